import { type ActionOf, BUILD_AT, DECLINE, discount as discountAction } from '../actions.ts';
import { SITE_KINDS } from '../board/districts.ts';
import { mark } from '../board/markers.ts';
import { costAt, isOpen, targetsOf } from '../facts/building.ts';
import { declined, effect, mayAct, type Play, pay, type Question } from '../play.ts';
import type { Cost } from '../sheet.ts';
import type { Player, State } from '../state.ts';
import type { GuildRules } from './guild.ts';

const METAL_OFF = 1;
const WOOD_STONE_OFF = 2;

/** On which symbol do you build? */
export interface ArchitectsFrame {
  t: 'architects';
  seat: number;
}
/** What is taken off the price? */
export interface DiscountFrame {
  t: 'discount';
  seat: number;
  symbol: number;
}

export const architects: GuildRules = {
  name: { en: 'Architects’ guild', de: 'Baumeistergilde', fr: 'Guilde des architectes' },
  text: {
    en: 'Build on any free property, wall or guild symbol at its usual cost less 1 metal or less 2 wood/stone. No card is used or gained, so a property brings its marker only. You may decline.',
    de: 'Baue auf einem freien Gebäude-, Mauer- oder Gildensymbol zum üblichen Preis, aber 1 Metall oder 2 Holz/Stein günstiger. Keine Karte wird benutzt oder ausgelegt: Ein Gebäude bringt nur seine Figur. Du darfst verzichten.',
    fr: 'Construisez sur un symbole propriété, mur ou guilde libre à son coût habituel moins 1 métal ou moins 2 bois/pierres. Aucune carte n’est utilisée ni gagnée\u00a0: une propriété n’apporte que son marqueur. Vous pouvez y renoncer.',
  },
  kind: 'basic',
  act(play, seat) {
    mayAct(play, { t: 'architects', seat }, architectsFrame, 'guild.architects');
  },
};

/** Everything that can be taken off a cost: a metal, or two of its wood and stone [B4]. */
function discountsOf(cost: Cost): ActionOf<'discount'>[] {
  const ways: ActionOf<'discount'>[] = [];
  if (cost.metal > 0) ways.push(discountAction(0, 0, METAL_OFF));
  const off = Math.min(WOOD_STONE_OFF, cost.wood + cost.stone);
  for (let wood = Math.min(off, cost.wood); off > 0 && wood >= 0; wood--) {
    if (off - wood <= cost.stone) ways.push(discountAction(wood, off - wood, 0));
  }
  return ways.length > 0 ? ways : [discountAction(0, 0, 0)];
}

const lowered = (cost: Cost, off: ActionOf<'discount'>): Cost => ({
  wood: cost.wood - off.wood,
  stone: cost.stone - off.stone,
  metal: cost.metal - off.metal,
  gold: cost.gold,
});

const canPayLess = (player: Player, cost: Cost, off: ActionOf<'discount'>): boolean =>
  player.wood >= cost.wood - off.wood &&
  player.stone >= cost.stone - off.stone &&
  player.metal >= cost.metal - off.metal &&
  player.gold >= cost.gold;

const affordable = (player: Player, cost: Cost): ActionOf<'discount'>[] =>
  discountsOf(cost).filter((off) => canPayLess(player, cost, off));

const canPaySomehow = (player: Player, cost: Cost): boolean =>
  discountsOf(cost).some((off) => canPayLess(player, cost, off));

/** Symbols that this player may build on and can pay for. */
function sites(state: State, seat: number): number[] {
  const player = state.players[seat]!;
  const symbols: number[] = [];
  for (const kind of SITE_KINDS) {
    const targets = targetsOf(state, kind);
    // symbols of a kind cost the same, except those of guilds
    const guild = kind === 'guild';
    if (!guild && !canPaySomehow(player, costAt(state, targets[0]!))) continue;
    for (const symbol of targets) {
      if (!isOpen(state, symbol, kind, seat)) continue;
      if (!guild || canPaySomehow(player, costAt(state, symbol))) symbols.push(symbol);
    }
  }
  return symbols;
}

export const architectsFrame: Question<ArchitectsFrame, 'build' | 'wall' | 'guild' | 'decline'> = {
  ask: (_, { seat }) => ({
    seats: [seat],
    ask: 'architects',
    source: 'guild.architects',
  }),

  options(state, frame, seat, into) {
    if (seat !== frame.seat) return;
    for (const symbol of sites(state, seat)) into.push(BUILD_AT[symbol]!);
    into.push(DECLINE);
  },

  answer(play, _, seat, action) {
    const { state } = play;
    state.agenda.pop();
    if (action.do === 'decline') {
      declined(play, seat, 'guild.architects');
      return;
    }
    const { symbol } = action;
    const ways = affordable(state.players[seat]!, costAt(state, symbol));
    if (ways.length === 1) build(play, seat, symbol, ways[0]!);
    else state.agenda.push({ t: 'discount', seat, symbol });
  },
};

/** Pays and marks; no card is laid out, so there is no income, plank or lock [B3]. */
function build(play: Play, seat: number, symbol: number, off: ActionOf<'discount'>): void {
  effect(play, seat, 'guild.architects');
  pay(play, seat, lowered(costAt(play.state, symbol), off), 'guild.architects');
  mark(play, seat, symbol, 'guild.architects');
}

export const discount: Question<DiscountFrame, 'discount'> = {
  ask: (_, { seat }) => ({
    seats: [seat],
    ask: 'discount',
    source: 'guild.architects',
  }),
  options(state, frame, seat, into) {
    if (seat !== frame.seat) return;
    for (const way of affordable(state.players[seat]!, costAt(state, frame.symbol))) into.push(way);
  },
  answer(play, frame, seat, action) {
    play.state.agenda.pop();
    build(play, seat, frame.symbol, action);
  },
};
