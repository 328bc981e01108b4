import { byColour, type Colour } from './colours.ts';

export const USES = ['workers', 'guilders', 'threat', 'canal', 'house', 'person'] as const;
export type Use = (typeof USES)[number];

/** Everything a player can do, as small flat records. Cards are numbers; houses and sections count from 0. */
export type Action =
  | { do: 'draw'; pile: number }
  // threats
  | { do: 'strike'; colour: Colour }
  | { do: 'burn'; house: number }
  | { do: 'breach'; section: number }
  | { do: 'bury'; person: number }
  // phase 2
  | { do: 'advance' }
  // a card's six uses
  | { do: 'play'; card: number; as: 'workers' }
  | { do: 'play'; card: number; as: 'guilders'; die: Colour }
  | { do: 'play'; card: number; as: 'threat' }
  | { do: 'play'; card: number; as: 'canal'; section: number }
  | { do: 'play'; card: number; as: 'house'; worker: Colour }
  | { do: 'play'; card: number; as: 'person'; house: number }
  | { do: 'activate'; person: number }
  | { do: 'endTurn' }
  // effects
  | { do: 'decline' }
  | { do: 'worker'; colour: Colour }
  | { do: 'swap'; give: Colour; take: Colour }
  | { do: 'give'; colour: Colour }
  | { do: 'pay' }
  | { do: 'discard'; card: number }
  | { do: 'recover'; card: number }
  | { do: 'marker'; colour: Colour }
  | { do: 'lay'; card: number }
  | { do: 'recruit'; card: number; house: number }
  | { do: 'dig'; section: number }
  | { do: 'turnDie'; die: Colour; value: number }
  | { do: 'reroll'; die: Colour }
  | { do: 'takeBack'; person: number }
  | { do: 'repeat'; person: number }
  | { do: 'borrow'; person: number }
  | { do: 'demolish'; house: number }
  | { do: 'rob'; from: number }
  | { do: 'pass'; colour: Colour; to: number };

export type Verb = Action['do'];
export type ActionOf<D extends Verb> = Extract<Action, { do: D }>;
export type PlayAction = ActionOf<'play'>;

const fixed = <A extends Action>(action: A): A => Object.freeze(action) as A;

/** Makes things when they are first asked for, each once; their numbers are small. */
export function byNumber<T>(make: (number: number) => T): (number: number) => T {
  const made: T[] = [];
  return (number) => {
    while (made.length <= number) made.push(make(made.length));
    return made[number]!;
  };
}

/**
 * Options are the same objects again and again: a search asks for them millions of times, and a table look-up is
 * cheaper than a new record. They are frozen, because everybody shares them.
 */
const ofNumbers = <A extends Action>(make: (number: number) => A) => byNumber((number) => fixed(make(number)));
const ofColours = <A extends Action>(make: (colour: Colour) => A) => byColour((colour) => fixed(make(colour)));

export const DECLINE = fixed({ do: 'decline' });
export const ADVANCE = fixed({ do: 'advance' });
export const END_TURN = fixed({ do: 'endTurn' });
export const PAY = fixed({ do: 'pay' });

export const drawFrom = ofNumbers((pile) => ({ do: 'draw', pile }));
export const strike = ofColours((colour) => ({ do: 'strike', colour }));
export const burn = ofNumbers((house) => ({ do: 'burn', house }));
export const breach = ofNumbers((section) => ({ do: 'breach', section }));
export const bury = ofNumbers((person) => ({ do: 'bury', person }));

export const playWorkers = ofNumbers((card) => ({ do: 'play', card, as: 'workers' }));
export const playThreat = ofNumbers((card) => ({ do: 'play', card, as: 'threat' }));
export const playGuilders = byColour((die) => ofNumbers((card) => ({ do: 'play', card, as: 'guilders', die })));
export const playHouse = byColour((worker) => ofNumbers((card) => ({ do: 'play', card, as: 'house', worker })));
export const playCanal = byNumber((section) => ofNumbers((card) => ({ do: 'play', card, as: 'canal', section })));
export const playPerson = byNumber((house) => ofNumbers((card) => ({ do: 'play', card, as: 'person', house })));

export const activate = ofNumbers((person) => ({ do: 'activate', person }));
export const worker = ofColours((colour) => ({ do: 'worker', colour }));
export const swap = byColour((give) => ofColours((take) => ({ do: 'swap', give, take })));
export const give = ofColours((colour) => ({ do: 'give', colour }));
export const discard = ofNumbers((card) => ({ do: 'discard', card }));
export const recover = ofNumbers((card) => ({ do: 'recover', card }));
export const marker = ofColours((colour) => ({ do: 'marker', colour }));
export const lay = ofNumbers((card) => ({ do: 'lay', card }));
export const recruit = byNumber((house) => ofNumbers((card) => ({ do: 'recruit', card, house })));
export const dig = ofNumbers((section) => ({ do: 'dig', section }));
export const turnDie = byColour((die) => ofNumbers((value) => ({ do: 'turnDie', die, value })));
export const reroll = ofColours((die) => ({ do: 'reroll', die }));
export const takeBack = ofNumbers((person) => ({ do: 'takeBack', person }));
export const repeat = ofNumbers((person) => ({ do: 'repeat', person }));
export const borrow = ofNumbers((person) => ({ do: 'borrow', person }));
export const demolish = ofNumbers((house) => ({ do: 'demolish', house }));
export const rob = ofNumbers((from) => ({ do: 'rob', from }));
export const pass = byColour((colour) => ofNumbers((to) => ({ do: 'pass', colour, to })));
