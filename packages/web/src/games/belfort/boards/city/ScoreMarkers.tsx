import type { CSSProperties } from 'react';
import { named } from '../../anchors.ts';
import { ShieldShape } from '../../drawings/pieces/Shield.tsx';
import type { Screen } from '../../screen/contract.ts';
import { BOSS, cellOf, lapOf, outward, type Point, shift, sideOf, TRACK, trackPoint } from '../geometry.ts';
import styles from './City.module.css';
import { DECORATION } from './decoration.ts';

/** Markers stand on the outer half of their cell: its number stays in sight inside, the tax outside. */
const OUT = 7.5;
const STEP = 14.5;
/** Several on one cell share its length. */
const ROOM = 36;
const BOSS_STEP = 17;

interface Marker {
  readonly seat: number;
  readonly score: number;
}

function placesOn(cell: number, count: number): Point[] {
  if (cell === 0)
    return Array.from({ length: count }, (_, i) => shift(BOSS, [20 + i * BOSS_STEP - (count * BOSS_STEP) / 2, 0]));
  const out = outward(sideOf(cell));
  const along: Point = [-out[1], out[0]];
  const step = count < 2 ? 0 : Math.min(STEP, ROOM / (count - 1));
  const middle = shift(trackPoint(cell), out, OUT);
  return Array.from({ length: count }, (_, i) => shift(middle, along, (i - (count - 1) / 2) * step));
}

/** On a phone only every fifth number is shown: its markers keep further out, all others in the middle of their cell. */
function onPhone(score: number): CSSProperties {
  const cell = cellOf(score);
  if (cell === 0) return {};
  const [x, y] = shift([0, 0], outward(sideOf(cell)), cell % 5 === 0 ? 12 : -OUT);
  return { '--phone-x': `${x.toFixed(1)}px`, '--phone-y': `${y.toFixed(1)}px` } as CSSProperties;
}

/** The boss on the top corner, grown to a plaque while markers stand on 0. */
function Boss({ markers }: { markers: number }) {
  const width = 26 + markers * BOSS_STEP;
  return (
    <g transform={`translate(${BOSS[0]} ${BOSS[1]})`} className={styles.boss}>
      <rect x={-width / 2} y={-13} width={width} height={26} rx={13} />
      <text x={markers === 0 ? 0 : 14 - width / 2} dy=".34em">
        0
      </text>
    </g>
  );
}

export function ScoreMarkers({ screen: { view, colours } }: { screen: Screen }) {
  const cells = new Map<number, Marker[]>();
  view.players.forEach(({ score }, seat) => {
    const cell = cellOf(score);
    cells.set(cell, [...(cells.get(cell) ?? []), { seat, score }]);
  });
  const placed = [...cells].flatMap(([cell, markers]) => {
    const places = placesOn(cell, markers.length);
    return markers.map((marker, i) => ({ ...marker, at: places[i]! }));
  });
  // Always in seat order: an element that is put elsewhere on the page does not glide.
  placed.sort((a, b) => a.seat - b.seat);
  return (
    <g {...DECORATION}>
      <Boss markers={cells.get(0)?.length ?? 0} />
      {placed.map(({ seat, score, at: [x, y] }) => {
        const lap = lapOf(score);
        return (
          <g
            key={seat}
            {...named.piece(`score:${seat}`)}
            className={styles.scoreMarker}
            style={{ transform: `translate(${x}px, ${y}px)` }}
          >
            <g className={styles.scoreShield} style={onPhone(score)}>
              <ShieldShape colour={colours[seat]!} />
              {lap > 0 && (
                <g className={styles.lap}>
                  <path d="M-13,-20H13L10.500,-15L13,-10H-13Z" />
                  <text y={-11.6}>+{lap * TRACK}</text>
                </g>
              )}
            </g>
          </g>
        );
      })}
    </g>
  );
}
