import {
  CARDS,
  COLOURS,
  colourNames,
  MAJORITIES,
  SPACES,
  STACK,
  START_GUILDERS,
  START_POINTS,
  STATUES,
  statuePoints,
} from '@guildhall/bruges';
import type { ReactNode } from 'react';
import { PageLink } from '../../../../shell/PageLink.tsx';
import { useText } from '../../../../shell/settings.ts';
import css from '../../../../table/rulebook/chapters.module.css';
import { ByPlayers, Steps } from '../../../../table/rulebook/parts.tsx';
import { P, Rich } from '../../../../table/rulebook/Rich.tsx';
import { MarkDisc } from '../../drawings/marks/Mark.tsx';
import { CanalDisc } from '../../drawings/pieces/CanalDisc.tsx';
import { CardBack } from '../../drawings/pieces/CardBack.tsx';
import { Die } from '../../drawings/pieces/Die.tsx';
import { Guilder } from '../../drawings/pieces/Guilder.tsx';
import { Majority } from '../../drawings/pieces/Majority.tsx';
import { StartPlayer } from '../../drawings/pieces/StartPlayer.tsx';
import { Statue } from '../../drawings/pieces/Statue.tsx';
import { ThreatMarker } from '../../drawings/pieces/Threat.tsx';
import { Worker } from '../../drawings/pieces/Worker.tsx';
import { Portrait } from '../../drawings/portraits/Portrait.tsx';
import { PersonPicture } from '../../persons/PersonEntry.tsx';
import { person } from '../figures.tsx';
import own from '../rules.module.css';
import { goal, pieces, setup, table } from '../texts/begin.texts.ts';

const SOME = ['queen', 'alchemist', 'coachman', 'bard'].map(person);

export function Goal() {
  const { t } = useText();
  return (
    <div className={css.split}>
      <div className={`${css.lead} ${css.column}`}>
        {goal.sentences.map((sentence) => (
          <P key={sentence.en} of={sentence} with={{ cards: CARDS }} />
        ))}
      </div>
      <figure className={css.figure}>
        <div className={own.people}>
          {SOME.map((each) => (
            <PageLink key={each.id} to="/persons" hash={each.id} title={t(each.name)} aria-label={t(each.name)}>
              <Portrait person={each} />
            </PageLink>
          ))}
        </div>
        <figcaption>{t(goal.caption)}</figcaption>
      </figure>
    </div>
  );
}

const PIECES: Readonly<Record<keyof typeof pieces, ReactNode>> = {
  guilders: <Guilder size={32} />,
  workers: (
    <>
      <Worker colour="blue" size={32} />
      <Worker colour="red" size={32} />
    </>
  ),
  dice: (
    <>
      <Die colour="purple" value={2} size={34} />
      <Die colour="yellow" value={5} size={34} />
    </>
  ),
  threats: (
    <>
      <ThreatMarker colour="red" size={32} />
      <ThreatMarker colour="brown" size={32} />
    </>
  ),
  canals: (
    <>
      <CanalDisc colour="blue" owner="green" cost={1} size={34} />
      <CanalDisc colour="yellow" owner={null} cost={2} size={34} />
    </>
  ),
  statues: <Statue points={statuePoints(STATUES)} size={44} />,
  majorities: MAJORITIES.map((majority) => <Majority key={majority} majority={majority} won={false} size={25} />),
  start: <StartPlayer size={34} />,
};

export function Table() {
  const { t } = useText();
  return (
    <>
      <div className={css.split}>
        <div className={css.column}>
          <h3>{t(table.colours)}</h3>
          <P of={table.coloursText} />
          <ul className={own.signs}>
            {COLOURS.map((colour) => (
              <li key={colour}>
                <MarkDisc colour={colour} size={26} />
                <span>{t(colourNames[colour])}</span>
              </li>
            ))}
          </ul>
          <h3>{t(table.cards)}</h3>
          <P of={table.cardsText} />
          <P of={table.onCard} />
        </div>
        <figure className={css.figure}>
          <div className={own.card}>
            <PersonPicture person={person('coachman')} />
            <CardBack colour="blue" width={108} />
          </div>
          <figcaption>{t(table.cardCaption)}</figcaption>
        </figure>
      </div>
      <h3>{t(table.pieces)}</h3>
      <ul className={css.pieces}>
        {(Object.keys(PIECES) as (keyof typeof pieces)[]).map((name) => (
          <li key={name}>
            <span className={css.piece}>{PIECES[name]}</span>
            <span>
              <Rich of={pieces[name]} with={{ spaces: SPACES }} />
            </span>
          </li>
        ))}
      </ul>
      <P of={table.open} />
    </>
  );
}
export const tableWords = [table, pieces, colourNames];

const SEATS = [2, 3, 4] as const;

export function Setup() {
  const rows = [
    [setup.piles, (seats: number) => `${Math.ceil((seats * STACK) / 2)} + ${Math.floor((seats * STACK) / 2)}`],
    [setup.extra, (seats: number) => CARDS - seats * STACK],
  ] as const;
  return (
    <>
      <Steps of={setup.steps} with={{ cards: CARDS, stack: STACK, points: START_POINTS, guilders: START_GUILDERS }} />
      <ByPlayers caption={setup.byPlayers} players={setup.players} seats={SEATS} rows={rows} />
    </>
  );
}
