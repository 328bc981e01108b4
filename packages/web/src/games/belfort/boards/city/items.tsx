import {
  DISTRICTS,
  districtOf,
  kindOf,
  NOBODY,
  type Property,
  SYMBOLS_PER_DISTRICT,
  sheetOf,
} from '@guildhall/belfort';
import type { ReactNode } from 'react';
import { Building } from '../../drawings/Building.tsx';
import type { Screen, Target } from '../../screen/contract.ts';
import { CORNERS, FIRST_WALL, gateTurrets, place, symbolPoint } from '../geometry.ts';
import styles from './City.module.css';
import { GateArch } from './GateArch.tsx';
import { GuildSquare } from './GuildSquare.tsx';
import { SiteDrawing, type SiteState } from './SiteDrawing.tsx';
import { WallDrawing } from './WallDrawing.tsx';

/** Something drawn at a depth: what stands lower on the board covers what stands above. */
interface Item {
  readonly y: number;
  readonly node: ReactNode;
}

const TREES = [
  [103, -58, 3.8],
  [106, 60, 4.6],
  [185, -7, 3.8],
  [188, 4, 4.6],
  [107, -64, 4.6],
] as const;

const trees: readonly Item[] = DISTRICTS.flatMap((district) =>
  TREES.map(([along, across, r]) => {
    const [x, y] = place(district, along, across);
    const key = `tree:${district}:${across}`;
    const node = (
      <g key={key} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        <circle cy={-4} r={r} className={styles.crown} />
        <circle cx={-1} cy={-5.2} r={r * 0.66} className={styles.leaves} />
      </g>
    );
    return { y, node };
  }),
);

const Citadel = () => (
  <g transform="translate(0 2)">
    <Building kind="citadel" look="art" />
  </g>
);

/** null: this variant has fewer walls. */
function wallItem(symbol: number, state: SiteState, walls: number): Item | null {
  const district = districtOf(symbol);
  const wall = (symbol % SYMBOLS_PER_DISTRICT) - FIRST_WALL;
  if (wall >= walls) return null;
  const key = `symbol:${symbol}`;
  const lower = district === 2 ? 0 : 4;
  const node = <WallDrawing key={key} symbol={symbol} district={district} wall={wall} {...state} />;
  return { y: symbolPoint(symbol)[1] - lower, node };
}

function guildItem(symbol: number, state: SiteState, screen: Screen, pointed: Target | null): Item {
  const { view, colours } = screen;
  const district = districtOf(symbol);
  const key = `symbol:${symbol}`;
  const standing = view.guildPlanks[district] ?? null;
  const dwarf = view.neutralDwarves.indexOf(district);
  const plank: Target = `guild:${district}`;
  const node = (
    <GuildSquare
      key={key}
      {...state}
      district={district}
      symbol={symbol}
      guild={view.guilds[district]!}
      standing={standing?.worker ?? null}
      standingColour={standing === null ? null : colours[standing.seat]!}
      dwarfOf={dwarf === -1 ? null : view.seats + dwarf}
      dwarfColour={dwarf === -1 ? null : colours[view.seats + dwarf]!}
      plankMark={screen.mark(plank)}
      plankPointed={pointed === plank}
    />
  );
  return { y: symbolPoint(symbol)[1] + 6, node };
}

/** Turrets are drawn for these. */
const TURRETS = { keep: 'turret', gatehouse: 'gateTurret' } as const;

function siteItem(symbol: number, kind: Property, states: readonly SiteState[]): Item {
  const state = states[symbol]!;
  /* Both turrets of a keep section answer as one. */
  const section = states[symbol - (symbol % SYMBOLS_PER_DISTRICT) + 8]!;
  const shown = kind === 'keep' ? { ...state, mark: section.mark, pointed: section.pointed } : state;
  const drawn = kind === 'keep' || kind === 'gatehouse' ? TURRETS[kind] : kind;
  const key = `symbol:${symbol}`;
  const [x, y] = symbolPoint(symbol);
  return { y, node: <SiteDrawing key={key} kind={drawn} symbol={symbol} x={x} y={y} {...shown} /> };
}

function archItem(corner: number, { view }: Screen): Item {
  const before = (corner + 4) % 5;
  const symbols = [before * SYMBOLS_PER_DISTRICT + 13, corner * SYMBOLS_PER_DISTRICT + 14];
  const built = symbols.some((symbol) => view.markers[symbol] !== NOBODY);
  const [a, b] = gateTurrets(corner);
  const key = `arch:${corner}`;
  return { y: (a[1] + b[1]) / 2 + 1, node: <GateArch key={key} corner={corner} built={built} /> };
}

/** All that stands in the city, what is farther away first. */
export function itemsOf(screen: Screen, states: readonly SiteState[], pointed: Target | null): Item[] {
  const { walls } = sheetOf(screen.view.options);
  const symbols = states.flatMap((state, symbol) => {
    const kind = kindOf(symbol);
    if (kind === 'wall') return wallItem(symbol, state, walls) ?? [];
    return kind === 'guild' ? guildItem(symbol, state, screen, pointed) : siteItem(symbol, kind, states);
  });
  const arches = CORNERS.map((corner) => archItem(corner, screen));
  const citadel: Item = { y: 0, node: <Citadel key="citadel" /> };
  return [...trees, citadel, ...symbols, ...arches].sort((a, b) => a.y - b.y);
}
