import { bruges, PERSONS, type State } from '@guildhall/bruges';
import { positionOf } from '@guildhall/bruges/scenario';
import { seeded } from '@guildhall/kernel';

/** The pupil; the two others do as the lesson says. */
export const PUPIL = 0;
export const FIRST = 1;
export const SECOND = 2;
const SEATS = ['pupil', 'first', 'second'] as const;

/** The card of a person. */
export const cardOf = (id: string): number => PERSONS.find((person) => person.id === id)!.card;

/** The pupil's cards, by what they are for. */
export const CARD = {
  workers: cardOf('stilt-walker'),
  house: cardOf('glass-painter'),
  person: cardOf('landscape-painter'),
  threat: cardOf('gambler'),
  canal: cardOf('sculptor'),
} as const;
/** Lives with the pupil from the beginning. */
export const BREWER = cardOf('brewer');
/** On top of the left pile. */
export const TOP = cardOf('chancellor');

/** Rolls one five and ones and twos for the next round. */
const ROLL = 7513;

/** The third round of a game of three is half over, and the pupil is asked to play a card. */
function lessonState(): State {
  const state = positionOf({
    seats: SEATS,
    given: {
      round: 3,
      // whoever comes after the start player begins the next round: the pupil
      start: 'second',
      turn: 'pupil',
      card: 3,
      dice: { blue: 3, brown: 4, red: 2, purple: 3, yellow: 1 },
      players: {
        pupil: {
          ...{ points: 7, guilders: 8, reputation: 1, canals: [2, 1] },
          workers: { brown: 1 },
          threats: { yellow: 1 },
          hand: ['stilt-walker', 'glass-painter', 'landscape-painter', 'gambler', 'sculptor'],
          houses: [{ card: 'blacksmith', person: 'brewer' }],
        },
        first: {
          ...{ points: 8, guilders: 2, reputation: 2, canals: [1, 1] },
          workers: { blue: 1, yellow: 1 },
          threats: { red: 1 },
          hand: ['tanner', 'wood-carver', 'gilder', 'juggler', 'dyer', 'weaver'],
          houses: [{ card: 'poet', person: 'shipowner' }, { card: 'judge' }],
        },
        second: {
          ...{ points: 6, guilders: 1, reputation: 0, canals: [1, 0] },
          workers: { red: 1, purple: 1 },
          threats: { purple: 1 },
          hand: ['saddler', 'bard', 'fire-eater', 'innkeeper', 'goldsmith'],
          houses: [{ card: 'mayor', person: 'duchess' }, { card: 'herald' }],
        },
      },
      piles: [
        ['chancellor', 'carpet-maker'],
        ['lawyer', 'broker'],
      ],
      // what is left lies on the discard pile
      pileSizes: [28, 27],
      rest: 'discard',
    },
  });
  state.random = seeded(ROLL);
  return state;
}

/** Bruges by its own rules, from the prepared position. */
export const lessonGame: typeof bruges = { ...bruges, setup: lessonState };
export const lessonOptions = bruges.options({}, SEATS.length);
