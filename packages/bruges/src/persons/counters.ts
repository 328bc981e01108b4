import { COLOURS, type Colour, sum } from '../colours.ts';
import { personsIn } from '../facts/persons.ts';
import { MAJORITIES, NOBODY, type Player } from '../state.ts';
import type { Icon } from './ability.ts';
import { colourOf, DECK } from './deck.ts';
import type { Group } from './groups.ts';

/** What is counted, in the owner's area, at the moment of use. */
export type Counter =
  | { readonly of: 'houses'; readonly colour?: Colour }
  | { readonly of: 'empty-houses' }
  | { readonly of: 'house-colours' }
  | {
      readonly of: 'persons';
      readonly group?: Group;
      readonly icon?: Icon;
      readonly minPrice?: number;
      readonly maxPrice?: number;
    }
  | { readonly of: 'groups' }
  | { readonly of: 'canal-tokens' }
  | { readonly of: 'statues' }
  | { readonly of: 'majorities' }
  | { readonly of: 'reputation-steps' }
  | { readonly of: 'workers'; readonly every?: number }
  | { readonly of: 'guilders'; readonly every?: number }
  | { readonly of: 'threats' }
  | { readonly of: 'threat-free-colours' };

/** What of a player counters look at: everything public, so a view will do. */
export type Counted = Pick<
  Player,
  'workers' | 'guilders' | 'threats' | 'canals' | 'statues' | 'majorities' | 'reputation'
> & { readonly houses: readonly { readonly colour?: Colour; readonly card: number | null; readonly person: number }[] };

const colourOfHouse = (house: Counted['houses'][number]): Colour => house.colour ?? colourOf(house.card!);

type Of<K extends Counter['of']> = Extract<Counter, { of: K }>;

const fits = (person: number, { group, icon, minPrice, maxPrice }: Of<'persons'>): boolean => {
  const row = DECK[person]!;
  return (
    (group === undefined || row.group === group) &&
    (icon === undefined || row.icon === icon) &&
    (minPrice === undefined || row.price >= minPrice) &&
    (maxPrice === undefined || row.price <= maxPrice)
  );
};

const COUNTS: { readonly [K in Counter['of']]: (player: Counted, counter: Of<K>) => number } = {
  houses({ houses }, { colour }) {
    if (colour === undefined) return houses.length;
    let n = 0;
    for (const house of houses) if (colourOfHouse(house) === colour) n++;
    return n;
  },
  'empty-houses': (player) => player.houses.length - personsIn(player),
  'house-colours': ({ houses }) => new Set(houses.map(colourOfHouse)).size,
  persons({ houses }, counter) {
    let n = 0;
    for (const { person } of houses) if (person !== NOBODY && fits(person, counter)) n++;
    return n;
  },
  groups({ houses }) {
    const groups = new Set<Group>();
    for (const { person } of houses) if (person !== NOBODY) groups.add(DECK[person]!.group);
    return groups.size;
  },
  'canal-tokens': ({ canals }) => canals[0] + canals[1],
  statues: ({ statues }) => statues.length,
  majorities({ majorities }) {
    let n = 0;
    for (const majority of MAJORITIES) if (majorities[majority]) n++;
    return n;
  },
  'reputation-steps': ({ reputation }) => reputation,
  workers: ({ workers }, { every = 1 }) => Math.floor(sum(workers) / every),
  guilders: ({ guilders }, { every = 1 }) => Math.floor(guilders / every),
  threats: ({ threats }) => sum(threats),
  'threat-free-colours'({ threats }) {
    let n = 0;
    for (const colour of COLOURS) if (threats[colour] === 0) n++;
    return n;
  },
};

export function count(player: Counted, counter: Counter): number {
  const counted = COUNTS[counter.of] as (player: Counted, counter: Counter) => number;
  return counted(player, counter);
}
