import type { Property } from '../board/districts.ts';
import { treasuryNow } from '../facts/collection.ts';
import { belfort } from '../game.ts';
import type { Guild } from '../guilds/names.ts';
import { GOODS, type Good } from '../state.ts';
import { type Table, table } from './table.ts';

type Words = Readonly<Record<string, unknown>>;

/** What a test may say about a position besides red's own things. */
export interface Around {
  readonly seats?: string[];
  readonly edition?: 'first' | 'revised';
  readonly guilds?: readonly Guild[];
  readonly sheet?: object;
  /** The other players. */
  readonly players?: Words;
  readonly placed?: readonly Words[];
  readonly [word: string]: unknown;
}

const QUIET_GUILDS: readonly Guild[] = ['sawyers', 'masons', 'miners', 'bankers', 'merchants'];

/** Red's action turn, in the words of the scenarios. */
export function redsTurn(red: Words = {}, around: Around = {}): Table {
  const { seats, edition, guilds = QUIET_GUILDS, sheet, players, ...given } = around;
  const options = { guilds, ...(edition && { edition }), ...(sheet && { sheet }) };
  return table({
    ...(seats && { seats }),
    options,
    given: { phase: 'actions', players: { red, ...players }, ...given },
  });
}

/** Red's action turn with an elf of red's on the plank of this guild, which stands in district 1. */
export function redsElfAt(guild: Guild, red: Words = {}, around: Around = {}): Table {
  const placed = [{ seat: 'red', worker: 'elf', at: guild }, ...(around.placed ?? [])];
  return redsTurn(red, { ...around, guilds: around.guilds ?? guildsWith(guild), placed });
}

/** Five guilds, the named one first. */
const guildsWith = (guild: Guild): Guild[] => [guild, ...QUIET_GUILDS.filter((other) => other !== guild)].slice(0, 5);

const PLENTY: Record<Good, number> = { wood: 9, stone: 9, metal: 9, gold: 9 };

function spentBy(there: Table, move: Words): Partial<Record<Good, number>> {
  there.play('red', move);
  const red = there.player('red');
  return Object.fromEntries(GOODS.map((good) => [good, PLENTY[good] - red[good]]).filter(([, n]) => n !== 0));
}

/** What it takes to build the card. */
export const priceOf = (property: Property) =>
  spentBy(redsTurn({ ...PLENTY, hand: [property] }), { do: 'build', property, on: firstSymbol(property) });

/** What it takes to build the guild. */
export const guildPriceOf = (guild: Guild) =>
  spentBy(redsTurn(PLENTY, { guilds: guildsWith(guild) }), { do: 'guild', on: 'guild 1' });

const firstSymbol = (property: Property): string => (property === 'gatehouse' ? 'gatehouse 1>2' : `${property} 1`);

/** The gold that red's built cards bring in every round. */
export const incomeWith = (property: Property): number => treasuryNow(redsTurn({ built: [property] }).state)[0]!.income;

/** The question on the table: who is asked what. */
export const asked = ({ state }: Table): string => {
  const decision = belfort.decision(state);
  return decision === null ? 'nobody' : `${decision.seats.join('+')} ${decision.ask}`;
};
