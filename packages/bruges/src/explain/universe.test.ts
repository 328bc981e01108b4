import { below } from '@guildhall/kernel';
import { explained } from '@guildhall/kernel/contract';
import type { Action } from '../actions.ts';
import { nextColour } from '../facts/canals.ts';
import { bruges } from '../game.ts';
import { prompts } from '../log/prompts.ts';
import { colourOf } from '../persons/deck.ts';
import { NOBODY, type State } from '../state.ts';
import { explain, explainView, type Intent, type Reason } from './index.ts';
import { language } from './intent.ts';

explained({
  game: bruges,
  language,
  explain,
  explainView,
  prompts,
  holds,
  priceHolds,
  games: [
    { seats: 2, seed: 20 },
    { seats: 2, seed: 21 },
    { seats: 3, seed: 30 },
    { seats: 4, seed: 40 },
  ],
  enrich(state, seat, { ask }, random) {
    if (ask === 'turn') state.players[seat]!.guilders += below(random, 4);
  },
  lively: (action) =>
    action.do === 'play'
      ? ['house', 'person', 'canal'].includes(action.as)
      : !['endTurn', 'decline'].includes(action.do),
  dull: 3,
  about: {
    turn: ['play', 'activate', 'endTurn'],
    afterwards: ['play', 'activate', 'endTurn'],
    extraPlay: ['play', 'decline'],
    extraRecruit: ['recruit', 'decline'],
    extraCanal: ['dig', 'decline'],
    extraHouse: ['lay', 'decline'],
    fire: ['burn', 'breach', 'decline'],
  },
  alike: { draw: 4, turn: 4, afterwards: 4 },
  open: 10,
  views: 4,
});

function holds(state: State, seat: number, action: Action, reason: Reason): boolean {
  const own = state.players[seat]!;
  const livesHere = (person: number) => own.houses.some((house) => house.person === person);
  switch (reason.why) {
    case 'mustPlay':
      return own.hand.length > 0;
    case 'emptyHand':
      return own.hand.length === 0;
    case 'notInHand':
      return !own.hand.includes(reason.card);
    case 'onlyDrawn':
      return own.hand.includes(reason.card);
    case 'notDiscarded':
      return !state.discard.includes(reason.card);
    case 'tooDeep':
      return state.discard.includes(reason.card);
    case 'noWorker':
      return reason.colours.length > 0 && reason.colours.every((colour) => own.workers[colour] === 0);
    case 'noMarker':
      return reason.colours.length > 0 && reason.colours.every((colour) => own.threats[colour] === 0);
    case 'wrongWorker':
      return action.do === 'play' && action.as === 'house' && !reason.colours.includes(action.worker);
    case 'wrongDie':
      return action.do === 'play' && action.as === 'guilders' && !reason.colours.includes(action.die);
    case 'notStriking':
      return own.threats[reason.colour] === reason.has && reason.has < 3;
    case 'dieShows':
      return state.dice[reason.die] === reason.shows && !reason.faces.includes(reason.shows);
    case 'sectionComplete':
      return own.canals.every((tokens, section) => tokens === 5 || section !== (reason.section ?? section));
    case 'nextSpaces':
      return (
        action.do === 'play' &&
        !reason.colours.includes(colourOf(action.card)) &&
        reason.colours.every((colour) => [0, 1].some((at) => nextColour(state, seat, at) === colour))
      );
    case 'noToken':
      return own.canals.every((tokens, section) => tokens === 0 || section !== (reason.section ?? section));
    case 'noHouse':
      return own.houses.length === 0;
    case 'noEmptyHouse':
      return own.houses.every(({ person }) => person !== NOBODY);
    case 'noSuchHouse':
      return 'house' in action && own.houses[action.house] === undefined;
    case 'occupied':
      return 'house' in action && own.houses[action.house]!.person === reason.person;
    case 'olderHouse': {
      if (!('house' in action)) return false;
      const named = own.houses[action.house]!;
      const older = own.houses[reason.house]!;
      const bothEmpty = named.person === NOBODY && older.person === NOBODY;
      return bothEmpty && reason.house < action.house && colourOf(named.card) === colourOf(older.card);
    }
    case 'notInPlay':
      return !livesHere(reason.person);
    case 'notUsable':
    case 'ownPerson':
      return livesHere(reason.person);
    case 'usedThisRound':
      return own.houses.some(({ person, used }) => person === reason.person && used);
    case 'needsWorker':
      return livesHere(reason.person) && own.workers[reason.colour] === 0;
    case 'noGuilders':
      return state.players[reason.from]!.guilders === 0 && reason.from !== seat;
    default:
      return true;
  }
}

function priceHolds(state: State, seat: number, intent: Intent, reason: Reason): boolean {
  if (reason.why !== 'cannotPay') return false;
  const { cost, has } = reason;
  const withOnly = (guilders: number): Reason | null => {
    const changed = bruges.clone(state);
    changed.players[seat]!.guilders = guilders;
    return explain(changed, seat, intent);
  };
  return (
    has === state.players[seat]!.guilders &&
    cost > has &&
    withOnly(cost) === null &&
    withOnly(cost - 1)?.why === 'cannotPay'
  );
}
