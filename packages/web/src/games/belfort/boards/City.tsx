import {
  DISTRICTS,
  districtNames,
  districtOf,
  guildRules,
  guildSymbol,
  kindOf,
  NOBODY,
  SYMBOLS_PER_DISTRICT,
  sheetOf,
} from '@guildhall/belfort';
import { memo, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useText } from '../../../shell/settings.ts';
import { exceptHint } from '../../../table/screen/exceptHint.ts';
import { Building } from '../drawings/Building.tsx';
import type { Screen, Target } from '../screen/contract.ts';
import { type Builder, builderNow, builderOf } from './city/builders.ts';
import styles from './city/City.module.css';
import { DECORATION } from './city/decoration.ts';
import { GateArch } from './city/GateArch.tsx';
import { Grounds } from './city/Grounds.tsx';
import { GuildSquare } from './city/GuildSquare.tsx';
import { Rim } from './city/Rim.tsx';
import { ScoreMarkers } from './city/ScoreMarkers.tsx';
import { isChosen, Lot, SiteDrawing, SiteShield, type SiteState } from './city/SiteDrawing.tsx';
import { type Count, Tally } from './city/Tally.tsx';
import { Targets } from './city/Targets.tsx';
import { cityTexts } from './city/texts.ts';
import { useZoom, viewBoxOf } from './city/useZoom.ts';
import { WallDrawing } from './city/WallDrawing.tsx';
import { CORNERS, cellOf, FIRST_WALL, gateTurrets, guildParts, place, symbolPoint, WHOLE } from './geometry.ts';

/** Something drawn at a depth: what stands lower on the board covers what stands above. */
interface Item {
  readonly y: number;
  readonly key: string;
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
    return { y, key, node };
  }),
);

/** How high the arrow hovers over a legal site. */
const ARROW: Partial<Record<ReturnType<typeof kindOf>, number>> = {
  tower: 52,
  inn: 42,
  blacksmith: 41,
  library: 41,
  guild: 51,
  wall: 22,
  gatehouse: 37,
  keep: 27,
  pub: 28,
  gardens: 23,
  market: 25,
};

export interface CityProps {
  screen: Screen;
  /** A district fills the view; null: the whole city. */
  zoom?: number | null;
  /** The ground of a district was clicked. */
  onDistrict?: (district: number) => void;
}

/** The city of Belfort: draws the view and the marks of its targets, reports what is pointed at and picked. */
export const City = memo(DrawnCity, exceptHint);

function DrawnCity({ screen, zoom = null, onDistrict }: CityProps) {
  const { t } = useText();
  const { view } = screen;
  const svg = useRef<SVGSVGElement>(null);
  useZoom(svg, zoom);

  const [pointed, setPointed] = useState<Target | null>(null);
  const [ground, setGround] = useState<number | null>(null);
  const { point } = screen;
  const onPoint = useCallback(
    (target: Target | null) => {
      setPointed(target);
      point(target);
    },
    [point],
  );
  const leaveGround = useCallback(() => setGround(null), []);

  const { tax, walls } = sheetOf(view.options);
  const next = builderNow(screen);
  const stateOf = (symbol: number): SiteState => {
    const owner = builderOf(screen, view.markers[symbol]!);
    return {
      mark: screen.mark(`symbol:${symbol}`),
      pointed: pointed === `symbol:${symbol}`,
      owner: owner?.colour ?? null,
      neutral: owner?.neutral ?? false,
      next: next?.colour ?? null,
      nextNeutral: next?.neutral ?? false,
    };
  };
  const states = view.markers.map((_, symbol) => stateOf(symbol));

  const items: Item[] = [...trees, { y: 0, key: 'citadel', node: <Citadel key="citadel" /> }];
  const add = (y: number, key: string, node: ReactNode) => items.push({ y, key, node });
  view.markers.forEach((_, symbol) => {
    const district = districtOf(symbol);
    const kind = kindOf(symbol);
    const state = states[symbol]!;
    const [x, y] = symbolPoint(symbol);
    const key = `symbol:${symbol}`;
    if (kind === 'wall') {
      const wall = (symbol % SYMBOLS_PER_DISTRICT) - FIRST_WALL;
      if (wall >= walls) return;
      const lower = district === 2 ? 0 : 4;
      add(y - lower, key, <WallDrawing key={key} symbol={symbol} district={district} wall={wall} {...state} />);
    } else if (kind === 'guild') {
      const standing = view.guildPlanks[district] ?? null;
      const dwarf = view.neutralDwarves.indexOf(district);
      const plank: Target = `guild:${district}`;
      add(
        y + 6,
        key,
        <GuildSquare
          key={key}
          {...state}
          district={district}
          symbol={symbol}
          guild={view.guilds[district]!}
          standing={standing?.worker ?? null}
          standingColour={standing === null ? null : screen.colours[standing.seat]!}
          dwarfOf={dwarf === -1 ? null : view.seats + dwarf}
          dwarfColour={dwarf === -1 ? null : screen.colours[view.seats + dwarf]!}
          plankMark={screen.mark(plank)}
          plankPointed={pointed === plank}
        />,
      );
    } else {
      const drawn = kind === 'keep' ? 'turret' : kind === 'gatehouse' ? 'gateTurret' : kind;
      /* Both turrets of a keep section answer as one. */
      const section = symbol - (symbol % SYMBOLS_PER_DISTRICT) + 8;
      const shown =
        kind === 'keep' ? { ...state, mark: states[section]!.mark, pointed: states[section]!.pointed } : state;
      add(y, key, <SiteDrawing key={key} kind={drawn} symbol={symbol} x={x} y={y} {...shown} />);
    }
  });
  for (const corner of CORNERS) {
    const before = (corner + 4) % 5;
    const symbols = [before * SYMBOLS_PER_DISTRICT + 13, corner * SYMBOLS_PER_DISTRICT + 14];
    const built = symbols.some((symbol) => view.markers[symbol] !== NOBODY);
    const [a, b] = gateTurrets(corner);
    add((a[1] + b[1]) / 2 + 1, `arch:${corner}`, <GateArch key={`arch:${corner}`} corner={corner} built={built} />);
  }
  items.sort((a, b) => a.y - b.y);

  const lots = view.markers.flatMap((_, symbol) => (symbol % SYMBOLS_PER_DISTRICT < 8 ? [symbol] : []));
  const gates = view.markers.flatMap((_, symbol) => (kindOf(symbol) === 'gatehouse' ? [symbol] : []));
  const occupied = [...new Set(view.players.map(({ score }) => cellOf(score)))].sort((a, b) => a - b).join(',');
  const taxText = useMemo(() => (n: number) => t(cityTexts.tax, { n }), [t]);
  const nameOf = (district: number) => ({
    guild: t(guildRules[view.guilds[district]!].name),
    number: t(districtNames[district]!),
  });

  return (
    <div className={styles.city}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */}
      <svg
        ref={svg}
        viewBox={viewBoxOf(WHOLE)}
        role="group"
        aria-label={t(cityTexts.title)}
        className={styles.board}
        data-zoomed={zoom === null ? undefined : ''}
      >
        <Rim tax={tax} noTax={t(cityTexts.noTax)} taxText={taxText} occupied={occupied} />
        <Grounds onEnter={setGround} onLeave={leaveGround} onPick={onDistrict} />
        <g {...DECORATION} className={styles.painted}>
          {lots.map((symbol) => {
            const [x, y] = symbolPoint(symbol);
            return <Lot key={symbol} x={x} y={y} {...states[symbol]!} />;
          })}
          {items.map(({ node }) => node)}
          {gates.map((symbol) => {
            const [x, y] = symbolPoint(symbol);
            const { owner, neutral } = states[symbol]!;
            return (
              <g key={symbol} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
                <SiteShield kind="gateTurret" symbol={symbol} owner={owner} neutral={neutral} />
              </g>
            );
          })}
          {DISTRICTS.map((district) => (
            <Tally key={district} district={district} counts={countsOf(screen, district)} />
          ))}
          <ScoreMarkers screen={screen} />
          {states.map((state, symbol) => {
            if (symbol % SYMBOLS_PER_DISTRICT === 9) return null;
            const [x, y] = symbolPoint(symbol);
            if (state.mark === 'legal' && !isChosen(state)) {
              const up = ARROW[kindOf(symbol)] ?? 34;
              return <Arrow key={`arrow:${symbol.toString()}`} x={x} y={y - up} />;
            }
            return state.mark === 'impossible' && state.pointed ? (
              <No key={`no:${symbol.toString()}`} x={x + 15} y={y + 8} />
            ) : null;
          })}
          {DISTRICTS.map((district) => {
            const [x, y] = guildParts(district).plank;
            const target: Target = `guild:${district}`;
            const mark = screen.mark(target);
            const busy = view.guildPlanks[district] !== null;
            if (mark === 'legal' && pointed !== target) return <Arrow key={target} x={x} y={y - (busy ? 24 : 17)} />;
            return mark === 'impossible' && pointed === target ? <No key={target} x={x + 12} y={y + 6} /> : null;
          })}
          {ground !== null && zoom === null && <DistrictName district={ground} {...nameOf(ground)} />}
        </g>
        <Targets screen={screen} onPoint={onPoint} walls={walls} />
      </svg>
      {zoom !== null && (
        <p className={styles.caption} data-district={zoom}>
          {nameOf(zoom).guild} <span>{nameOf(zoom).number}</span>
        </p>
      )}
    </div>
  );
}

const Citadel = () => (
  <g transform="translate(0 2)">
    <Building kind="citadel" look="art" />
  </g>
);

const Arrow = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
    <path d="M-7,-4H7L0,4Z" className={styles.arrow} />
  </g>
);

/** Not possible: the bubble says why. */
const No = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} className={styles.no}>
    <circle r={7.5} />
    <path d="M-3,-3L3,3M3,-3L-3,3" />
  </g>
);

/** A ribbon under the guild's square, once the pointer rests on the ground. */
function DistrictName({ district, guild, number }: { district: number; guild: string; number: string }) {
  const [x, y] = guildParts(district).square;
  const width = guild.length * 6.4 + number.length * 5.2 + 22;
  return (
    <g transform={`translate(${x.toFixed(1)} ${(y + 48).toFixed(1)})`} className={styles.districtName}>
      <rect x={-width / 2} y={-12} width={width} height={24} rx={7} />
      <text y={4.5} className={styles.districtGuild}>
        {guild}
        <tspan dx={6} className={styles.districtNumber}>
          {number}
        </tspan>
      </text>
    </g>
  );
}

/** Markers by builder in a district, most first. */
function countsOf(screen: Screen, district: number): Count[] {
  const tally = new Map<number, number>();
  const first = guildSymbol(district) - (guildSymbol(district) % SYMBOLS_PER_DISTRICT);
  for (const builder of screen.view.markers.slice(first, first + SYMBOLS_PER_DISTRICT)) {
    if (builder !== NOBODY) tally.set(builder, (tally.get(builder) ?? 0) + 1);
  }
  return [...tally]
    .map(([index, n]) => {
      const { colour, neutral } = builderOf(screen, index) as Builder;
      return { builder: index, colour, neutral, n };
    })
    .sort((a, b) => b.n - a.n || a.builder - b.builder);
}
