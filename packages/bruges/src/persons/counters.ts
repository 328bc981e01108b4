import { COLOURS, type Colour, sum } from '../colours.ts';
import { personsIn } from '../play.ts';
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

export function count(player: Counted, counter: Counter): number {
  switch (counter.of) {
    case 'houses': {
      if (counter.colour === undefined) return player.houses.length;
      let n = 0;
      for (const house of player.houses) if (colourOfHouse(house) === counter.colour) n++;
      return n;
    }
    case 'empty-houses':
      return player.houses.length - personsIn(player);
    case 'house-colours':
      return new Set(player.houses.map(colourOfHouse)).size;
    case 'persons': {
      let n = 0;
      for (const { person } of player.houses) {
        if (person === NOBODY) continue;
        const { group, icon, price } = DECK[person]!;
        if (counter.group !== undefined && group !== counter.group) continue;
        if (counter.icon !== undefined && icon !== counter.icon) continue;
        if (counter.minPrice !== undefined && price < counter.minPrice) continue;
        if (counter.maxPrice !== undefined && price > counter.maxPrice) continue;
        n++;
      }
      return n;
    }
    case 'groups': {
      const groups = new Set<Group>();
      for (const { person } of player.houses) if (person !== NOBODY) groups.add(DECK[person]!.group);
      return groups.size;
    }
    case 'canal-tokens':
      return player.canals[0] + player.canals[1];
    case 'statues':
      return player.statues.length;
    case 'majorities': {
      let n = 0;
      for (const majority of MAJORITIES) if (player.majorities[majority]) n++;
      return n;
    }
    case 'reputation-steps':
      return player.reputation;
    case 'workers':
      return Math.floor(sum(player.workers) / (counter.every ?? 1));
    case 'guilders':
      return Math.floor(player.guilders / (counter.every ?? 1));
    case 'threats':
      return sum(player.threats);
    case 'threat-free-colours': {
      let n = 0;
      for (const colour of COLOURS) if (player.threats[colour] === 0) n++;
      return n;
    }
  }
}
