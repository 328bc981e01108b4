import type { ReactNode } from 'react';
import { narrowerThan } from '../design/breakpoints.ts';
import { useText } from '../shell/settings.ts';
import { endTexts } from './end.texts.ts';
import { curveOf, type Part, type Reckoned, ticksUpTo } from './reckoning.ts';
import css from './ScoreGraph.module.css';
import { useMedia } from './useMedia.ts';

interface Props {
  readonly names: readonly string[];
  readonly lines: readonly Reckoned[];
  readonly parts: readonly Part[];
  badge(seat: number, size?: number): ReactNode;
  colour(seat: number): string;
}

const TOP = 26;
const BOTTOM = 24;
const LEFT = 34;
const SIGN = 15;
/** Every line has its own stroke besides its colour. */
const DASHES = [undefined, '9 4', '2.5 4', '12 4 3 4', '5 3'];

/** Points after every round: one line per player, with the player's sign wherever it bends and at its end. */
export function ScoreGraph({ names, lines, parts, badge, colour }: Props) {
  const { t } = useText();
  const small = useMedia(narrowerThan(600));
  const [width, height, right] = small ? [340, 220, 52] : [700, 250, 138];
  const rounds = Math.max(1, ...lines.map((line) => line.round ?? 0), ...parts.map(({ until }) => until));
  const curves = names.map((_, seat) => curveOf(lines, seat, rounds));
  const ticks = ticksUpTo(Math.max(...curves.flat()));
  const x = (round: number) => LEFT + (round / rounds) * (width - LEFT - right);
  const y = (points: number) => height - BOTTOM - (points / ticks.at(-1)!) * (height - TOP - BOTTOM);
  const summary = names.map((name, seat) =>
    t(endTexts.curve, { name, points: parts.map(({ until }) => curves[seat]![until] ?? 0).join(', ') }),
  );
  return (
    <figure className={css.graph}>
      <figcaption>{t(endTexts.overRounds)}</figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${t(endTexts.overRounds)}. ${summary.join('; ')}`}
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <line className={css.grid} x1={LEFT} x2={x(rounds)} y1={y(tick)} y2={y(tick)} />
            <text className={css.axis} data-end x={LEFT - 8} y={y(tick) + 4}>
              {tick}
            </text>
          </g>
        ))}
        {labelled(parts, x, width).map(({ name, until, end }) => (
          <g key={name}>
            <line className={css.scoring} x1={x(until)} x2={x(until)} y1={TOP - 8} y2={height - BOTTOM} />
            <text className={css.part} x={end} y={TOP - 13}>
              {name}
            </text>
          </g>
        ))}
        {Array.from({ length: rounds + 1 }, (_, round) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
          <text key={round} className={css.axis} x={x(round)} y={height - 6}>
            {parts.find(({ until }) => until === round)?.mark ?? round}
          </text>
        ))}
        {curves.map((curve, seat) => {
          const line = {
            points: curve.map((points, round) => `${x(round)},${y(points)}`).join(' '),
            strokeDasharray: DASHES[seat % DASHES.length],
          };
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <g key={seat} className={css.curve}>
              <polyline className={css.casing} {...line} />
              <polyline style={{ stroke: colour(seat) }} {...line} />
            </g>
          );
        })}
        {bends(curves).map(({ seat, round, points, beside }) => (
          <g
            key={`${seat}.${round}`}
            transform={`translate(${x(round) - SIGN / 2 - beside * SIGN} ${y(points) - SIGN / 2})`}
          >
            {badge(seat, SIGN)}
          </g>
        ))}
        {spread(curves.map((curve, seat) => ({ seat, points: curve.at(-1)!, at: y(curve.at(-1)!) }))).map(
          ({ seat, points, at }) => (
            <g key={seat} transform={`translate(${x(rounds) + 12} ${at})`}>
              <g transform={`translate(0 ${-SIGN / 2})`}>{badge(seat, SIGN)}</g>
              <text className={css.name} x={SIGN + 4} y={4.5}>
                {points}
                {!small && <tspan> {shortened(names[seat]!)}</tspan>}
              </text>
            </g>
          ),
        )}
      </svg>
    </figure>
  );
}

/** About as wide as a letter of a part's name. */
const LETTER = 6.6;

/** The parts with where their names end: over the middle of their line, or further left where the next name begins. */
function labelled(parts: readonly Part[], x: (round: number) => number, width: number) {
  let limit = width;
  return parts
    .toReversed()
    .map(({ name, until }) => {
      const room = name.length * LETTER;
      const end = Math.min(x(until) + room / 2, limit);
      limit = end - room - 2 * LETTER;
      return { name, until, end };
    })
    .toReversed();
}

const shortened = (name: string) => (name.length > 14 ? `${name.slice(0, 13)}…` : name);

/** Where a line changes its height, short of its end; signs that would lie on each other stand side by side. */
function bends(curves: readonly (readonly number[])[]) {
  return curves.flatMap((curve, seat) =>
    curve.flatMap((points, round) => {
      if (round === 0 || round === curve.length - 1 || points === curve[round - 1]) return [];
      const beside = curves.slice(0, seat).filter((other) => other[round] === points).length;
      return [{ seat, round, points, beside }];
    }),
  );
}

/** From top to bottom, pushed apart where the lines end close together. */
function spread<T extends { at: number }>(ends: readonly T[]): T[] {
  const placed: T[] = [];
  for (const end of [...ends].sort((a, b) => a.at - b.at)) {
    placed.push({ ...end, at: Math.max(end.at, (placed.at(-1)?.at ?? -SIGN) + SIGN + 2) });
  }
  return placed;
}
