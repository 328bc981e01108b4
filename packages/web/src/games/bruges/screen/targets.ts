import type { Colour, Majority, Use } from '@guildhall/bruges';
import { type ReadTarget, type TargetOf, type TargetRows, targetTable } from '../../../table/screen/targets.ts';
import type { Tab } from '../tabs.ts';

/**
 * Everything on the table of Bruges that can be pointed at: its kind, and what stands behind the colon. Cards and
 * persons are card numbers.
 */
export interface TargetValues {
  pile: number; // 0: the left one, 1: the right one
  hand: number; // a card in hand
  use: Use; // one of the six uses of the chosen card
  section: number; // the next space, or the outermost token, of one's own left (0) or right (1) canal
  house: number; // one of one's own houses
  person: number; // a person in play, one's own or another's
  marker: Colour; // one's own threat markers of this colour
  worker: Colour; // one's own workers of this colour
  take: Colour; // a worker of this colour from the supply
  die: Colour;
  value: number; // what the chosen die shall show
  discard: number; // a card of the discard pile
  seat: number; // a player
  step: null; // the next step on the reputation track
  majority: Majority; // one of one's own majority markers
  rival: `${number}.${Colour}`; // another player's threat markers of a colour
  statues: null; // those that are left
  pay: null; // once more for guilders
  end: null; // the closing button of the moment: end turn, decline, enough
}

export type Target = TargetOf<TargetValues>;
export type TargetKind = keyof TargetValues;
export type Read = ReadTarget<TargetValues>;

// biome-ignore format: one line for each kind
const ROWS: TargetRows<TargetValues, Tab> = {
  pile:    { value: 'number', tab: 'town',   why: 'never', confirm: false, drag: false, side: 'top' },
  hand:    { value: 'number', tab: null,     why: 'asked', confirm: true,  drag: false, side: 'top' },
  use:     { value: 'word',   tab: null,     why: 'shown', confirm: false, drag: false, side: 'top' },
  section: { value: 'number', tab: 'town',   why: 'asked', confirm: true,  drag: false, side: 'top' },
  house:   { value: 'number', tab: 'houses', why: 'never', confirm: true,  drag: false, side: 'top' },
  person:  { value: 'number', tab: 'others', why: 'asked', confirm: true,  drag: false, side: 'top' },
  marker:  { value: 'word',   tab: 'houses', why: 'asked', confirm: true,  drag: false, side: 'top' },
  worker:  { value: 'word',   tab: 'houses', why: 'never', confirm: false, drag: false, side: 'top' },
  take:    { value: 'word',   tab: null,     why: 'never', confirm: false, drag: false, side: 'top' },
  die:     { value: 'word',   tab: 'town',   why: 'never', confirm: false, drag: false, side: 'top' },
  value:   { value: 'number', tab: null,     why: 'never', confirm: false, drag: false, side: 'top' },
  discard: { value: 'number', tab: 'town',   why: 'asked', confirm: true,  drag: false, side: 'top' },
  seat:    { value: 'number', tab: 'others', why: 'asked', confirm: true,  drag: false, side: 'top' },
  step:    { value: 'none',   tab: 'town',   why: 'asked', confirm: false, drag: false, side: 'top' },
  majority: { value: 'word',  tab: null,     why: 'never', confirm: false, drag: false, side: 'top' },
  rival:   { value: 'word',   tab: 'others', why: 'never', confirm: false, drag: false, side: 'top' },
  statues: { value: 'none',   tab: null,     why: 'never', confirm: false, drag: false, side: 'top' },
  pay:     { value: 'none',   tab: null,     why: 'never', confirm: false, drag: false, side: 'top' },
  end:     { value: 'none',   tab: null,     why: 'asked', confirm: false, drag: false, side: 'top' },
};

export const targets = targetTable<TargetValues, Tab>(ROWS);

/** Whose markers of which colour. */
export function rivalOf(which: TargetValues['rival']): { seat: number; colour: Colour } {
  const [seat, colour] = which.split('.') as [string, Colour];
  return { seat: Number(seat), colour };
}
