import { BadOptions, read, z } from '@guildhall/kernel';
import { EDITIONS, GUILD_MODES, TWO_PLAYER_GUILDS } from './choices.ts';
import { GUILDS } from './guilds/names.ts';
import { DEFAULT_SHEET, type Sheet, sheetSchema } from './sheet.ts';

export * from './choices.ts';

const schema = z
  .strictObject({
    edition: z._default(z.enum(EDITIONS), 'revised'),
    guilds: z._default(z.enum(GUILD_MODES), 'normal'),
    /** The five guilds of a custom game. */
    custom: z._default(z.nullable(z.array(z.enum(GUILDS))), null),
    /** null: the default component sheet. */
    sheet: z._default(z.nullable(sheetSchema), null),
  })
  .check(({ value: options, issues }) => {
    const problem = (path: string, message: string) =>
      issues.push({ code: 'custom', input: options, path: [path], message });
    if (options.guilds === 'custom') {
      const five = options.custom;
      if (five === null || new Set(five).size !== 5 || five.length !== 5) {
        problem('custom', 'a custom game needs five different guilds');
      }
    } else if (options.custom !== null) {
      problem('custom', `only a custom game names its guilds, this one is ${options.guilds}`);
    }
  });

export type Options = z.infer<typeof schema>;

export function readOptions(raw: unknown, seats: number): Options {
  const options = read(schema, raw ?? {}, BadOptions);
  if (!Number.isInteger(seats) || seats < 2 || seats > 5)
    throw new BadOptions([`Belfort is for 2 to 5 players, not ${seats}`]);
  if (seats === 2 && options.custom !== null) {
    const barred = options.custom.filter((guild) => !TWO_PLAYER_GUILDS.includes(guild));
    if (barred.length > 0) throw new BadOptions([`custom: two players cannot use ${barred.join(', ')}`]);
  }
  return options;
}

export const sheetOf = (options: Options): Sheet => options.sheet ?? DEFAULT_SHEET;
