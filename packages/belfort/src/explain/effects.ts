import type { ActionOf } from '../actions.ts';
import { SITES } from '../board/districts.ts';
import { targetsOf } from '../facts/building.ts';
import { type BanditsFrame, banditsFrame } from '../guilds/bandits.ts';
import type { RecruitFrame } from '../guilds/recruiters.ts';
import { type ThievesFrame, thievesFrame } from '../guilds/thieves.ts';
import { type SettleFrame, settle, type WizardsFrame, wizardsFrame } from '../guilds/wizards.ts';
import type { State } from '../state.ts';
import { withPlenty } from './building.ts';
import type { IntentOf } from './intent.ts';
import { nearest, type Reason } from './reasons.ts';
import { whyNotGnome } from './turn.ts';

export function whyNotStartingHand(
  { players }: State,
  _: unknown,
  seat: number,
  { card }: IntentOf<'discard'>,
): Reason {
  return { why: players[seat]!.hand.includes(card!) ? 'alreadyPicked' : 'notInHand', card: card! };
}

export const whyNotHeld = (_: State, __: unknown, ___: number, { card }: IntentOf<'discard' | 'reveal'>): Reason => ({
  why: 'notInHand',
  card: card!,
});

export const whyNotRecruit = (_: State, __: unknown, ___: number, { worker }: IntentOf<'recruit'>): Reason => ({
  why: 'noWorkersLeft',
  worker: worker ?? null,
});

/** Only the guild offers a gnome as well; at an inn nobody asks for one. */
export const whyNotRecruitGnome = (
  state: State,
  frame: RecruitFrame,
  seat: number,
  intent: IntentOf<'gnome'>,
): Reason | null => (frame.gnome ? whyNotGnome(state, frame, seat, intent) : null);

export function whyNotSteal(state: State, frame: ThievesFrame, seat: number, intent: IntentOf<'steal'>): Reason {
  const { from, gold = 1 } = intent;
  if (from === undefined) {
    const others = state.players.flatMap((_, other) => (other === seat ? [] : [other]));
    return nearest(
      others.map((other) => whyNotSteal(state, frame, seat, { ...intent, from: other })),
      { why: 'yourself' },
    );
  }
  if (from === seat) return { why: 'yourself' };
  if (frame.robbed?.includes(from)) return { why: 'alreadyRobbed', from };
  const has = state.players[from]!.gold;
  if (has === 0) return { why: 'nothingToTake', from, good: 'gold' };
  const thefts: ActionOf<'steal' | 'stop' | 'decline'>[] = [];
  thievesFrame.options(withPlenty(state), frame, seat, thefts);
  const most = Math.max(...thefts.map((theft) => (theft.do === 'steal' ? theft.gold : 0)));
  return gold > most ? { why: 'tooMuch', most } : { why: 'hasOnly', from, gold: has };
}

const ROBBED = ['wood', 'stone', 'metal'] as const;

export function whyNotRob(state: State, frame: BanditsFrame, seat: number, intent: IntentOf<'rob'>): Reason {
  const { from, good } = intent;
  if (from === seat) return { why: 'yourself' };
  if (from === undefined || good === undefined) {
    const others = state.players.map((_, other) => other).filter((other) => other !== seat);
    const meant = (from === undefined ? others : [from]).flatMap((victim) =>
      (good === undefined ? ROBBED : [good]).map((each): IntentOf<'rob'> => ({ do: 'rob', from: victim, good: each })),
    );
    return nearest(
      meant.map((each) => whyNotRob(state, frame, seat, each)),
      { why: 'yourself' },
    );
  }
  const robberies: ActionOf<'rob' | 'stop' | 'decline'>[] = [];
  banditsFrame.options(withPlenty(state), frame, seat, robberies);
  const lacking = robberies.some((each) => each.do === 'rob' && each.from === from && each.good === good);
  if (lacking) return { why: 'nothingToTake', from, good };
  return good === 'metal' ? { why: 'metalAlone' } : { why: 'alreadyRobbed', from };
}

/** Stopping comes after a piece was taken, declining before. */
export const whyNotStop = (): Reason => ({ why: 'nothingTaken' });
export const whyNotDecline = (): Reason => ({ why: 'somethingTaken' });

export const whyNotSpy = (_: State, __: unknown, seat: number, { from }: IntentOf<'spy'>): Reason =>
  from === seat ? { why: 'yourself' } : { why: 'nothingToTake', from: from!, good: null };

export function whyNotSwap(state: State, frame: WizardsFrame, seat: number, intent: IntentOf<'swap'>): Reason {
  const options: ActionOf<'swap' | 'decline'>[] = [];
  wizardsFrame.options(state, frame, seat, options);
  const swaps = options.filter((option) => option.do === 'swap');
  const sites = SITES.map((_, site) => site);
  const firsts = intent.first === undefined ? sites : [intent.first];
  const seconds = intent.second === undefined ? sites : [intent.second];
  const pairs = firsts.flatMap((first) => seconds.map((second) => whyNotPair(state, swaps, first, second)));
  return nearest(pairs, { why: 'noChange' });
}

function whyNotPair(state: State, swaps: readonly ActionOf<'swap'>[], first: number, second: number): Reason {
  for (const { kind, symbols } of [SITES[first]!, SITES[second]!]) {
    if (!targetsOf(state, kind).includes(symbols[0]!)) return { why: 'noSuchWall' };
  }
  if (first === second) return { why: 'sameSite' };
  if (SITES[first]!.kind !== SITES[second]!.kind) return { why: 'notTheSameKind' };
  const reversed = swaps.some((each) => each.first === second && each.second === first);
  return reversed ? { why: 'orderOfPicks' } : { why: 'noChange' };
}

export function whyNotSettle(state: State, frame: SettleFrame, seat: number, { symbol }: IntentOf<'settle'>): Reason {
  const named: ActionOf<'settle'>[] = [];
  settle.options(state, frame, seat, named);
  if (symbol !== undefined && !named.some((way) => way.symbol === symbol)) return { why: 'wrongSymbol' };
  return { why: 'otherMarker', builder: named[0]!.builder };
}

export const whyNotNeutralDwarf = (): Reason => ({ why: 'neutralDwarf' });
