import type { Good, Property, Worker } from '@guildhall/belfort';
import { type ReadTarget, type TargetOf, type TargetRows, targetTable } from '../../../table/screen/targets.ts';
import type { Tab } from '../tabs.ts';

/** Everything on the table of Belfort that can be pointed at: its kind, and what stands behind the colon. */
export interface TargetValues {
  symbol: number; // a symbol of the city
  hand: Property; // a card in hand (by kind)
  built: number; // one of your built cards: its plank, lock or gnome, whichever is asked
  plank: 'desk' | 'camp';
  guild: number; // the plank of the guild in this district
  worker: Worker; // one of your workers at home, or in the supply, of this sort
  buy: Exclude<Good, 'gold'>;
  sell: `${number},${number},${number}`; // wood, stone, metal
  exchange: 'wood' | 'stone';
  pool: Property;
  deck: null;
  gnomes: null;
  seat: number; // a player
  choice: number; // an answer that has no place of its own on the table: asked in a bubble
  wall: null; // "build a wall"
  end: null; // the closing button of the moment: end turn, pass, stop, decline, keep
}

export type Target = TargetOf<TargetValues>;
export type TargetKind = keyof TargetValues;
export type Read = ReadTarget<TargetValues>;

// biome-ignore format: one line for each kind
const ROWS: TargetRows<TargetValues, Tab> = {
  symbol:   { value: 'number', tab: 'city',       why: 'asked', confirm: true,  drag: false, side: 'right' },
  hand:     { value: 'word',   tab: null,         why: 'shown', confirm: false, drag: true,  side: 'top' },
  built:    { value: 'number', tab: 'me',         why: 'never', confirm: true,  drag: false, side: 'top' },
  plank:    { value: 'word',   tab: 'collection', why: 'asked', confirm: true,  drag: false, side: 'right' },
  guild:    { value: 'number', tab: 'city',       why: 'asked', confirm: true,  drag: false, side: 'right' },
  worker:   { value: 'word',   tab: 'me',         why: 'never', confirm: false, drag: true,  side: 'right' },
  buy:      { value: 'word',   tab: 'calendar',   why: 'shown', confirm: false, drag: false, side: 'right' },
  sell:     { value: 'word',   tab: 'calendar',   why: 'shown', confirm: false, drag: false, side: 'right' },
  exchange: { value: 'word',   tab: 'calendar',   why: 'shown', confirm: false, drag: false, side: 'right' },
  pool:     { value: 'word',   tab: 'calendar',   why: 'shown', confirm: false, drag: false, side: 'bottom' },
  deck:     { value: 'none',   tab: 'calendar',   why: 'shown', confirm: false, drag: false, side: 'left' },
  gnomes:   { value: 'none',   tab: 'calendar',   why: 'shown', confirm: false, drag: true,  side: 'right' },
  seat:     { value: 'number', tab: null,         why: 'never', confirm: true,  drag: false, side: 'right' },
  choice:   { value: 'number', tab: null,         why: 'never', confirm: false, drag: false, side: 'right' },
  wall:     { value: 'none',   tab: null,         why: 'shown', confirm: false, drag: true,  side: 'right' },
  end:      { value: 'none',   tab: null,         why: 'shown', confirm: false, drag: false, side: 'right' },
};

export const targets = targetTable<TargetValues, Tab>(ROWS);

/** What is sold there. */
export function saleOf(value: TargetValues['sell']): { wood: number; stone: number; metal: number } {
  const [wood, stone, metal] = value.split(',').map(Number) as [number, number, number];
  return { wood, stone, metal };
}
