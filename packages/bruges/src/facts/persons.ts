import type { Icon, Mode } from '../persons/ability.ts';
import { DECK, total } from '../persons/deck.ts';
import { recruitDiscount } from '../persons/recruit-discount.ts';
import { NOBODY } from '../state.ts';

interface Town {
  readonly houses: readonly { readonly person: number }[];
}

/** When a person acts; infinity is told apart by what it means. */
export const ACTS = ['arrow', 'worker', 'activate', 'improve', 'react', 'laurel'] as const satisfies readonly (
  | Icon
  | Mode
)[];
export type Acts = (typeof ACTS)[number];
export const actsOf = ({ icon, mode }: { readonly icon: Icon; readonly mode?: Mode }): Acts =>
  icon === 'infinity' ? mode! : icon;

/** What a person in play is worth at the end of the game. */
export const personPoints = ({ price }: { readonly price: number }): number => price / 3;

/** How many persons live there. */
export function personsIn({ houses }: Town): number {
  let n = 0;
  for (const { person } of houses) if (person !== NOBODY) n++;
  return n;
}

/** Guilders to recruit this person, all discounts taken off. */
export function priceFor(player: Town, card: number, discount = 0): number {
  const { price, group } = DECK[card]!;
  if (price === 0) return 0;
  const off = total(player, recruitDiscount, ({ groups, guilders }) => (groups.includes(group) ? guilders : 0));
  return Math.max(0, price - off - discount);
}
