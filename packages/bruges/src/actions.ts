import { byColour, CARDS, type Colour } from './colours.ts';

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

export type ActionOf<D extends Action['do']> = Extract<Action, { do: D }>;
export type PlayAction = ActionOf<'play'>;

const fixed = <A extends Action>(action: A): A => Object.freeze(action) as A;

/**
 * Options are the same objects again and again: a search asks for them millions of times, and a table look-up is
 * cheaper than a new record. They are frozen, because everybody shares them.
 */
function table<A extends Action>(make: (index: number) => A): (index: number) => A {
  const made: A[] = [];
  return (index) => {
    let action = made[index];
    if (action === undefined) {
      while (made.length <= index) made.push(fixed(make(made.length)));
      action = made[index]!;
    }
    return action;
  };
}

const ofCards = <A extends Action>(make: (card: number) => A): readonly A[] =>
  Array.from({ length: CARDS }, (_, card) => fixed(make(card)));
const ofColours = <A extends Action>(make: (colour: Colour) => A) => byColour((colour) => fixed(make(colour)));

export const DECLINE = fixed({ do: 'decline' });
export const ADVANCE = fixed({ do: 'advance' });
export const END_TURN = fixed({ do: 'endTurn' });
export const PAY = fixed({ do: 'pay' });

export const drawFrom = table((pile) => ({ do: 'draw', pile }));
export const strike = ofColours((colour) => ({ do: 'strike', colour }));
export const burn = table((house) => ({ do: 'burn', house }));
export const breach = table((section) => ({ do: 'breach', section }));
export const bury = ofCards((person) => ({ do: 'bury', person }));

export const playWorkers = ofCards((card) => ({ do: 'play', card, as: 'workers' }));
export const playThreat = ofCards((card) => ({ do: 'play', card, as: 'threat' }));
export const playGuilders = byColour((die) => ofCards((card) => ({ do: 'play', card, as: 'guilders', die })));
export const playHouse = byColour((worker) => ofCards((card) => ({ do: 'play', card, as: 'house', worker })));
const canalTables = [0, 1].map((section) => ofCards((card) => ({ do: 'play', card, as: 'canal', section })));
export const playCanal = (card: number, section: number) => canalTables[section]![card]!;
const personTables = Array.from({ length: CARDS }, (_, card) =>
  table((house) => ({ do: 'play', card, as: 'person', house })),
);
export const playPerson = (card: number, house: number) => personTables[card]!(house);

export const activate = ofCards((person) => ({ do: 'activate', person }));
export const worker = ofColours((colour) => ({ do: 'worker', colour }));
export const swap = byColour((give) => ofColours((take) => ({ do: 'swap', give, take })));
export const give = ofColours((colour) => ({ do: 'give', colour }));
export const discard = ofCards((card) => ({ do: 'discard', card }));
export const recover = ofCards((card) => ({ do: 'recover', card }));
export const marker = ofColours((colour) => ({ do: 'marker', colour }));
export const lay = ofCards((card) => ({ do: 'lay', card }));
const recruitTables = Array.from({ length: CARDS }, (_, card) => table((house) => ({ do: 'recruit', card, house })));
export const recruit = (card: number, house: number) => recruitTables[card]!(house);
export const dig = table((section) => ({ do: 'dig', section }));
const turnTables = byColour((die) => table((value) => ({ do: 'turnDie', die, value })));
export const turnDie = (die: Colour, value: number) => turnTables[die](value);
export const reroll = ofColours((die) => ({ do: 'reroll', die }));
export const takeBack = ofCards((person) => ({ do: 'takeBack', person }));
export const repeat = ofCards((person) => ({ do: 'repeat', person }));
export const borrow = ofCards((person) => ({ do: 'borrow', person }));
export const demolish = table((house) => ({ do: 'demolish', house }));
export const rob = table((from) => ({ do: 'rob', from }));
const passTables = byColour((colour) => table((to) => ({ do: 'pass', colour, to })));
export const pass = (colour: Colour, to: number) => passTables[colour](to);
