import {
  DISTRICTS,
  districtNames,
  guildRules,
  guildSymbol,
  kindOf,
  NOBODY,
  SYMBOLS_PER_DISTRICT,
  sheetOf,
} from '@guildhall/belfort';
import { memo, useCallback, useMemo, useRef, useState } from 'react';
import { useText } from '../../../shell/settings.ts';
import { exceptHint } from '../../../table/screen/exceptHint.ts';
import { useGradually } from '../../../table/useGradually.ts';
import type { Screen, Target } from '../screen/contract.ts';
import { type Builder, builderNow, builderOf } from './city/builders.ts';
import styles from './city/City.module.css';
import { DECORATION } from './city/decoration.ts';
import { Grounds } from './city/Grounds.tsx';
import { itemsOf } from './city/items.tsx';
import { Rim } from './city/Rim.tsx';
import { ScoreMarkers } from './city/ScoreMarkers.tsx';
import { Signs } from './city/Signs.tsx';
import { hasLot, Lot, SiteShield, type SiteState } from './city/SiteDrawing.tsx';
import { type Count, Tally } from './city/Tally.tsx';
import { Targets } from './city/Targets.tsx';
import { cityTexts } from './city/texts.ts';
import { useZoom, viewBoxOf } from './city/useZoom.ts';
import { cellOf, guildParts, symbolPoint, WHOLE } from './geometry.ts';

export interface CityProps {
  screen: Screen;
  /** A district fills the view; null: the whole city. */
  zoom?: number | null;
  /** The ground of a district was clicked. */
  onDistrict?: (district: number) => void;
}

/** Of the buildings, when the city comes up. */
const FIRST_DRAWN = 12;

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

  const items = itemsOf(screen, states, pointed);
  const drawn = useGradually(items.length, FIRST_DRAWN);
  const lots = view.markers.flatMap((_, symbol) => (hasLot(kindOf(symbol)) ? [symbol] : []));
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
          {items.slice(0, drawn).map(({ node }) => node)}
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
          <Signs screen={screen} states={states} pointed={pointed} />
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
