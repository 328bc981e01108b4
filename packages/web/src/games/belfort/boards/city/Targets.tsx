import { DISTRICTS, guildSymbol, kindOf, SYMBOLS_PER_DISTRICT } from '@guildhall/belfort';
import type { KeyboardEvent, ReactNode } from 'react';
import { memo } from 'react';
import { exceptHint } from '../../../../table/screen/exceptHint.ts';
import { named } from '../../anchors.ts';
import type { Mark, Screen, Target } from '../../screen/contract.ts';
import { targets } from '../../screen/targets.ts';
import {
  between,
  FIRST_WALL,
  guildParts,
  HIT,
  HIT_CLOSE,
  KEEP,
  keepPoint,
  type Point,
  shift,
  symbolPoint,
  VISITS,
  wallEdges,
} from '../geometry.ts';
import styles from './City.module.css';

interface Shape {
  /** The middle of the place, and the room around it that answers to the pointer. */
  readonly at: Point;
  readonly hit: ReactNode;
  /** Half width and height of the frame for the keyboard, and how far up its middle lies. */
  readonly frame: readonly [rx: number, ry: number, up: number];
}

/** How far from its middle line a wall answers. */
const WALL_REACH = 19;

const circle = ([cx, cy]: Point, r: number) => <circle cx={cx} cy={cy} r={r} data-hit="" className={styles.hit} />;

function wallShape(district: number, wall: number, at: Point): Shape {
  const { inner, outer } = wallEdges(district, wall);
  const [from, to] = [0, 1].map((end) => shift(between(inner[end]!, outer[end]!, 0.5), [0, -4])) as [Point, Point];
  const [[ax, ay], [bx, by]] = [between(from, to, 0.14), between(from, to, 0.86)];
  // a strip along the wall, with an area of its own whichever way the wall runs
  const length = Math.hypot(bx - ax, by - ay);
  const [px, py] = [(-(by - ay) / length) * WALL_REACH, ((bx - ax) / length) * WALL_REACH];
  const corners = [
    [ax + px, ay + py],
    [bx + px, by + py],
    [bx - px, by - py],
    [ax - px, ay - py],
  ];
  const hit = (
    <polygon points={corners.map((corner) => corner.join(',')).join(' ')} data-hit="" className={styles.hit} />
  );
  return { at, hit, frame: [Math.abs(bx - ax) / 2 + 16, Math.abs(by - ay) / 2 + 15, 4] };
}

function shapeOf(symbol: number): Shape {
  const district = Math.floor(symbol / SYMBOLS_PER_DISTRICT);
  const number = symbol % SYMBOLS_PER_DISTRICT;
  const at = symbolPoint(symbol);
  switch (kindOf(symbol)) {
    case 'wall':
      return wallShape(district, number - FIRST_WALL, at);
    case 'keep': {
      const middle = keepPoint(district);
      return { at: middle, hit: circle(shift(middle, [0, -4]), HIT), frame: [24, 22, 6] };
    }
    case 'guild': {
      const { hall } = guildParts(district);
      return { at, hit: circle(shift(hall, [0, -4]), HIT_CLOSE), frame: [38, 38, 4] };
    }
    case 'gatehouse':
      return { at, hit: circle(shift(at, [0, -5]), HIT_CLOSE), frame: [16, 22, 8] };
    case 'tower':
      return { at, hit: circle(shift(at, [0, -9]), HIT), frame: [27, 32, 16] };
    default:
      return { at, hit: circle(shift(at, [0, -4]), HIT), frame: [28, 26, 8] };
  }
}

function plankShape(district: number): Shape {
  const { plank } = guildParts(district);
  return { at: plank, hit: circle(plank, HIT_CLOSE), frame: [18, 14, 2] };
}

/** Clockwise by district, inside a district from the keep outwards, the plank after its guild. */
const TARGETS: readonly (readonly [Target, Shape])[] = DISTRICTS.flatMap((district) =>
  VISITS.flatMap((number): [Target, Shape][] => {
    const symbol = district * SYMBOLS_PER_DISTRICT + number;
    const own: [Target, Shape] = [`symbol:${symbol}`, shapeOf(symbol)];
    return symbol === guildSymbol(district) ? [own, [`guild:${district}`, plankShape(district)]] : [own];
  }),
);

const isPress = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' ';

/** What is idle can be read, but not reached by the keyboard. */
const roleOf = (mark: Mark) =>
  mark === 'idle'
    ? { role: 'img' }
    : {
        role: 'button',
        tabIndex: 0,
        'aria-pressed': mark === 'chosen' || undefined,
        'aria-disabled': mark === 'impossible' || undefined,
      };

interface Props {
  screen: Screen;
  onPoint: (target: Target | null) => void;
  /** Walls per district. */
  walls: number;
}

/** What can be pointed at, above everything drawn: its order is the keyboard's, not the painter's. */
export const Targets = memo(DrawnTargets, exceptHint);

function DrawnTargets({ screen, onPoint, walls }: Props) {
  const shown = (target: Target) => {
    const symbol = targets.valueIn(target, 'symbol');
    return walls > 1 || symbol === null || symbol % SYMBOLS_PER_DISTRICT !== FIRST_WALL + 1;
  };
  return (
    <g>
      {TARGETS.filter(([target]) => shown(target)).map(([target, { at, hit, frame }]) => {
        const mark = screen.mark(target);
        const [rx, ry, up] = frame;
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the role comes with the mark
          <g
            key={target}
            {...roleOf(mark)}
            aria-label={screen.label(target)}
            {...named.target(target)}
            data-mark={mark}
            className={styles.target}
            onClick={() => screen.pick(target)}
            onKeyDown={(event) => {
              if (!isPress(event)) return;
              event.preventDefault();
              screen.pick(target);
            }}
            onPointerEnter={() => onPoint(target)}
            onPointerLeave={() => onPoint(null)}
            onFocus={() => onPoint(target)}
            onBlur={() => onPoint(null)}
          >
            <rect
              x={at[0] - rx}
              y={at[1] - up - ry}
              width={rx * 2}
              height={ry * 2}
              rx={8}
              className={styles.focusFrame}
            />
            {hit}
          </g>
        );
      })}
      {/* The second symbol of a keep answers through the first; this only marks its place. */}
      {DISTRICTS.map((district) => {
        const symbol = district * SYMBOLS_PER_DISTRICT + KEEP[1];
        const [x, y] = symbolPoint(symbol);
        return (
          <circle key={symbol} cx={x} cy={y - 4} r={8} {...named.target(`symbol:${symbol}`)} className={styles.place} />
        );
      })}
    </g>
  );
}
