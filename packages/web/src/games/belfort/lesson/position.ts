import { type Action, begin, belfort, PROPERTIES, type Property, type State, symbolNamed } from '@guildhall/belfort';
import { deriveSeed, shuffle } from '@guildhall/kernel';

/** The pupil; the two others do as the lesson says. */
export const PUPIL = 0;
export const FIRST = 1;
export const SECOND = 2;

const COPIES = 5;
const GUILDS = ['recruiters', 'sawyers', 'masons', 'librarians', 'miners'] as const;
/** The district of the masons, where the lesson builds. */
export const DISTRICT = 2;
const ROUND = 3;

interface Place {
  readonly goods: readonly [wood: number, stone: number, metal: number, gold: number];
  readonly hand: readonly Property[];
  readonly built: readonly Property[];
  readonly markers: readonly string[];
}

/** By seat. */
const PLACES: readonly Place[] = [
  {
    goods: [1, 0, 1, 5],
    hand: ['bank', 'library', 'keep'],
    built: ['pub'],
    markers: ['pub 3', 'wall 1b'],
  },
  {
    goods: [1, 2, 2, 4],
    hand: ['blacksmith', 'pub', 'market'],
    built: ['tower', 'inn'],
    markers: ['tower 1', 'inn 3'],
  },
  {
    goods: [2, 2, 1, 3],
    hand: ['library', 'gardens', 'gatehouse'],
    built: ['gardens', 'bank'],
    markers: ['gardens 5', 'bank 4'],
  },
];
const POOL: readonly Property[] = ['market', 'gardens', 'tower'];

const options = () => belfort.options({ guilds: 'custom', custom: GUILDS }, PLACES.length);

/** The third month of a game of three: nobody has scored yet, and scoring is near. The pupil is asked to place. */
function lessonState(): State {
  const dealt = belfort.setup(options(), PLACES.length, deriveSeed('lesson', 1));
  while (dealt.stage === 'setup') {
    const seat = belfort.decision(dealt)!.seats[0]!;
    belfort.apply(dealt, seat, belfort.legal(dealt, seat)[0] as Action);
  }
  const state: State = { ...dealt, guilds: GUILDS, round: ROUND, stage: 'placement', pool: [...POOL], discard: [] };
  const rest = new Map(PROPERTIES.map((property) => [property, COPIES]));
  const take = (cards: readonly Property[]) => {
    for (const card of cards) rest.set(card, rest.get(card)! - 1);
    return [...cards];
  };
  take(POOL);
  PLACES.forEach(({ goods: [wood, stone, metal, gold], hand, built, markers }, seat) => {
    const cards = take(built).map((property) => ({ property, gnomes: 0, worker: null, used: false }));
    Object.assign(state.players[seat]!, { wood, stone, metal, gold, crest: seat + 1, hand: take(hand), built: cards });
    for (const name of markers) state.markers[symbolNamed(name)] = seat;
  });
  state.deck = [...rest].flatMap(([property, n]) => new Array<Property>(n).fill(property));
  shuffle(state.random, state.deck);
  state.agenda = [{ t: 'round' }, { t: 'placement', crest: 0 }];
  begin(state);
  return state;
}

/** Belfort by its own rules, from the prepared position. */
export const lessonGame: typeof belfort = { ...belfort, setup: lessonState };
export const lessonOptions = options();
