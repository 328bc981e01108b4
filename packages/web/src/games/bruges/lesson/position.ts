import {
  begin,
  bruges,
  byColour,
  CARDS,
  type Colour,
  NOBODY,
  NONE,
  none,
  PERSONS,
  STACK,
  type State,
} from '@guildhall/bruges';
import { deriveSeed, seeded, shuffle } from '@guildhall/kernel';

/** The pupil; the two others do as the lesson says. */
export const PUPIL = 0;
export const FIRST = 1;
export const SECOND = 2;

const ROUND = 3;
/** Whoever comes after begins the next round: the pupil. */
const START = SECOND;
/** Turns of this round that are over: two of everybody's four, and the start player's third. */
const TURNS_DONE = 7;
const DISCARDED = 20;

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

interface Place {
  readonly points: number;
  readonly guilders: number;
  readonly reputation: number;
  readonly workers: Partial<Record<Colour, number>>;
  readonly threats: Partial<Record<Colour, number>>;
  readonly canals: readonly [left: number, right: number];
  readonly hand: readonly string[];
  /** The card face down, and who lives on it. */
  readonly houses: readonly (readonly [card: string, person?: string])[];
}

/** By seat. */
const PLACES: readonly Place[] = [
  {
    points: 7,
    guilders: 8,
    reputation: 1,
    workers: { brown: 1 },
    threats: { yellow: 1 },
    canals: [2, 1],
    hand: ['stilt-walker', 'glass-painter', 'landscape-painter', 'gambler', 'sculptor'],
    houses: [['blacksmith', 'brewer']],
  },
  {
    points: 8,
    guilders: 2,
    reputation: 2,
    workers: { blue: 1, yellow: 1 },
    threats: { red: 1 },
    canals: [1, 1],
    hand: ['tanner', 'wood-carver', 'gilder', 'juggler', 'dyer', 'weaver'],
    houses: [['poet', 'shipowner'], ['judge']],
  },
  {
    points: 6,
    guilders: 1,
    reputation: 0,
    workers: { red: 1, purple: 1 },
    threats: { purple: 1 },
    canals: [1, 0],
    hand: ['saddler', 'bard', 'fire-eater', 'innkeeper', 'goldsmith'],
    houses: [['mayor', 'duchess'], ['herald']],
  },
];
/** The tops of the two piles, the topmost first. */
const PILES = [
  ['chancellor', 'carpet-maker'],
  ['lawyer', 'broker'],
] as const;
const DICE = { blue: 3, brown: 4, red: 2, purple: 3, yellow: 1 };
/** Rolls one five and ones and twos for the next round. */
const ROLL = 7513;

export const lessonOptions = bruges.options({}, PLACES.length);

/** The third round of a game of three is half over, and the pupil is asked to play a card. */
function lessonState(): State {
  const state = bruges.setup(lessonOptions, PLACES.length, deriveSeed('lesson', 1));
  const rest = new Set(Array.from({ length: CARDS }, (_, card) => card));
  const take = (id: string) => {
    const card = cardOf(id);
    rest.delete(card);
    return card;
  };
  PLACES.forEach(({ points, guilders, reputation, workers, threats, canals, hand, houses }, seat) => {
    Object.assign(state.players[seat]!, {
      points,
      guilders,
      reputation,
      workers: { ...none(), ...workers },
      threats: { ...none(), ...threats },
      canals: [...canals],
      hand: hand.map(take).sort((a, b) => a - b),
      fresh: [],
      houses: houses.map(([card, person]) => ({
        card: take(card),
        person: person === undefined ? NOBODY : take(person),
        used: false,
        maybe: NONE,
        sure: false,
      })),
    });
  });
  const tops = PILES.map((ids) => ids.map(take).reverse());
  const deck = shuffle(state.random, [...rest]);
  state.extra = deck.splice(0, CARDS - STACK * PLACES.length);
  state.discard = deck.splice(0, DISCARDED);
  state.piles = [
    [...deck.splice(0, Math.ceil(deck.length / 2)), ...tops[0]!],
    [...deck, ...tops[1]!],
  ];
  state.ledger = PLACES.map(({ points }, seat) => ({ round: 0, seat, item: 'start', points }));
  state.round = ROUND;
  state.stage = 'actions';
  state.start = START;
  state.dice = byColour((colour) => DICE[colour]);
  state.random = seeded(ROLL);
  state.agenda = [{ t: 'round' }, { t: 'turns', next: TURNS_DONE }];
  begin(state);
  return state;
}

/** Bruges by its own rules, from the prepared position. */
export const lessonGame: typeof bruges = { ...bruges, setup: lessonState };
