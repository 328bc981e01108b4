import {
  amounts,
  COLOURS,
  colourNames,
  DEFAULT_SHEET,
  GRADES,
  INTRIGUE,
  LAST_STEP,
  MAJORITIES,
  PER_MAJORITY,
  PER_SECTION,
  STATUES,
  STRIKES,
  statuePoints,
  threatNames,
} from '@guildhall/bruges';
import { useText } from '../../../../shell/settings.ts';
import css from '../../../../table/rulebook/chapters.module.css';
import { Example } from '../../../../table/rulebook/Example.tsx';
import { Grade } from '../../../../table/rulebook/Grade.tsx';
import { P, Rich } from '../../../../table/rulebook/Rich.tsx';
import { colourClass } from '../../drawings/colours.ts';
import { House } from '../../drawings/houses/House.tsx';
import { MarkDisc } from '../../drawings/marks/Mark.tsx';
import { Die } from '../../drawings/pieces/Die.tsx';
import { Majority } from '../../drawings/pieces/Majority.tsx';
import { Shield } from '../../drawings/pieces/Shield.tsx';
import { Statue } from '../../drawings/pieces/Statue.tsx';
import { ThreatRing } from '../../drawings/pieces/Threat.tsx';
import { COLOURS as PLAYERS } from '../../screen/contract.ts';
import { CanalFigure, Row, StairFigure } from '../figures.tsx';
import own from '../rules.module.css';
import { canals, majorities, reputation, threats } from '../texts/town.texts.ts';

/** From the first to be taken. */
const STATUE_POINTS = Array.from({ length: STATUES }, (_, i) => statuePoints(STATUES - i));

/** How many markers there may be, up to those that strike. */
const MARKERS = Array.from({ length: STRIKES }, (_, i) => i + 1);

export function Canals() {
  const { t } = useText();
  return (
    <>
      <P of={canals.text} />
      <figure className={css.figure}>
        <CanalFigure tokens={[2, 3]} />
        <figcaption>{t(canals.caption)}</figcaption>
      </figure>
      <ul className={css.list}>
        <li>
          <Rich of={canals.third} with={{ section: PER_SECTION }} />
        </li>
        <li>
          <Rich of={canals.statue} />
        </li>
      </ul>
      <h3 id="statues">{t(canals.statues, { n: STATUES })}</h3>
      <div className={own.statues}>
        {STATUE_POINTS.map((points) => (
          <Statue key={points} points={points} size={58} label={t(amounts.points, { n: points })} />
        ))}
      </div>
      <table className={css.table} data-numbers>
        <caption>
          {t(canals.all)} {GRADES.canals === 'R' && <Grade />}
        </caption>
        <thead>
          <tr>
            {[canals.seat, canals.left, canals.right].map((name) => (
              <th key={name.en} scope="col">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {DEFAULT_SHEET.canals.map((sections, seat) => (
            <tr key={sections.join()}>
              <th scope="row">{seat + 1}</th>
              {sections.map((colours) => (
                <td key={colours.join()}>
                  <span className={own.seat}>
                    {colours.map((colour) => (
                      <MarkDisc key={colour} colour={colour} size={22} label={t(colourNames[colour])} />
                    ))}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.note}>{t(canals.outward)}</p>
    </>
  );
}

export function Threats() {
  const { t } = useText();
  return (
    <>
      <div className={css.split}>
        <P of={threats.text} />
        <figure className={css.figure}>
          <div className={own.rings}>
            {MARKERS.map((markers) => (
              <ThreatRing key={markers} colour="red" markers={markers} size={68} />
            ))}
          </div>
          <figcaption>{t(threats.rings)}</figcaption>
        </figure>
      </div>
      <div className={own.threats}>
        {COLOURS.map((colour) => (
          <section key={colour} id={`threat-${colour}`} className={`${own.threat} ${colourClass(colour)}`}>
            <ThreatRing colour={colour} markers={STRIKES} size={60} />
            <div>
              <h3>
                <span className={own.name}>{t(threatNames[colour])}</span>
              </h3>
              <P of={threats[colour]} with={{ intrigue: INTRIGUE }} />
            </div>
          </section>
        ))}
      </div>
      <h3 id="averting">{t(threats.away)}</h3>
      <P of={threats.awayText} />
      <Example of={threats.example}>
        <Row>
          <Die colour="red" value={5} size={40} />
          <ThreatRing colour="red" markers={STRIKES} size={52} />
          <House colour="brown" width={32} />
        </Row>
        <Row>
          <Die colour="yellow" value={6} size={40} />
          <ThreatRing colour="yellow" markers={STRIKES} size={52} />
        </Row>
      </Example>
    </>
  );
}
export const threatWords = [threats, threatNames];

export function Reputation() {
  const { t } = useText();
  const label = DEFAULT_SHEET.reputation
    .map((points, i) => t(reputation.step, { n: i + 1, points: t(amounts.points, { n: points }) }))
    .join(', ');
  return (
    <div className={css.split}>
      <div className={css.column}>
        <P of={reputation.text} />
        <P of={reputation.end} with={{ n: LAST_STEP }} />
      </div>
      <figure className={css.figure}>
        <StairFigure label={label} />
        <figcaption>
          {t(reputation.caption)} {GRADES.reputation === 'R' && <Grade />}
        </figcaption>
      </figure>
    </div>
  );
}

/** Persons of the four in the example. */
const PEOPLE = [6, 5, 4, 4] as const;

export function Majorities() {
  return (
    <>
      <P of={majorities.text} />
      <ul className={own.faces}>
        {MAJORITIES.map((majority) => (
          <li key={majority}>
            <span>
              <Majority majority={majority} won={false} size={38} />
              <Majority majority={majority} won size={38} />
            </span>
            <span className={own.name}>
              <Rich of={majorities[majority]} />
            </span>
          </li>
        ))}
      </ul>
      <P of={majorities.stays} with={{ majority: PER_MAJORITY }} />
      <Example of={majorities.example}>
        {PLAYERS.map((player, i) => (
          <Row key={player}>
            <Shield player={player} size={28} />
            <b>{PEOPLE[i]}</b>
            <Majority majority="people" won={i === 0} size={28} />
          </Row>
        ))}
      </Example>
    </>
  );
}
