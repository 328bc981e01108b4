import { isImmune } from '../persons/immune.ts';
import type { TurnDieFrame } from '../persons/turn-die.ts';
import type { State } from '../state.ts';
import type { IntentOf } from './intent.ts';
import type { Reason } from './reasons.ts';
import { whyNotEmptyHouse, whyNotHouse } from './uses.ts';

export const whyNotPile = (): Reason => ({ why: 'emptyPile' });

export const whyNotStrike = ({ players }: State, _: unknown, seat: number, { colour }: IntentOf<'strike'>): Reason => ({
  why: 'notStriking',
  colour: colour!,
  has: players[seat]!.threats[colour!],
});

export function whyNotBurn({ players }: State, _: unknown, seat: number, { house }: IntentOf<'burn'>): Reason | null {
  const player = players[seat]!;
  return house === undefined || player.houses.length === 0 ? { why: 'noHouse' } : whyNotHouse(player, house);
}

export const whyNotBreach = (_: State, __: unknown, ___: number, { section }: IntentOf<'breach'>): Reason => ({
  why: 'noToken',
  section: section ?? null,
});

export const whyNotDemolish = (state: State, _: unknown, seat: number, { house }: IntentOf<'demolish'>) =>
  whyNotEmptyHouse(state.players[seat]!, house);

export const whyNotMarker = (_: State, __: unknown, ___: number, { colour }: IntentOf<'marker'>): Reason => ({
  why: 'noMarker',
  colours: [colour!],
});

export const whyNotGive = (_: State, __: unknown, ___: number, { colour }: IntentOf<'give'>): Reason => ({
  why: 'noWorker',
  colours: [colour!],
});

export function whyNotSwap({ players }: State, _: unknown, seat: number, { give, take }: IntentOf<'swap'>): Reason {
  if (give === undefined) return { why: 'sameColour', colour: take! };
  if (players[seat]!.workers[give] === 0) return { why: 'noWorker', colours: [give] };
  return { why: give === take ? 'sameColour' : 'justTaken', colour: give };
}

export const whyNotRecover = ({ discard }: State, _: unknown, __: number, { card }: IntentOf<'recover'>): Reason => ({
  why: discard.includes(card!) ? 'tooDeep' : 'notDiscarded',
  card: card!,
});

export function whyNotTurnDie(
  { dice }: State,
  { by }: TurnDieFrame,
  _: number,
  { die, value }: IntentOf<'turnDie'>,
): Reason {
  return die !== undefined && dice[die] === value ? { why: 'sameFace', value } : { why: 'tooFar', by };
}

export function whyNotRob({ players }: State, _: unknown, seat: number, { from: victim }: IntentOf<'rob'>): Reason {
  if (victim === seat) return { why: 'yourself' };
  return isImmune(players[victim!]!) ? { why: 'immune', of: victim! } : { why: 'noGuilders', from: victim! };
}

export function whyNotPass({ players }: State, _: unknown, seat: number, { colour, to }: IntentOf<'pass'>): Reason {
  if (to === seat) return { why: 'yourself' };
  if (to !== undefined && isImmune(players[to]!)) return { why: 'immune', of: to };
  return { why: 'noMarker', colours: [colour!] };
}
