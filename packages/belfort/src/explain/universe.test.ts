import { below } from '@guildhall/kernel';
import { explained } from '@guildhall/kernel/contract';
import type { Action } from '../actions.ts';
import { belfort } from '../game.ts';
import { prompts } from '../log/prompts.ts';
import { GOODS, type Good, NOBODY, type State } from '../state.ts';
import { explain, explainView, type Intent, type Reason } from './index.ts';
import { language } from './intent.ts';

const playWith = (edition: 'first' | 'revised') => ({ edition, guilds: 'advanced' });

explained({
  game: belfort,
  language,
  explain,
  explainView,
  prompts,
  holds,
  priceHolds,
  games: [
    { seats: 2, seed: 20, options: playWith('revised') },
    { seats: 3, seed: 31, options: playWith('first') },
    { seats: 4, seed: 40, options: playWith('revised') },
    { seats: 5, seed: 51, options: playWith('first') },
  ],
  enrich(state, seat, { ask }, random) {
    if (ask === 'turn') for (const good of GOODS) state.players[seat]![good] += below(random, 4);
  },
  lively: ({ do: verb }) => !['pass', 'endTurn', 'buyCard', 'decline', 'stop'].includes(verb),
  dull: 8,
  about: {
    turn: ['build', 'wall', 'guild', 'activate', 'buy', 'sell', 'exchange', 'hire', 'use', 'buyCard', 'endTurn'],
    architects: ['build', 'wall', 'guild'],
    steal: ['steal', 'stop'],
    rob: ['rob', 'stop'],
    recruit: ['recruit', 'gnome'],
  },
  alike: { turn: 5 },
  // the wizards choose among thousands of pairs
  many: { swap: 4 },
  open: 20,
  views: 1,
});

function holds(state: State, seat: number, action: Action, reason: Reason): boolean {
  const own = state.players[seat]!;
  const symbol = 'symbol' in action ? action.symbol : NOBODY;
  switch (reason.why) {
    case 'symbolTaken':
      return state.markers[symbol] === reason.by && reason.by !== NOBODY;
    case 'gatehouseTaken':
      return state.markers[symbol] === NOBODY && reason.by !== NOBODY && state.options.edition === 'revised';
    case 'otherHalf':
      return state.markers[symbol] === NOBODY && state.markers[reason.symbol] === NOBODY;
    case 'notInHand':
      return !own.hand.includes(reason.card);
    case 'workersOut':
      return (
        reason.districts.length + reason.cards.length > 0 &&
        reason.districts.every((district) => state.guildPlanks[district]?.seat === seat) &&
        reason.cards.every((card) => own.built[card]!.worker !== null)
      );
    case 'nothingToTake':
      return reason.good === null ? action.do === 'spy' : state.players[reason.from]![reason.good] === 0;
    case 'hasOnly':
      return state.players[reason.from]!.gold === reason.gold && reason.gold > 0;
    case 'noSuchWorker':
      return own.home[reason.worker] === 0;
    case 'orderOfPicks':
      return action.do === 'swap';
    default:
      return true;
  }
}

function priceHolds(state: State, seat: number, intent: Intent, reason: Reason): boolean {
  if (reason.why !== 'cannotPay') return false;
  const missing = Object.entries(reason.missing) as [Good, number][];
  const withMore = (short: Good | null): Reason | null => {
    const changed = belfort.clone(state);
    for (const [good, n] of missing) changed.players[seat]![good] += good === short ? n - 1 : n;
    return explain(changed, seat, intent);
  };
  return (
    missing.length > 0 && withMore(null) === null && missing.every(([short]) => withMore(short)?.why === 'cannotPay')
  );
}
