import { DISTRICT_POINTS, majorityNames, WORKER_POINTS } from '@guildhall/belfort';
import type { Text } from '@guildhall/kernel';
import { useText } from '../../../../shell/settings.ts';
import css from '../../../../table/rulebook/chapters.module.css';
import { Heads } from '../../../../table/rulebook/parts.tsx';
import { P } from '../../../../table/rulebook/Rich.tsx';
import { Laurel } from '../../boards/Laurel.tsx';
import { Shield } from '../../drawings/pieces/Shield.tsx';
import type { Colour } from '../../screen/contract.ts';
import { DistrictFigure } from '../figures/DistrictFigure.tsx';
import { Goods } from '../figures/Goods.tsx';
import { colours, end, scoring } from '../texts/scoring.texts.ts';

const PLACES = [scoring.first, scoring.second, scoring.third] as const;

/** Who stands on which place with how many markers. */
interface Rung {
  place: number;
  who: readonly (readonly [Colour, number])[];
}
/** Blue: keep, market and a wall. Yellow: pub and blacksmith. Purple: guild and library. Red: a gatehouse. */
const TIE_SECOND: Readonly<Record<number, Colour>> = {
  8: 'blue',
  9: 'blue',
  6: 'blue',
  10: 'blue',
  0: 'yellow',
  4: 'yellow',
  12: 'purple',
  7: 'purple',
  13: 'red',
};
const SECOND: readonly Rung[] = [
  { place: 1, who: [['blue', 4]] },
  { place: 2, who: [] },
  {
    place: 3,
    who: [
      ['yellow', 2],
      ['purple', 2],
    ],
  },
  { place: 4, who: [['red', 1]] },
];
const FIRST: readonly Rung[] = [
  { place: 1, who: [] },
  {
    place: 2,
    who: [
      ['red', 3],
      ['green', 3],
    ],
  },
  { place: 3, who: [['blue', 1]] },
];

function Ladder({ rungs, caption }: { rungs: readonly Rung[]; caption: Text }) {
  const { t } = useText();
  return (
    <table className={css.table} data-ladder>
      <caption>{t(caption)}</caption>
      <Heads of={[scoring.place, scoring.who, scoring.points]} />
      <tbody>
        {rungs.map(({ place, who }) => (
          <tr key={place}>
            <th scope="row">{place}.</th>
            <td>
              {who.length === 0 && <span className={css.quiet}>{t(scoring.nobody)}</span>}
              <span className={css.who}>
                {who.map(([colour, n]) => (
                  <span key={colour} className={css.owner}>
                    <Shield colour={colour} size={22} />
                    {t(colours[colour])} <b>{n}</b>
                  </span>
                ))}
              </span>
            </td>
            <td className={css.points}>{who.length === 0 ? '' : (DISTRICT_POINTS[place - 1] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const KINDS = ['elf', 'dwarf', 'gnome'] as const;
/** Count and points, in the order of KINDS. */
const WORKERS: readonly [Colour, readonly (readonly [number, number])[]][] = [
  [
    'yellow',
    [
      [4, 1],
      [5, 1],
      [2, 0],
    ],
  ],
  [
    'purple',
    [
      [3, 0],
      [5, 1],
      [2, 0],
    ],
  ],
  [
    'blue',
    [
      [3, 0],
      [4, 0],
      [3, 3],
    ],
  ],
  [
    'red',
    [
      [5, 3],
      [3, 0],
      [2, 0],
    ],
  ],
];

export function Scoring() {
  const { t } = useText();
  return (
    <>
      <P of={scoring.intro} />
      <table className={css.table} data-numbers>
        <caption>{t(scoring.caption)}</caption>
        <thead>
          <tr>
            <th scope="col">{t(scoring.majority)}</th>
            {PLACES.map((place) => (
              <th key={place.en} scope="col">
                {t(place)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(
            [
              [scoring.district, DISTRICT_POINTS],
              [scoring.workers, WORKER_POINTS],
            ] as const
          ).map(([name, points]) => (
            <tr key={name.en}>
              <th scope="row">{t(name)}</th>
              {PLACES.map((place, i) => (
                <td key={place.en}>{points[i] ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <P of={scoring.third3} />
      <P of={scoring.counts} />
      <h3 id="ties">{t(scoring.ties)}</h3>
      <P of={scoring.tiesText} />
      <div className={css.sample}>
        <figure className={css.figure}>
          <DistrictFigure guild="wizards" markers={TIE_SECOND} label={t(scoring.districtLabel)} />
        </figure>
        <div>
          <Ladder rungs={SECOND} caption={scoring.second2} />
          <p className={css.note}>{t(scoring.secondText)}</p>
        </div>
      </div>
      <div className={css.sample} data-even>
        <div>
          <Ladder rungs={FIRST} caption={scoring.first2} />
          <p className={css.note}>{t(scoring.firstText)}</p>
        </div>
        <div>
          <table className={css.table} data-numbers>
            <caption>{t(scoring.workers2)}</caption>
            <thead>
              <tr>
                <th scope="col">{t(scoring.builder)}</th>
                {KINDS.map((kind) => (
                  <th key={kind} scope="col" className={css.capital}>
                    {t(majorityNames[kind])}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {WORKERS.map(([colour, cells]) => (
                <tr key={colour}>
                  <th scope="row">
                    <span className={css.owner}>
                      <Shield colour={colour} size={20} />
                      {t(colours[colour])}
                    </span>
                  </th>
                  {cells.map(([count, n], i) => (
                    <td key={KINDS[i]}>
                      <span className="visually-hidden">{t(scoring.cell, { count, n })}</span>
                      <span aria-hidden="true" className={css.score} data-some={n > 0 || undefined}>
                        {count} <b>{n > 0 ? `+${n}` : '·'}</b>
                      </span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p className={css.note}>{t(scoring.workersText)}</p>
        </div>
      </div>
    </>
  );
}

export function End() {
  return (
    <div className={css.ending}>
      <Laurel size={64} />
      <div className={css.column}>
        <P of={end.text} />
        <P of={end.tie} />
        <p aria-hidden="true">
          <Goods wood={1} stone={1} gold={1} metal={2} size={22} />
        </p>
      </div>
    </div>
  );
}
