import { columns } from './table.ts';

/** What an event says about persons: cards that this seat holds from now on, or brings into play. */
export interface PersonNews {
  readonly seat: number;
  readonly what: 'held' | 'recruited';
  readonly ids: readonly string[];
}

/** Sums over games and seats: each seat of each game counts a person once. */
export interface PersonTally {
  held: number;
  recruited: number;
  /** Victories of those who recruited; a shared one is split. */
  wins: number;
}

export type PersonTallies = Record<string, PersonTally>;

const tallyOf = (tallies: PersonTallies, id: string): PersonTally => {
  tallies[id] ??= { held: 0, recruited: 0, wins: 0 };
  return tallies[id];
};

/** Follows one game. */
export function watchPersons(newsOf: (event: unknown) => PersonNews | null) {
  const seats: Record<PersonNews['what'], Map<string, Set<number>>> = { held: new Map(), recruited: new Map() };
  return {
    note(event: unknown): void {
      const news = newsOf(event);
      if (news === null) return;
      for (const id of news.ids) {
        const who = seats[news.what].get(id) ?? new Set();
        seats[news.what].set(id, who.add(news.seat));
      }
    },
    /** `wins`: by seat, what each has of the victory. */
    reckon(wins: readonly number[]): PersonTallies {
      const tallies: PersonTallies = {};
      for (const [id, who] of seats.held) tallyOf(tallies, id).held = who.size;
      for (const [id, who] of seats.recruited) {
        const tally = tallyOf(tallies, id);
        tally.recruited = who.size;
        for (const seat of who) tally.wins += wins[seat]!;
      }
      return tallies;
    },
  };
}

export function addPersons(sum: PersonTallies, part: PersonTallies): void {
  for (const [id, { held, recruited, wins }] of Object.entries(part)) {
    const tally = tallyOf(sum, id);
    tally.held += held;
    tally.recruited += recruited;
    tally.wins += wins;
  }
}

export interface PersonRow {
  readonly person: string;
  readonly held: number;
  readonly recruited: number;
  /** Of those who held the person, how many recruited it. */
  readonly recruitedShare: number;
  /** Of those who recruited the person, how many won; null: nobody did. */
  readonly winShare: number | null;
}

const share = (n: number, of: number): number => Number((n / of).toFixed(4));

/** Those that help their recruiters most come first. */
export function personRows(tallies: PersonTallies): PersonRow[] {
  const rows = Object.entries(tallies).map(([person, { held, recruited, wins }]) => ({
    person,
    held,
    recruited,
    recruitedShare: share(recruited, Math.max(held, recruited)),
    winShare: recruited === 0 ? null : share(wins, recruited),
  }));
  return rows.sort(
    (a, b) =>
      (b.winShare ?? -1) - (a.winShare ?? -1) ||
      b.recruitedShare - a.recruitedShare ||
      (a.person < b.person ? -1 : a.person > b.person ? 1 : 0),
  );
}

const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;

export const personTable = (rows: readonly PersonRow[], seats: number): string =>
  [
    `persons, by the share of their recruiters that won (${percent(1 / seats)} would be fair)`,
    columns(
      [
        ['person', 'held', 'recruited', 'of held', 'won'],
        ...rows.map(({ person, held, recruited, recruitedShare, winShare }) => [
          person,
          String(held),
          String(recruited),
          percent(recruitedShare),
          winShare === null ? '–' : percent(winShare),
        ]),
      ],
      'lrrrr',
    ),
  ].join('\n');
