import { askedOf } from '@guildhall/kernel';
import {
  type ActionOf,
  activateCard,
  activateGuild,
  BUILD_AT,
  BUILD_OF,
  buyCard,
  END_TURN,
  hire,
  use,
} from '../actions.ts';
import { DISTRICTS, guildSymbol, type Property, TARGETS_OF } from '../board/districts.ts';
import { mark } from '../board/markers.ts';
import { buildingCosts, canPay, costAt, isOpen, targetsOf } from '../facts/building.ts';
import { seatOfCrest } from '../facts/order.ts';
import { canDraw, freeLocks, hasIdleGnome, mayHire } from '../facts/turn.ts';
import { waitingWorkers } from '../facts/workers.ts';
import { guildRules } from '../guilds/index.ts';
import { CARD_PRICE, GNOME_PRICE, HAND_LIMIT } from '../numbers.ts';
import { effect, gain, type Into, lose, type Play, pay, type Question, type Step } from '../play.ts';
import { extendGatehouse, extendOptions } from '../properties/gatehouse.ts';
import { properties } from '../properties/index.ts';
import { changeCard, joined, NOBODY, type Player, type State } from '../state.ts';
import { askDiscard, draw, fillPool, removeFromHand, takeFromPool, takeOpenly } from './cards.ts';
import { placeGnome } from './gnomes.ts';
import { actFromPlank } from './planks.ts';
import { type TradeVerb, trade, tradeOptions } from './trade.ts';

/** Everybody's action turn, in crest order; `crest` had the last one. */
export interface ActionsFrame {
  t: 'actions';
  crest: number;
}
/** One player's action turn. */
export interface TurnFrame {
  t: 'turn';
  seat: number;
  hired: boolean;
  /** Done at the trading post so far [B7]. */
  buys: number;
  sells: number;
  /** Given by the Merchants' guild for this turn. */
  extraVisits: number;
  exchanges: number;
}
/** Hand limit, library gnomes, hand limit once more, pool. */
export interface TurnEndFrame {
  t: 'turnEnd';
  seat: number;
  drawn: boolean;
}

export const enterActions = (play: Play): void => {
  play.state.agenda.push({ t: 'actions', crest: 0 });
};

export const actions: Step<ActionsFrame> = {
  step(play, frame) {
    const { state } = play;
    if (frame.crest === state.seats) {
      state.agenda.pop();
      return;
    }
    frame.crest++;
    const seat = seatOfCrest(state, frame.crest);
    const player = state.players[seat]!;
    for (let at = 0; at < player.built.length; at++)
      if (player.built[at]!.used) changeCard(player, at, { used: false });
    state.agenda.push({ t: 'turn', seat, hired: false, buys: 0, sells: 0, extraVisits: 0, exchanges: 0 });
    play.out?.push({ t: 'turn', seat });
  },
};

type BuildVerb = 'build' | 'wall' | 'guild';
type TurnVerb = BuildVerb | TradeVerb | 'activate' | 'hire' | 'use' | 'extend' | 'buyCard' | 'endTurn';

function buildOptions(state: State, player: Player, into: Into<BuildVerb>): void {
  const { hand } = player;
  const cost = buildingCosts(state);
  for (let i = 0; i < hand.length; i++) {
    const property = hand[i]!;
    if (property === hand[i - 1] || !canPay(player, cost.properties[property])) continue;
    const targets = TARGETS_OF[property];
    for (let k = 0; k < targets.length; k++) {
      if (isOpen(state, targets[k]!, property)) into.push(BUILD_OF[property][k]!);
    }
  }
  if (canPay(player, cost.wall)) {
    for (const symbol of targetsOf(state, 'wall')) {
      if (state.markers[symbol] === NOBODY) into.push(BUILD_AT[symbol]!);
    }
  }
  for (const district of DISTRICTS) {
    const symbol = guildSymbol(district);
    if (state.markers[symbol] === NOBODY && canPay(player, cost.guilds[state.guilds[district]!])) {
      into.push(BUILD_AT[symbol]!);
    }
  }
}

const askTurn = askedOf('turn', null);

export const turn: Question<TurnFrame, TurnVerb> = {
  ask: (_, { seat }) => askTurn(seat),

  options(state, frame, seat, into) {
    if (seat !== frame.seat) return;
    const player = state.players[seat]!;
    buildOptions(state, player, into);
    for (const district of DISTRICTS) {
      if (state.guildPlanks[district]?.seat === seat) into.push(activateGuild(district));
    }
    const { built } = player;
    for (let i = 0; i < built.length; i++) {
      if (built[i]!.worker !== null) into.push(activateCard(i));
    }
    tradeOptions(state, frame, player, into);
    const hiring = mayHire(state, frame) && player.gold >= GNOME_PRICE;
    for (let i = 0; i < built.length; i++) {
      const card = built[i]!;
      if (hiring && freeLocks(card) > 0) into.push(hire(i));
      if (hasIdleGnome(card) && player.gold >= properties[card.property].gnomeAction!.price) into.push(use(i));
    }
    extendOptions(state, player, seat, into);
    if (waitingWorkers(state, seat) > 0) return;
    if (player.gold >= CARD_PRICE) {
      const { pool } = state;
      for (let i = 0; i < pool.length; i++) if (pool.indexOf(pool[i]!) === i) into.push(buyCard[pool[i]!]);
      if (canDraw(state)) into.push(buyCard.deck);
    }
    into.push(END_TURN);
  },

  answer(play, frame, seat, action) {
    const { state } = play;
    switch (action.do) {
      case 'build':
        pay(play, seat, costAt(state, action.symbol), `build.${action.property}`);
        removeFromHand(state, seat, action.property);
        layOpen(play, seat, action);
        return mark(play, seat, action.symbol, `build.${action.property}`);
      case 'wall':
      case 'guild':
        pay(play, seat, costAt(state, action.symbol), `build.${action.do}`);
        return mark(play, seat, action.symbol, `build.${action.do}`);
      case 'activate':
        return activate(play, seat, action);
      case 'hire':
        frame.hired = true;
        lose(play, seat, 'gold', GNOME_PRICE, 'hire');
        return placeGnome(play, seat, action.card, 'hire');
      case 'use': {
        const player = state.players[seat]!;
        const card = player.built[action.card]!;
        changeCard(player, action.card, { used: true });
        effect(play, seat, `gnome.${card.property}`);
        return useGnome(play, seat, card.property);
      }
      case 'extend':
        return extendGatehouse(play, seat, action.symbol);
      case 'buyCard':
        lose(play, seat, 'gold', CARD_PRICE, 'buyCard');
        if (action.card === 'deck') {
          draw(play, seat, 1, 'buyCard');
        } else {
          takeOpenly(play, seat, action.card, 'buyCard', null);
          takeFromPool(play, action.card);
        }
        return endTurn(play, seat);
      case 'endTurn':
        return endTurn(play, seat);
      default:
        return trade(play, frame, seat, action);
    }
  },
};

function useGnome(play: Play, seat: number, property: Property): void {
  const { price, take } = properties[property].gnomeAction!;
  lose(play, seat, 'gold', price, `gnome.${property}`);
  gain(play, seat, take, 1, `gnome.${property}`);
}

function layOpen(play: Play, seat: number, { property }: ActionOf<'build'>): void {
  const { built } = play.state.players[seat]!;
  built.push({ property, gnomes: 0, worker: null, used: false, waiting: false });
  play.out?.push({ t: 'card', seat, property, card: built.length - 1 });
}

/** The worker comes home, then acts. */
function activate(play: Play, seat: number, action: ActionOf<'activate'>): void {
  const { state } = play;
  const player = state.players[seat]!;
  if (action.at === 'guild') {
    const { district } = action;
    const { worker } = state.guildPlanks[district]!;
    const guild = state.guilds[district]!;
    state.guildPlanks[district] = null;
    player.home = joined(player.home, worker, 1);
    play.out?.push({ t: 'activate', seat, source: `guild.${guild}` });
    play.out?.push({ t: 'home', seat, from: 'guild', worker, at: district });
    guildRules[guild].act(play, seat);
    return;
  }
  const card = player.built[action.card]!;
  const worker = card.worker!;
  changeCard(player, action.card, { worker: null });
  player.home = joined(player.home, worker, 1);
  play.out?.push({ t: 'activate', seat, source: `plank.${card.property}` });
  play.out?.push({ t: 'home', seat, from: 'card', worker, at: action.card });
  actFromPlank(play, seat, card.property);
}

function endTurn(play: Play, seat: number): void {
  play.state.agenda.pop();
  play.state.agenda.push({ t: 'turnEnd', seat, drawn: false });
}

export const turnEnd: Step<TurnEndFrame> = {
  step(play, frame) {
    const { state } = play;
    const player = state.players[frame.seat]!;
    if (player.hand.length > HAND_LIMIT) {
      return askDiscard(play, frame.seat, player.hand.length - HAND_LIMIT, 'handLimit');
    }
    if (!frame.drawn) {
      frame.drawn = true;
      for (const card of player.built) {
        const draws = card.gnomes * (properties[card.property].draws ?? 0);
        if (draws > 0 && draw(play, frame.seat, draws, `gnome.${card.property}`) > 0) {
          effect(play, frame.seat, `gnome.${card.property}`);
        }
      }
      return;
    }
    state.agenda.pop();
    fillPool(play);
    play.out?.push({ t: 'endTurn', seat: frame.seat });
  },
};
