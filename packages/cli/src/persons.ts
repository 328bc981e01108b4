import { columns } from './table.ts';

/** What an event says about persons: that cards came into a seat's hand, or that somebody moved into a house. */
export interface PersonNews {
  readonly seat: number;
  readonly what: 'held' | 'recruited';
  readonly ids: readonly string[];
}

interface PersonTally {
  /** Seats that had the card in hand, game by game. */
  held: number;
  recruited: number;
  /** Of those who recruited; a shared victory is split. */
  wins: number;
}
export type PersonTallies = Record<string, PersonTally>;

const none = (): PersonTally => ({ held: 0, recruited: 0, wins: 0 });

/** Follows one game: a person counts once per seat, however often it comes and goes. */
export function watchPersons(news: (event: unknown) => PersonNews | null) {
  const seats = { held: new Map<string, Set<number>>(), recruited: new Map<string, Set<number>>() };
  return {
    note(event: unknown): void {
      const told = news(event);
      if (told === null) return;
      for (const id of told.ids) {
        const known = seats[told.what].get(id) ?? new Set();
        seats[told.what].set(id, known.add(told.seat));
      }
    },
    /** `wins` by seat. */
    reckon(wins: readonly number[]): PersonTallies {
      const tallies: PersonTallies = {};
      const of = (id: string): PersonTally => {
        tallies[id] ??= none();
        return tallies[id];
      };
      for (const [id, by] of seats.held) of(id).held = by.size;
      for (const [id, by] of seats.recruited) {
        of(id).recruited = by.size;
        for (const seat of by) of(id).wins += wins[seat]!;
      }
      return tallies;
    },
  };
}

export function addPersons(sum: PersonTallies, part: PersonTallies): void {
  for (const [id, { held, recruited, wins }] of Object.entries(part)) {
    sum[id] ??= none();
    sum[id].held += held;
    sum[id].recruited += recruited;
    sum[id].wins += wins;
  }
}

export interface PersonRow {
  readonly person: string;
  readonly held: number;
  readonly recruited: number;
  /** Of those who held the card. */
  readonly recruitedShare: number;
  /** Of those who recruited the person. */
  readonly winShare: number;
}

const share = (part: number, of: number): number => (of === 0 ? 0 : Number((part / of).toFixed(4)));

/** Those first whose owners won most often. */
export const personRows = (tallies: PersonTallies): PersonRow[] =>
  Object.entries(tallies)
    .map(([person, { held, recruited, wins }]) => ({
      person,
      held,
      recruited,
      recruitedShare: share(recruited, held),
      winShare: share(wins, recruited),
    }))
    .toSorted((a, b) => b.winShare - a.winShare || b.recruited - a.recruited || a.person.localeCompare(b.person, 'en'));

const percent = (of: number): string => `${(of * 100).toFixed(1)} %`;

export const personTable = (rows: readonly PersonRow[], seats: number): string =>
  columns(
    [
      ['person', 'held', 'recruited', 'of held', `wins (${percent(1 / seats)} by chance)`],
      ...rows.map(({ person, held, recruited, recruitedShare, winShare }) => [
        person,
        String(held),
        String(recruited),
        percent(recruitedShare),
        percent(winShare),
      ]),
    ],
    'lrrrr',
  );
