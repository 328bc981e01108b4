import { BadOptions, problemsOf, z } from '@guildhall/kernel';
import { DEFAULT_SHEET, type Sheet, sheetSchema } from './sheet.ts';

const schema = z.strictObject({
  /** null: the default component sheet. */
  sheet: sheetSchema.nullable().default(null),
});

export type Options = z.infer<typeof schema>;

export function readOptions(raw: unknown, seats: number): Options {
  const result = schema.safeParse(raw ?? {});
  if (!result.success) throw new BadOptions(problemsOf(result.error, raw));
  if (!Number.isInteger(seats) || seats < 2 || seats > 4)
    throw new BadOptions([`Bruges is for 2 to 4 players, not ${seats}`]);
  return result.data;
}

export const sheetOf = (options: Options): Sheet => options.sheet ?? DEFAULT_SHEET;
