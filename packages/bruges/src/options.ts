import { BadOptions, read, z } from '@guildhall/kernel';
import { DEFAULT_SHEET, type Sheet, sheetSchema } from './sheet.ts';

const schema = z.strictObject({
  /** null: the default component sheet. */
  sheet: z._default(z.nullable(sheetSchema), null),
});

export type Options = z.infer<typeof schema>;

export function readOptions(raw: unknown, seats: number): Options {
  const options = read(schema, raw ?? {}, BadOptions);
  if (!Number.isInteger(seats) || seats < 2 || seats > 4)
    throw new BadOptions([`Bruges is for 2 to 4 players, not ${seats}`]);
  return options;
}

export const sheetOf = (options: Options): Sheet => options.sheet ?? DEFAULT_SHEET;
