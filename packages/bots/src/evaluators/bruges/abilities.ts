import { type AnyWorth, PERSONS, worths } from '@guildhall/bruges';

const ESTIMATE_ONLY: AnyWorth = { kind: '' };

/** By card number. */
const WORTH: readonly AnyWorth[] = PERSONS.map(
  ({ kind }) => worths.find((worth) => worth.kind === kind) ?? ESTIMATE_ONLY,
);

/** What the ability of a person says about its worth. */
export const worthOf = (card: number): AnyWorth => WORTH[card]!;
