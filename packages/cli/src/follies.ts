import { type Event as BelfortEvent, type State as BelfortState, NOBODY, SITES } from '@guildhall/belfort';
import type { Event as BrugesEvent } from '@guildhall/bruges';
import { columns } from './table.ts';

/**
 * Counts moves that cannot have been meant, from the events of a game alone: it knows nothing of how the bots are made,
 * so that it can say whether their own good sense works.
 */
export interface FollyWatch {
  note(event: unknown): void;
  readonly counts: Record<string, number>;
}

/** What is counted, in words. `turns` is how many there were. */
export const FOLLIES: Readonly<Record<string, string>> = {
  turns: 'turns',
  tradeCircles: 'turns in which the same good was bought and sold',
  worseCrests: 'crests exchanged for worse ones',
  idleSwaps: 'Wizards’ swaps between sites of the same owners',
  sameWorkers: 'exchanges in which workers of a colour were given and taken',
};

/** `start`: the state before the first move. It tells who has which crest. */
export function watchBelfort(start: BelfortState): FollyWatch {
  const counts = { turns: 0, tradeCircles: 0, worseCrests: 0, idleSwaps: 0 };
  const crests = start.players.map(({ crest }) => crest);
  const owners = start.markers.slice();
  let bought = new Set<string>();
  let sold = new Set<string>();
  let circled = false;

  const traded = (): void => {
    if (circled || [...bought].every((good) => !sold.has(good))) return;
    circled = true;
    counts.tradeCircles++;
  };
  const ownersAt = (site: number): string =>
    SITES[site]!.symbols.map((at) => owners[at] ?? NOBODY)
      .sort()
      .join();

  const notes: { [T in BelfortEvent['t']]?: (event: Extract<BelfortEvent, { t: T }>) => void } = {
    turn() {
      counts.turns++;
      bought = new Set();
      sold = new Set();
      circled = false;
    },
    gain({ what, source }) {
      if (source === 'tradingPost' && what !== 'gold') bought.add(what);
      traded();
    },
    lose({ what, source }) {
      if (source === 'tradingPost' && what !== 'gold') sold.add(what);
      traded();
    },
    crest({ seat, of, crest }) {
      if (of === null) return;
      if (crest > crests[seat]!) counts.worseCrests++;
      crests[of] = crests[seat]!;
      crests[seat] = crest;
    },
    marker({ symbol, builder }) {
      owners[symbol] = builder;
    },
    moved({ symbol, builder }) {
      owners[symbol] = builder;
    },
    swap({ first, second }) {
      if (ownersAt(first) === ownersAt(second)) counts.idleSwaps++;
    },
  };
  return { counts, note: (event) => notes[(event as BelfortEvent).t]?.(event as never) };
}

/** Workers that somebody gives and takes for the same person in one turn. */
export function watchBruges(): FollyWatch {
  const counts = { turns: 0, sameWorkers: 0 };
  let given = new Set<string>();
  let taken = new Set<string>();
  let counted = new Set<string>();

  const check = (key: string): void => {
    if (!given.has(key) || !taken.has(key) || counted.has(key)) return;
    counted.add(key);
    counts.sameWorkers++;
  };
  const forget = (): void => {
    given = new Set();
    taken = new Set();
    counted = new Set();
  };

  const notes: { [T in BrugesEvent['t']]?: (event: Extract<BrugesEvent, { t: T }>) => void } = {
    turn() {
      counts.turns++;
      forget();
    },
    activate: forget,
    workersLost({ seat, colour, source, to }) {
      const key = `${seat} ${source} ${colour}`;
      if (to === null && source.startsWith('person.')) given.add(key);
      check(key);
    },
    workers({ seat, colour, source, from }) {
      const key = `${seat} ${source} ${colour}`;
      if (from === null && source.startsWith('person.')) taken.add(key);
      check(key);
    },
  };
  return { counts, note: (event) => notes[(event as BrugesEvent).t]?.(event as never) };
}

export const follyTable = (counts: Readonly<Record<string, number>>): string =>
  columns(
    [
      ['counted from the log', 'times'],
      ...Object.entries(counts).map(([what, n]) => [FOLLIES[what] ?? what, String(n)]),
    ],
    'lr',
  );
