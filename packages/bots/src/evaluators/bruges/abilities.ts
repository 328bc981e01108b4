import { type AnyWorth, PERSONS, worths } from '@guildhall/bruges';

/** What an ability says about its worth; only the estimates count for what is left out. */
type Said = { readonly [K in 'skill' | 'use' | 'future' | 'perk']: AnyWorth[K] | undefined };

/** By card number. With the same fields in the same order for everybody: looking them up is quicker then. */
const WORTH: readonly Said[] = PERSONS.map(({ kind }) => {
  const { skill, use, future, perk }: Partial<AnyWorth> = worths.find((worth) => worth.kind === kind) ?? {};
  return { skill, use, future, perk };
});

/** What the ability of a person says about its worth. */
export const worthOf = (card: number): Said => WORTH[card]!;
