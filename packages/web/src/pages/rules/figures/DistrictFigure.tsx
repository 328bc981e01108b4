import { type Guild, guildSymbol, kindOf, SYMBOLS_PER_DISTRICT } from '@guildhall/belfort';
import type { ReactNode } from 'react';
import styles from '../../../belfort/boards/city/City.module.css';
import { GateArch } from '../../../belfort/boards/city/GateArch.tsx';
import { GuildSquare } from '../../../belfort/boards/city/GuildSquare.tsx';
import { Lot, SiteDrawing, type SiteState } from '../../../belfort/boards/city/SiteDrawing.tsx';
import { viewBoxOf } from '../../../belfort/boards/city/useZoom.ts';
import { WallDrawing } from '../../../belfort/boards/city/WallDrawing.tsx';
import {
  type Box,
  corner,
  districtBox,
  FIRST_WALL,
  gateTurrets,
  guildParts,
  RIM,
  symbolPoint,
} from '../../../belfort/boards/geometry.ts';
import { Building } from '../../../belfort/drawings/Building.tsx';
import { points } from '../../../belfort/drawings/iso.tsx';
import type { Colour } from '../../../belfort/screen/contract.ts';
import css from './figures.module.css';

/** The lowest district: it stands upright. */
const DISTRICT = 2;
const FIRST = DISTRICT * SYMBOLS_PER_DISTRICT;
const SYMBOLS = Array.from({ length: SYMBOLS_PER_DISTRICT }, (_, i) => FIRST + i);
/** The gates on its two borders, and the symbols of the neighbours at them. */
const GATES = [
  { corner: DISTRICT, across: FIRST - SYMBOLS_PER_DISTRICT + 13 },
  { corner: DISTRICT + 1, across: FIRST + SYMBOLS_PER_DISTRICT + 14 },
] as const;

function frame(): Box {
  const { x, y, w, h } = districtBox(DISTRICT);
  return { x: x - 44, y: y - 34, w: w + 88, h: h + 42 };
}

interface Props {
  guild: Guild;
  /** Owners by the number of the symbol inside the district. */
  markers?: Readonly<Record<number, Colour>>;
  label?: string;
}

/** One district of the city by itself, with the markers of an example. */
export function DistrictFigure({ guild, markers = {}, label }: Props) {
  const stateOf = (symbol: number): SiteState => ({
    mark: 'idle',
    pointed: false,
    owner: markers[symbol - FIRST] ?? null,
    neutral: false,
    next: null,
    nextNeutral: false,
  });
  const items: { y: number; node: ReactNode }[] = [
    {
      y: 0,
      node: (
        <g key="citadel" transform="translate(0 2)">
          <Building kind="citadel" look="art" />
        </g>
      ),
    },
  ];
  for (const symbol of [...SYMBOLS, ...GATES.map(({ across }) => across)]) {
    const kind = kindOf(symbol);
    const [x, y] = symbolPoint(symbol);
    const state = stateOf(symbol);
    if (kind === 'wall') {
      const wall = symbol - FIRST - FIRST_WALL;
      items.push({ y, node: <WallDrawing key={symbol} symbol={symbol} district={DISTRICT} wall={wall} {...state} /> });
    } else if (kind === 'guild') {
      items.push({
        y: y + 6,
        node: (
          <GuildSquare
            key={symbol}
            {...state}
            district={DISTRICT}
            symbol={guildSymbol(DISTRICT)}
            guild={guild}
            standing={null}
            standingColour={null}
            dwarfOf={null}
            dwarfColour={null}
            plankMark="idle"
            plankPointed={false}
          />
        ),
      });
    } else {
      const drawn = kind === 'keep' ? 'turret' : kind === 'gatehouse' ? 'gateTurret' : kind;
      items.push({ y, node: <SiteDrawing key={symbol} kind={drawn} symbol={symbol} x={x} y={y} {...state} /> });
    }
  }
  for (const gate of GATES) {
    const [a, b] = gateTurrets(gate.corner);
    const built = markers[gate.corner === DISTRICT ? 14 : 13] !== undefined;
    items.push({
      y: (a[1] + b[1]) / 2 + 1,
      node: <GateArch key={`arch ${gate.corner}`} corner={gate.corner} built={built} />,
    });
  }
  items.sort((a, b) => a.y - b.y);
  const [left, right] = [corner(DISTRICT + 1, RIM.inner - 2), corner(DISTRICT, RIM.inner - 2)];
  const [beyondLeft, beyondRight] = [corner(DISTRICT + 2, RIM.inner), corner(DISTRICT - 1, RIM.inner)];
  const streets = [left, right].map(([x, y]) => `M0,0L${x.toFixed(1)},${y.toFixed(1)}`).join('');
  const [gx, gy] = guildParts(DISTRICT).square;
  return (
    <svg
      viewBox={viewBoxOf(frame())}
      className={css.district}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      <polygon points={points([[0, 0], right, beyondRight])} fill="var(--ground-1)" opacity={0.55} />
      <polygon points={points([[0, 0], left, beyondLeft])} fill="var(--ground-3)" opacity={0.55} />
      <polygon points={points([[0, 0], right, left])} fill="var(--ground-2)" />
      <path d={streets} className={styles.streetEdge} />
      <path d={streets} className={styles.street} />
      <circle r={62} className={styles.square} />
      <circle cx={gx} cy={gy} r={35} className={styles.square} />
      {SYMBOLS.slice(0, 8).map((symbol) => {
        const [x, y] = symbolPoint(symbol);
        return <Lot key={symbol} x={x} y={y} {...stateOf(symbol)} />;
      })}
      {items.map(({ node }) => node)}
    </svg>
  );
}
