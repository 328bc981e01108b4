import { kindOf, PROPERTIES, type Property, SITES, SYMBOLS, TARGETS_OF } from './board/districts.ts';
import type { Good, Worker, WorkerKind } from './state.ts';
import { WORKERS } from './state.ts';

/** Everything a player can do, as small flat records. Symbols are numbers on the city board (board/districts.ts). */
export type Action =
  | { do: 'discard'; card: Property }
  | { do: 'neutralDwarf'; district: number }
  // placement
  | { do: 'place'; worker: Worker; at: 'desk' }
  | { do: 'place'; worker: Worker; at: 'camp' }
  | { do: 'place'; worker: Worker; at: 'guild'; district: number }
  | { do: 'place'; worker: Worker; at: 'card'; card: number }
  | { do: 'pass' }
  | { do: 'send'; worker: 'elf' | 'masterElf'; forest: number; mine: number; goldMine: number }
  | { do: 'send'; worker: 'dwarf' | 'masterDwarf'; quarry: number; mine: number; goldMine: number }
  // king's camp; null keeps the own crest
  | { do: 'crest'; of: number | null }
  // action turn
  | { do: 'build'; property: Property; symbol: number }
  | { do: 'wall'; symbol: number }
  | { do: 'guild'; symbol: number }
  | { do: 'activate'; at: 'guild'; district: number }
  | { do: 'activate'; at: 'card'; card: number }
  | { do: 'buy'; good: Exclude<Good, 'gold'> }
  | { do: 'sell'; wood: number; stone: number; metal: number }
  | { do: 'exchange'; good: 'wood' | 'stone' }
  | { do: 'hire'; card: number }
  | { do: 'use'; card: number }
  | { do: 'buyCard'; card: Property | 'deck' }
  | { do: 'endTurn' }
  // effects
  | { do: 'recruit'; worker: WorkerKind }
  | { do: 'gnome'; card: number }
  | { do: 'extend'; symbol: number }
  | { do: 'discount'; wood: number; stone: number; metal: number }
  | { do: 'decline' }
  | { do: 'steal'; from: number; gold: number }
  | { do: 'rob'; from: number; good: Exclude<Good, 'gold'> }
  | { do: 'stop' }
  | { do: 'reveal'; card: Property }
  | { do: 'spy'; from: number }
  | { do: 'swap'; first: number; second: number }
  | { do: 'settle'; builder: number; symbol: number }
  // neutral builders
  | { do: 'neutralCard'; card: Property | 'deck' }
  | { do: 'neutralSite'; symbol: number };

export type ActionOf<D extends Action['do']> = Extract<Action, { do: D }>;

/**
 * Options are the same objects again and again: a search asks for them millions of times, and a table look-up is
 * cheaper than a new record. They are frozen, because everybody shares them.
 */
function table<A extends Action>(make: (index: number) => A): (index: number) => A {
  const made: A[] = [];
  return (index) => {
    let action = made[index];
    if (action === undefined) {
      while (made.length <= index) made.push(Object.freeze(make(made.length)) as A);
      action = made[index]!;
    }
    return action;
  };
}

const byName = <K extends string, T>(keys: readonly K[], make: (key: K) => T) =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, T>;

const fixed = <A extends Action>(action: A): A => Object.freeze(action) as A;

export const PASS = fixed({ do: 'pass' });
export const END_TURN = fixed({ do: 'endTurn' });
export const DECLINE = fixed({ do: 'decline' });
export const STOP = fixed({ do: 'stop' });
export const KEEP_CREST = fixed({ do: 'crest', of: null });

const cards = [...PROPERTIES, 'deck'] as const;
export const discard = byName(PROPERTIES, (card) => fixed({ do: 'discard', card }));
export const reveal = byName(PROPERTIES, (card) => fixed({ do: 'reveal', card }));
export const buyCard = byName(cards, (card) => fixed({ do: 'buyCard', card }));
export const neutralCard = byName(cards, (card) => fixed({ do: 'neutralCard', card }));

export const placeAtDesk = byName(WORKERS, (worker) => fixed({ do: 'place', worker, at: 'desk' }));
export const placeAtCamp = byName(WORKERS, (worker) => fixed({ do: 'place', worker, at: 'camp' }));
export const placeAtGuild = byName(WORKERS, (worker) =>
  table((district) => ({ do: 'place', worker, at: 'guild', district })),
);
export const placeOnCard = byName(WORKERS, (worker) => table((card) => ({ do: 'place', worker, at: 'card', card })));

export const neutralDwarf = table((district) => ({ do: 'neutralDwarf', district }));
export const takeCrest = table((of) => ({ do: 'crest', of }));
export const activateGuild = table((district) => ({ do: 'activate', at: 'guild', district }));
export const activateCard = table((card) => ({ do: 'activate', at: 'card', card }));
export const hire = table((card) => ({ do: 'hire', card }));
export const use = table((card) => ({ do: 'use', card }));
export const gnome = table((card) => ({ do: 'gnome', card }));
export const extend = table((symbol) => ({ do: 'extend', symbol }));
export const spy = table((from) => ({ do: 'spy', from }));
export const neutralSite = table((symbol) => ({ do: 'neutralSite', symbol }));
export const buy = byName(['wood', 'stone', 'metal'], (good) => fixed({ do: 'buy', good }));
export const exchange = byName(['wood', 'stone'], (good) => fixed({ do: 'exchange', good }));
export const recruit = byName(['elf', 'dwarf'], (worker) => fixed({ do: 'recruit', worker }));
export const rob = byName(['wood', 'stone', 'metal'], (good) => table((from) => ({ do: 'rob', from, good })));
const stealTables = Array.from({ length: 4 }, (_, gold) => table((from) => ({ do: 'steal', from, gold })));
export const steal = (from: number, gold: number) => stealTables[gold]!(from);
const settleTables = Array.from({ length: 5 }, (_, builder) => table((symbol) => ({ do: 'settle', builder, symbol })));
export const settle = (builder: number, symbol: number) => settleTables[builder]!(symbol);
const swapTables = SITES.map((_, first) => table((second) => ({ do: 'swap', first, second })));
export const swap = (first: number, second: number) => swapTables[first]!(second);

type BuildAction = ActionOf<'build' | 'wall' | 'guild'>;

/** The action that builds on this symbol. */
export const BUILD_AT: readonly BuildAction[] = Array.from({ length: SYMBOLS }, (_, symbol): BuildAction => {
  const kind = kindOf(symbol);
  return kind === 'wall' || kind === 'guild'
    ? fixed({ do: kind, symbol })
    : fixed({ do: 'build', property: kind, symbol });
});

/** The options for building one kind anywhere. */
export const BUILD_OF = byName(PROPERTIES, (property) => TARGETS_OF[property].map((symbol) => BUILD_AT[symbol]!));

function mixes<A extends Action>(make: (wood: number, stone: number, metal: number) => A) {
  const made = new Map<number, A>();
  return (wood: number, stone: number, metal: number): A => {
    const key = (wood * 64 + stone) * 64 + metal;
    let action = made.get(key);
    if (action === undefined) {
      action = fixed(make(wood, stone, metal));
      made.set(key, action);
    }
    return action;
  };
}
export const sell = mixes((wood, stone, metal) => ({ do: 'sell', wood, stone, metal }));
export const discount = mixes((wood, stone, metal) => ({ do: 'discount', wood, stone, metal }));

/** All ways to spread n workers of a sort over the three areas open to it. */
const spread = byName(WORKERS, (worker) => {
  const made: ActionOf<'send'>[][] = [];
  return (n: number) => {
    while (made.length <= n) {
      const total = made.length;
      const ways: ActionOf<'send'>[] = [];
      for (let own = total; own >= 0; own--) {
        for (let mine = total - own; mine >= 0; mine--) {
          const goldMine = total - own - mine;
          ways.push(
            worker === 'elf' || worker === 'masterElf'
              ? fixed({ do: 'send', worker, forest: own, mine, goldMine })
              : fixed({ do: 'send', worker, quarry: own, mine, goldMine }),
          );
        }
      }
      made.push(ways);
    }
    return made[n]!;
  };
});
export const send = (worker: Worker, n: number): readonly ActionOf<'send'>[] => spread[worker](n);
