import {
  CARDS,
  DEFAULT_SHEET,
  finalNames,
  PER_HOUSE,
  PER_MAJORITY,
  PER_SECTION,
  PERSONS,
  type Provenance,
  personPoints,
  STACK,
  STATUES,
} from '@guildhall/bruges';
import type { Text } from '@guildhall/kernel';
import type { ReactNode } from 'react';
import { useText } from '../../../../shell/settings.ts';
import css from '../../../../table/rulebook/chapters.module.css';
import { Grade } from '../../../../table/rulebook/Grade.tsx';
import { Notes } from '../../../../table/rulebook/parts.tsx';
import { P, Rich } from '../../../../table/rulebook/Rich.tsx';
import { type RulingGroup, Rulings } from '../../../../table/rulebook/Rulings.tsx';
import { House } from '../../drawings/houses/House.tsx';
import { ActivationIcon } from '../../drawings/icons/ActivationIcon.tsx';
import { UseIcon } from '../../drawings/icons/UseIcon.tsx';
import { Majority } from '../../drawings/pieces/Majority.tsx';
import { Pawn } from '../../drawings/pieces/Pawn.tsx';
import { Pile } from '../../drawings/pieces/Pile.tsx';
import { Statue } from '../../drawings/pieces/Statue.tsx';
import { person } from '../figures.tsx';
import own from '../rules.module.css';
import { end, scoring, values } from '../texts/end.texts.ts';
import { cards, faq, here, persons, threats, town } from '../texts/faq.texts.ts';

export function End() {
  const { t } = useText();
  return (
    <div className={css.split}>
      <div className={css.column}>
        <P of={end.text} />
        <Notes of={[end.now, end.next]} />
        <P of={end.later} />
      </div>
      <figure className={css.figure}>
        <div className={own.rings}>
          <Pile cards={0} width={76} />
          <Pile cards={7} back="yellow" width={76} />
          <span className={own.aside}>
            <Pile cards={CARDS - 4 * STACK} back="brown" width={76} />
          </span>
        </div>
        <figcaption>{t(end.caption)}</figcaption>
      </figure>
    </div>
  );
}

/** The example of the rulebook: houses with who lives there, two turned markers, one long section, the sixth step. */
const HOUSES = [
  ['red', 'mayor'],
  ['red', 'town-clerk'],
  ['blue', 'weaver'],
  ['blue', 'cook'],
  ['brown', 'tanner'],
  ['yellow', null],
] as const;
const STEP = 6;
const PER_BUREAUCRAT = 2;

export function Scoring() {
  const { t } = useText();
  const rows: readonly [ReactNode, Text, ReactNode][] = [
    [<UseIcon key="person" use="person" colour="brown" size={30} />, scoring.person, t(scoring.third)],
    [<UseIcon key="house" use="house" colour="red" size={30} />, scoring.house, PER_HOUSE],
    [<ActivationIcon key="laurel" icon="laurel" size={28} />, scoring.laurel, t(scoring.asText)],
    [<Majority key="majority" majority="people" won size={28} />, scoring.majority, PER_MAJORITY],
    [<UseIcon key="section" use="canal" colour="blue" size={30} />, scoring.section, PER_SECTION],
    [<Statue key="statue" size={34} />, scoring.statue, t(scoring.range, { from: 2, to: STATUES + 1 })],
    [
      <Pawn key="step" player="green" size={30} />,
      scoring.step,
      <>
        {t(scoring.range, { from: DEFAULT_SHEET.reputation[0]!, to: DEFAULT_SHEET.reputation.at(-1)! })} <Grade />
      </>,
    ],
  ];
  const living = HOUSES.flatMap(([, id]) => (id === null ? [] : [person(id)]));
  const sample: readonly [string, number][] = [
    [t(finalNames.persons), living.reduce((sum, each) => sum + personPoints(each), 0)],
    [t(finalNames.houses), PER_HOUSE * HOUSES.length],
    [t(person('mayor').name), PER_BUREAUCRAT * living.filter(({ group }) => group === person('mayor').group).length],
    [t(finalNames.majorities), PER_MAJORITY * 2],
    [t(finalNames.canals), PER_SECTION],
    [t(finalNames.reputation), DEFAULT_SHEET.reputation[STEP - 1]!],
  ];
  return (
    <>
      <P of={scoring.intro} />
      <table className={css.table} data-numbers>
        <thead>
          <tr>
            <th scope="col">{t(scoring.what)}</th>
            <th scope="col">{t(scoring.points)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([picture, name, points]) => (
            <tr key={name.en}>
              <th scope="row" className={css.pictured}>
                <span>
                  <span className={own.picture}>{picture}</span>
                  {t(name)}
                </span>
              </th>
              <td>{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.note}>{t(scoring.nothing)}</p>
      <P of={scoring.win} />
      <h3 id="scoring-example">{t(scoring.sample)}</h3>
      <div className={css.sample}>
        <figure className={css.figure}>
          <div className={own.house}>
            {HOUSES.map(([colour, id]) => (
              <House key={`${colour} ${id}`} colour={colour} person={id === null ? undefined : person(id)} width={54} />
            ))}
          </div>
          <figcaption>{t(scoring.sampleText)}</figcaption>
        </figure>
        <table className={css.table} data-numbers>
          <tbody>
            {sample.map(([name, points]) => (
              <tr key={name}>
                <th scope="row" className={css.capital}>
                  {name}
                </th>
                <td>{points}</td>
              </tr>
            ))}
            <tr className={own.total}>
              <th scope="row">{t(scoring.sum)}</th>
              <td>{sample.reduce((sum, [, points]) => sum + points, 0)}</td>
            </tr>
          </tbody>
        </table>
      </div>
    </>
  );
}
export const scoringWords = [scoring, finalNames];

const from = (provenance: Provenance): number => PERSONS.filter((each) => each.provenance === provenance).length;

export const Values = () => (
  <>
    <P of={values.intro} />
    <ul className={css.list}>
      {[values.printed, values.inferred, values.reconstructed, values.ruling].map((text) => (
        <li key={text.en}>
          <Rich of={text} />
        </li>
      ))}
    </ul>
    <P of={values.ours} />
    <ul className={css.list}>
      <li>
        <Rich
          of={values.persons}
          with={{ printed: from('printed'), completed: from('completed'), ours: from('ours') }}
        />
      </li>
      {[values.deck, values.canals, values.reputation].map((text) => (
        <li key={text.en}>
          <Rich of={text} />
        </li>
      ))}
    </ul>
    <P of={values.sheet} />
  </>
);

const GROUPS: readonly RulingGroup[] = [
  { id: 'persons', title: faq.persons, rulings: persons },
  { id: 'threats', title: faq.threats, rulings: threats },
  { id: 'town', title: faq.town, rulings: town },
  { id: 'cards', title: faq.cards, rulings: cards },
  { id: 'here', title: faq.here, rulings: here },
];

export const Faq = () => <Rulings groups={GROUPS} />;
export const faqWords = [faq, GROUPS.map(({ rulings }) => rulings)];
