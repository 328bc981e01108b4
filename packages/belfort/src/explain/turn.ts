import { fits } from '@guildhall/kernel';
import type { ActionOf } from '../actions.ts';
import { canDraw, freeLocks, visitsOf } from '../facts/turn.ts';
import { CARD_PRICE, GNOME_PRICE } from '../numbers.ts';
import { sheetOf } from '../options.ts';
import type { TurnFrame } from '../phases/actions.ts';
import { type TradeVerb, tradeOptions } from '../phases/trade.ts';
import { properties } from '../properties/index.ts';
import type { State } from '../state.ts';
import { withPlenty } from './building.ts';
import type { IntentOf } from './intent.ts';
import { cannotPay, nearest, type Reason } from './reasons.ts';

export function whyNotActivate(state: State, _: unknown, seat: number, { card }: IntentOf<'activate'>): Reason {
  if (card !== undefined && state.players[seat]!.built[card] === undefined) return { why: 'notBuilt' };
  return { why: 'nobodyThere' };
}

const BOUGHT = ['wood', 'stone', 'metal'] as const;

export function whyNotBuy(state: State, frame: TurnFrame, seat: number, { good }: IntentOf<'buy'>): Reason {
  const player = state.players[seat]!;
  if (frame.buys >= visitsOf(player, frame)) return { why: 'noVisitLeft', to: 'buy' };
  const price = sheetOf(state.options).buy;
  const gold = Math.min(...(good === undefined ? BOUGHT : [good]).map((each) => price[each]));
  return cannotPay(player, { gold });
}

export function whyNotSell(state: State, frame: TurnFrame, seat: number, intent: IntentOf<'sell'>): Reason {
  const player = state.players[seat]!;
  if (frame.sells >= visitsOf(player, frame)) return { why: 'noVisitLeft', to: 'sell' };
  const { metal, woodStone } = sheetOf(state.options).sell;
  const trades: ActionOf<TradeVerb>[] = [];
  tradeOptions(state, frame, withPlenty(state).players[seat]!, trades);
  const meant = trades.filter((trade) => trade.do === 'sell').filter((sale) => fits(sale, intent));
  return nearest(
    meant.map((sale) => cannotPay(player, sale)),
    { why: 'wrongAmount', woodStone: woodStone.pieces, metal: metal.pieces },
  );
}

export function whyNotExchange(state: State, frame: TurnFrame, seat: number, { good }: IntentOf<'exchange'>): Reason {
  if (frame.exchanges === 0) return { why: 'noExchangeLeft' };
  return cannotPay(state.players[seat]!, good === 'stone' ? { stone: 1 } : { wood: 1 });
}

export function whyNotHire(state: State, frame: TurnFrame, seat: number, { card }: IntentOf<'hire'>): Reason {
  if (frame.hired) return { why: 'hiredThisTurn' };
  return whyNotLock(state, seat, card) ?? cannotPay(state.players[seat]!, { gold: GNOME_PRICE });
}

export function whyNotGnome(state: State, _: unknown, seat: number, { card }: IntentOf<'gnome'>): Reason {
  return whyNotLock(state, seat, card)!;
}

/** Why no gnome can come to this card, or to any; null if one can. */
function whyNotLock(state: State, seat: number, index: number | undefined): Reason | null {
  const { built } = state.players[seat]!;
  if (index !== undefined && built[index] === undefined) return { why: 'notBuilt' };
  const cards = index === undefined ? built : [built[index]!];
  if (!cards.some((card) => freeLocks(card) > 0)) return { why: 'noFreeLock' };
  return state.gnomes === 0 ? { why: 'noGnomesLeft' } : null;
}

export function whyNotUse(state: State, _: unknown, seat: number, { card: index }: IntentOf<'use'>): Reason {
  const player = state.players[seat]!;
  if (index === undefined) {
    return nearest(
      player.built.map((__, card) => whyNotUse(state, _, seat, { do: 'use', card })),
      { why: 'notBuilt' },
    );
  }
  const card = player.built[index];
  if (card === undefined) return { why: 'notBuilt' };
  const { gnomeAction } = properties[card.property];
  if (gnomeAction === undefined) return { why: 'noGnomeAction' };
  if (card.gnomes === 0) return { why: 'noGnomeThere' };
  if (card.used) return { why: 'usedThisTurn' };
  return cannotPay(player, { gold: gnomeAction.price });
}

export function whyNotBuyCard(state: State, _: unknown, seat: number, { card }: IntentOf<'buyCard'>): Reason {
  const gone = whyNoCard(state, card);
  return gone ?? whyNotEndTurn(state, null, seat) ?? cannotPay(state.players[seat]!, { gold: CARD_PRICE });
}

export function whyNotNeutralCard(state: State, _: unknown, __: number, { card }: IntentOf<'neutralCard'>): Reason {
  return whyNoCard(state, card)!;
}

function whyNoCard(state: State, card: IntentOf<'buyCard'>['card']): Reason | null {
  const inPool = card === undefined ? state.pool.length > 0 : (state.pool as readonly string[]).includes(card);
  const fromDeck = (card === undefined || card === 'deck') && canDraw(state);
  return inPool || fromDeck ? null : { why: 'noCardThere', card: card ?? 'deck' };
}

/** Workers that must come home first; null without any. */
export function whyNotEndTurn(state: State, _: unknown, seat: number): Reason | null {
  const districts = state.guildPlanks.flatMap((placed, district) => (placed?.seat === seat ? [district] : []));
  const cards = state.players[seat]!.built.flatMap(({ worker }, card) => (worker === null ? [] : [card]));
  return districts.length + cards.length > 0 ? { why: 'workersOut', districts, cards } : null;
}
