import { DEFAULT_SHEET, type Guild, guildSymbol, kindOf, SYMBOLS_PER_DISTRICT } from '@guildhall/belfort';
import { type ReactNode, useMemo } from 'react';
import { useText } from '../../../../shell/settings.ts';
import css from '../../../../table/rulebook/figures.module.css';
import { GateArch } from '../../boards/city/GateArch.tsx';
import { Grounds } from '../../boards/city/Grounds.tsx';
import { GuildSquare } from '../../boards/city/GuildSquare.tsx';
import { Rim } from '../../boards/city/Rim.tsx';
import { hasLot, Lot, SiteDrawing, type SiteState } from '../../boards/city/SiteDrawing.tsx';
import { cityTexts } from '../../boards/city/texts.ts';
import { viewBoxOf } from '../../boards/city/useZoom.ts';
import { WallDrawing } from '../../boards/city/WallDrawing.tsx';
import { type Box, FIRST_WALL, gateTurrets, symbolPoint } from '../../boards/geometry.ts';
import { Building } from '../../drawings/Building.tsx';
import type { Colour } from '../../screen/contract.ts';

/** The lowest district: it stands upright. */
const DISTRICT = 2;
const FIRST = DISTRICT * SYMBOLS_PER_DISTRICT;
const SYMBOLS = Array.from({ length: SYMBOLS_PER_DISTRICT }, (_, i) => FIRST + i);
/** The gates on its two borders, and the symbols of the neighbours at them. */
const GATES = [
  { corner: DISTRICT, across: FIRST - SYMBOLS_PER_DISTRICT + 13 },
  { corner: DISTRICT + 1, across: FIRST + SYMBOLS_PER_DISTRICT + 14 },
] as const;

/** The district with its share of the rim. */
const FRAME: Box = { x: -196, y: -46, w: 392, h: 345 };
const nothing = () => {};

interface Props {
  guild: Guild;
  /** Owners by the number of the symbol inside the district. */
  markers?: Readonly<Record<number, Colour>>;
  label?: string;
}

/** One district of the city by itself, with the markers of an example. */
export function DistrictFigure({ guild, markers = {}, label }: Props) {
  const { t } = useText();
  const taxText = useMemo(() => (n: number) => t(cityTexts.tax, { n }), [t]);
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
  return (
    <svg
      viewBox={viewBoxOf(FRAME)}
      className={css.district}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      <Rim tax={DEFAULT_SHEET.tax} noTax={t(cityTexts.noTax)} taxText={taxText} occupied="" />
      <Grounds onEnter={nothing} onLeave={nothing} onPick={undefined} />
      {SYMBOLS.filter((symbol) => hasLot(kindOf(symbol))).map((symbol) => {
        const [x, y] = symbolPoint(symbol);
        return <Lot key={symbol} x={x} y={y} {...stateOf(symbol)} />;
      })}
      {items.map(({ node }) => node)}
    </svg>
  );
}
