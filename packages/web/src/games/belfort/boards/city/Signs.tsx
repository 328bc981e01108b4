import { DISTRICTS, kindOf, SYMBOLS_PER_DISTRICT } from '@guildhall/belfort';
import type { ReactNode } from 'react';
import type { Screen, Target } from '../../screen/contract.ts';
import { guildParts, symbolPoint } from '../geometry.ts';
import styles from './City.module.css';
import { isChosen, type SiteState } from './SiteDrawing.tsx';

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

function siteSign(symbol: number, state: SiteState): ReactNode {
  // the second turret of a keep section: the first one has the sign of both
  if (symbol % SYMBOLS_PER_DISTRICT === 9) return null;
  const [x, y] = symbolPoint(symbol);
  const key = `symbol:${symbol}`;
  if (state.mark === 'legal' && !isChosen(state)) {
    return <Arrow key={key} x={x} y={y - (ARROW[kindOf(symbol)] ?? 34)} />;
  }
  return state.mark === 'impossible' && state.pointed ? <No key={key} x={x + 15} y={y + 8} /> : null;
}

function plankSign(district: number, screen: Screen, pointed: Target | null): ReactNode {
  const [x, y] = guildParts(district).plank;
  const target: Target = `guild:${district}`;
  const mark = screen.mark(target);
  const busy = screen.view.guildPlanks[district] !== null;
  if (mark === 'legal' && pointed !== target) return <Arrow key={target} x={x} y={y - (busy ? 24 : 17)} />;
  return mark === 'impossible' && pointed === target ? <No key={target} x={x + 12} y={y + 6} /> : null;
}

/** What the district is called in the chronicle and in previews. */
function Numeral({ district }: { district: number }) {
  const [x, y] = guildParts(district).square;
  return (
    <g transform={`translate(${(x - 33).toFixed(1)} ${(y - 24).toFixed(1)})`}>
      <g className={styles.numeral}>
        <circle r={8.5} />
        <text y={4}>{district + 1}</text>
      </g>
    </g>
  );
}

interface Props {
  readonly screen: Screen;
  readonly states: readonly SiteState[];
  readonly pointed: Target | null;
}

/** Arrows over what can be picked, and a cross where the pointer finds that it cannot. */
export const Signs = ({ screen, states, pointed }: Props) => (
  <>
    {DISTRICTS.map((district) => (
      <Numeral key={district} district={district} />
    ))}
    {states.map((state, symbol) => siteSign(symbol, state))}
    {DISTRICTS.map((district) => plankSign(district, screen, pointed))}
  </>
);
