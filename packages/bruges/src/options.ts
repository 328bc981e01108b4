import { BadOptions, read, z } from '@guildhall/kernel';
import { DEFAULT_SHEET, type Sheet, sheetSchema } from './sheet.ts';

const schema = z.strictObject({
  /** null: the default component sheet. */
  sheet: z._default(z.nullable(sheetSchema), null),
});

export type Options = z.infer<typeof schema>;

/** The fewest and the most players. */
export const SEATS = [2, 4] as const;

export function readOptions(raw: unknown, seats: number): Options {
  const options = read(schema, raw ?? {}, BadOptions);
  const [fewest, most] = SEATS;
  if (!Number.isInteger(seats) || seats < fewest || seats > most)
    throw new BadOptions([`Bruges is for ${fewest} to ${most} players, not ${seats}`]);
  return options;
}

export const sheetOf = (options: Options): Sheet => options.sheet ?? DEFAULT_SHEET;
