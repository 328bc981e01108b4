import { memo } from 'react';
import { clipTo } from '../Defs.tsx';
import { BridgeShape } from './Bridge.tsx';
import { BOARD, BRIDGES, HALF_CANAL, PLACES, RING, STAIR } from './layout.ts';
import { loop, turnOf } from './ring.ts';
import { StairShape } from './Stair.tsx';
import { Mill, Stall, TownHouse, Tree, Well } from './scenery.tsx';
import { TownHallShape } from './TownHall.tsx';

const LINE = 'var(--br-map-line)';
const ROOFS = ['var(--br-map-roof)', 'var(--br-map-roof-2)', 'var(--br-map-roof-3)'] as const;

/** x, y, width, height of the quiet houses, row by row. */
const ROWS: readonly (readonly (readonly [number, number, number, number])[])[] = [
  [
    [146, 136, 22, 34],
    [170, 130, 20, 40],
    [192, 126, 24, 36],
    [218, 120, 20, 44],
    [240, 118, 24, 38],
    [266, 114, 20, 44],
    [288, 114, 26, 36],
    [316, 110, 20, 46],
    [338, 110, 24, 38],
  ],
  [
    [500, 110, 24, 38],
    [526, 110, 20, 46],
    [548, 112, 24, 36],
    [664, 124, 22, 38],
    [688, 130, 20, 34],
  ],
  [
    [298, 402, 24, 34],
    [326, 402, 20, 40],
    [348, 402, 24, 34],
  ],
  [
    [488, 402, 24, 34],
    [514, 402, 20, 42],
    [536, 402, 26, 36],
    [564, 400, 20, 40],
    [586, 398, 22, 34],
  ],
];
/** x, y, scale. */
const MEADOW_TREES = [
  [88, 42, 0.9],
  [24, 116, 0.8],
  [806, 52, 0.95],
  [832, 82, 1.1],
  [784, 34, 0.7],
  [782, 462, 0.9],
  [846, 388, 0.8],
  [30, 420, 1],
  [54, 448, 1.15],
  [86, 464, 0.85],
] as const;
const TOWN_TREES = [
  [130, 150, 0.8],
  [112, 168, 0.7],
  [622, 396, 0.8],
  [722, 138, 0.75],
  [672, 226, 0.8],
  [686, 232, 0.65],
] as const;

const OUTER_QUAY = loop(RING, HALF_CANAL + 9);
const BED = loop(RING, HALF_CANAL + 2);
const INNER_QUAY = loop(RING, -HALF_CANAL - 2);
const SQUARE = loop(RING, -HALF_CANAL - 10);

const Ground = () => (
  <>
    <path d={`M0 0H${BOARD.width}V${BOARD.height}H0Z`} fill="var(--br-meadow)" />
    <path d={`M0 0H${BOARD.width}V${BOARD.height}H0Z`} fill="url(#br-grass)" />
    {MEADOW_TREES.map(([x, y, scale]) => (
      <Tree key={x} x={x} y={y} scale={scale} />
    ))}
    <Mill x={38} y={66} scale={0.88} />
    <Mill x={830} y={460} scale={0.88} />
    <g stroke={LINE}>
      <path d={OUTER_QUAY} fill="var(--br-quay)" strokeWidth={1.2} />
      <path d={BED} fill="var(--br-bed)" strokeWidth={1.5} />
      <path d={INNER_QUAY} fill="var(--br-quay)" strokeWidth={1.5} />
      <path d={SQUARE} fill="var(--br-square)" />
    </g>
    <path d={SQUARE} fill="url(#br-cobbles)" />
  </>
);

/**
 * Everything of the town that never changes, in the board's 860 by 472: meadow, quays, square, bridges, stair and town
 * hall. Canals, guard houses, pawns, dice and piles are laid on it.
 */
export const TownGround = memo(function TownGround({ reputation }: { reputation: readonly number[] }) {
  return (
    <g clipPath={clipTo('town')}>
      <Ground />
      {ROWS.map((row, r) =>
        row.map(([x, y, w, h], i) => (
          <TownHouse key={`${x}`} x={x} y={y} w={w} h={h} fill={ROOFS[(i * (r > 1 ? 2 : 1) + r) % 3]!} />
        )),
      )}
      {TOWN_TREES.map(([x, y, scale]) => (
        <Tree key={x} x={x} y={y} scale={scale} />
      ))}
      <Stall x={110} y={206} fill={ROOFS[0]} />
      <Stall x={152} y={222} fill={ROOFS[2]} />
      <Well x={126} y={227} />
      {BRIDGES.map((place) => (
        <g
          key={`${place.x} ${place.y}`}
          transform={`translate(${place.x.toFixed(1)} ${place.y.toFixed(1)})rotate(${turnOf(place) - 90})`}
        >
          <BridgeShape />
        </g>
      ))}
      <StairShape points={reputation} />
      <g transform={`translate(${STAIR.x + reputation.length * STAIR.width} ${STAIR.base})`}>
        <TownHallShape />
      </g>
      <rect {...PLACES.tray} rx={12} fill="var(--br-tray)" stroke={LINE} strokeWidth={1.3} />
    </g>
  );
});
