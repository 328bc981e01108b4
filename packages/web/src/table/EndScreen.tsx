import type { ScoreLine, Standing } from '@guildhall/kernel';
import type { ReactNode } from 'react';
import { useText } from '../shell/settings.ts';
import css from './EndScreen.module.css';
import { tableTexts } from './texts.ts';

interface Props {
  readonly names: readonly string[];
  readonly standings: readonly Standing[];
  readonly lines: readonly ScoreLine[];
  /** What a line of the reckoning is for. */
  itemName(item: string): string;
  badge(seat: number): ReactNode;
  /** The CSS colour of a seat. */
  colour(seat: number): string;
  readonly actions: ReactNode;
}

/** Explains every point: who won, a table by item, and how the points grew. */
export function EndScreen({ names, standings, lines, itemName, badge, colour, actions }: Props) {
  const { t, lang } = useText();
  const order = [...standings].sort((a, b) => a.place - b.place);
  const winners = order.filter(({ place }) => place === 1).map(({ seat }) => names[seat]!);
  const items = [...new Set(lines.map(({ item }) => item))];
  const sum = (seat: number, item: string) =>
    lines.reduce((total, line) => (line.seat === seat && line.item === item ? total + line.points : total), 0);
  return (
    <section className={css.end} aria-labelledby="end-title">
      <h1 id="end-title" className={css.winner}>
        {t(tableTexts.winner, { n: winners.length, names: new Intl.ListFormat(lang).format(winners) })}
      </h1>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling table must be reachable by keyboard */}
      <div className={css.scroll} tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t(tableTexts.points)}</th>
              {order.map(({ seat, place }) => (
                <th key={seat} scope="col">
                  <span className={css.badge}>{badge(seat)}</span>
                  {place}. {names[seat]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <tr key={item}>
                <th scope="row">{itemName(item)}</th>
                {order.map(({ seat }) => (
                  <td key={seat}>{sum(seat, item) || '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t(tableTexts.total)}</th>
              {order.map(({ seat, score }) => (
                <td key={seat}>{score}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">{t(tableTexts.tieBreak)}</th>
              {order.map(({ seat, tieBreak }) => (
                <td key={seat}>{tieBreak}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <ScoreGraph names={names} lines={lines} colour={colour} />
      <div className={css.actions}>{actions}</div>
    </section>
  );
}

const WIDTH = 520;
const HEIGHT = 180;

/** Points after every round, one line per player with their name at its end. */
function ScoreGraph({ names, lines, colour }: Pick<Props, 'names' | 'lines' | 'colour'>) {
  const { t } = useText();
  const rounds = Math.max(1, ...lines.map((line) => line.round ?? 0));
  const curves = names.map((_, seat) =>
    Array.from({ length: rounds + 1 }, (_, round) =>
      lines.reduce((sum, line) => (line.seat === seat && (line.round ?? rounds) <= round ? sum + line.points : sum), 0),
    ),
  );
  const most = Math.max(1, ...curves.flat());
  const x = (round: number) => 28 + (round / rounds) * (WIDTH - 130);
  const y = (points: number) => HEIGHT - 22 - (points / most) * (HEIGHT - 40);
  /** Names at the end of the lines, pushed apart where the lines end close together. */
  const ends = curves
    .map((curve, seat) => ({ seat, at: y(curve.at(-1)!), points: curve.at(-1)! }))
    .sort((a, b) => a.at - b.at);
  ends.forEach((end, i) => {
    if (i > 0) end.at = Math.max(end.at, ends[i - 1]!.at + 15);
  });
  return (
    <figure className={css.graph}>
      <figcaption>{t(tableTexts.overRounds)}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t(tableTexts.overRounds)}>
        {Array.from({ length: rounds + 1 }, (_, round) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
          <g key={round}>
            <line className={css.grid} x1={x(round)} x2={x(round)} y1={12} y2={HEIGHT - 22} />
            <text className={css.axis} x={x(round)} y={HEIGHT - 6}>
              {round}
            </text>
          </g>
        ))}
        {curves.map((curve, seat) => (
          <polyline
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={seat}
            className={css.curve}
            style={{ stroke: colour(seat) }}
            points={curve.map((points, round) => `${x(round)},${y(points)}`).join(' ')}
          />
        ))}
        {ends.map(({ seat, at, points }) => (
          <text key={seat} className={css.name} x={x(rounds) + 8} y={at + 4}>
            {points} {names[seat]}
          </text>
        ))}
      </svg>
    </figure>
  );
}
