import type { SwapsFrame } from '../persons/exchange-workers.ts';
import { isImmune } from '../persons/immune.ts';
import type { RummageFrame } from '../persons/recover-cards.ts';
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

/** Workers from the supply: any colour, in order. */
export const whyNotTakeWorker = (): Reason => ({ why: 'colourOrder' });

export const whyNotMarker = ({ players }: State, _: unknown, seat: number, { colour }: IntentOf<'marker'>): Reason =>
  players[seat]!.threats[colour!] === 0 ? { why: 'noMarker', colours: [colour!] } : { why: 'colourOrder' };

export const whyNotGive = ({ players }: State, _: unknown, seat: number, { colour }: IntentOf<'give'>): Reason =>
  players[seat]!.workers[colour!] === 0 ? { why: 'noWorker', colours: [colour!] } : { why: 'colourOrder' };

export function whyNotSwap({ players }: State, frame: SwapsFrame, seat: number, intent: IntentOf<'swap'>): Reason {
  const { give, take } = intent;
  if (give === undefined) return { why: 'sameColour', colour: take! };
  const held = players[seat]!.workers[give];
  if (held === 0) return { why: 'noWorker', colours: [give] };
  if (give === take) return { why: 'sameColour', colour: give };
  return held > frame.got[give] ? { why: 'colourOrder' } : { why: 'justTaken', colour: give };
}

export function whyNotRecover(
  { discard }: State,
  { top }: RummageFrame,
  _: number,
  { card }: IntentOf<'recover'>,
): Reason {
  const at = discard.indexOf(card!);
  if (at < 0) return { why: 'notDiscarded', card: card! };
  return at >= top ? { why: 'pileOrder' } : { why: 'tooDeep', card: card! };
}

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
