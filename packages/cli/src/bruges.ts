import {
  type Action,
  bruges,
  describe,
  describeAction,
  type Event,
  engineFor,
  itemName,
  KINDS,
  type Options,
  PERSONS,
  type State,
  sheetNames,
  stageNames,
  storyOf,
  type View,
} from '@guildhall/bruges';
import { capital, say, type Text } from '@guildhall/kernel';
import { watchBrugesBalance } from './balance-watch.ts';
import { watchBruges } from './follies.ts';
import type { GameRow } from './games.ts';
import type { PersonNews } from './person-tally.ts';

const piles: Text = {
  en: 'Draw piles: {left} and {right} cards; extra pile: {extra}',
  de: 'Nachziehstapel: {left} und {right} Karten; Zusatzstapel: {extra}',
  fr: 'Piles : {left} et {right} cartes ; pile de réserve : {extra}',
};

/** Whose hand a card was in, and who lives in a house. */
function personNews(told: unknown): PersonNews | null {
  const event = told as Event;
  const idOf = (card: number): string => PERSONS[card]!.id;
  switch (event.t) {
    case 'look':
      return {
        seat: event.seat,
        what: 'held',
        ids: event.cards.flatMap((card) => (card === null ? [] : [idOf(card)])),
      };
    case 'recover':
      return { seat: event.seat, what: 'held', ids: [idOf(event.card)] };
    case 'person':
      return { seat: event.seat, what: 'recruited', ids: [idOf(event.person)] };
    default:
      return null;
  }
}

export const brugesRow: GameRow = {
  game: bruges,
  engineFor,
  title: 'Bruges',
  effects: KINDS.map((kind) => `ability.${kind}`),
  personNews,
  watchFollies: watchBruges,
  watchBalance: (start) => watchBrugesBalance(start as State),
  teller: {
    heading(told, lang, names) {
      const event = told as Event;
      return event.t === 'stage' ? capital(say(stageNames[event.stage], lang)) : describe(event, lang, names);
    },
    story: (events, lang, names) => storyOf(events as readonly Event[], lang, names).map(({ text }) => text),
    move(action, seat, view, decision, lang, names) {
      const { dice, piles, players } = view as View;
      return describeAction(action as Action, lang, { names, dice, piles, houses: players[seat]!.houses, decision });
    },
    options: (given, lang) => say(sheetNames[(given as Options).sheet === null ? 'standard' : 'own'], lang),
    opening(state, lang) {
      const { piles: cards, extra } = state as State;
      return [say(piles, lang, { left: cards[0].length, right: cards[1].length, extra: extra.length })];
    },
    // the first round begins while the table is laid out
    begins(state, lang, names) {
      const { round, start, stage } = state as State;
      return [
        ['round', describe({ t: 'round', round, start, last: false }, lang, names)!],
        ['phase', capital(say(stageNames[stage], lang))],
      ];
    },
    item: itemName,
    tieBreak: { en: 'Tie-break: guilders', de: 'Bei Gleichstand: Gulden', fr: 'Départage : florins' },
  },
};
