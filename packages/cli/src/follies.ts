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
  sameWorkers: 'workers exchanged for others of their own colour',
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

/** What somebody gave and took for one use of a person, by colour. */
interface Exchange {
  readonly given: Map<string, number>;
  readonly taken: Map<string, number>;
}

const total = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((sum, n) => sum + n, 0);

/** As many taken as given, and some of their own colour. Who takes more than he gives has won something. */
const isIdle = ({ given, taken }: Exchange): boolean =>
  total(given) > 0 && total(given) === total(taken) && [...given.keys()].some((colour) => taken.has(colour));

export function watchBruges(): FollyWatch {
  const counts = { turns: 0, sameWorkers: 0 };
  const exchanges = new Map<string, Exchange>();

  /** A person was used to the end: others act, or another is used. */
  const settle = (): void => {
    for (const exchange of exchanges.values()) if (isIdle(exchange)) counts.sameWorkers++;
    exchanges.clear();
  };
  const add = (side: keyof Exchange, seat: number, source: string, colour: string, n: number): void => {
    if (!source.startsWith('person.')) return;
    const key = `${seat} ${source}`;
    const exchange = exchanges.get(key) ?? { given: new Map(), taken: new Map() };
    exchanges.set(key, exchange);
    exchange[side].set(colour, (exchange[side].get(colour) ?? 0) + n);
  };

  const notes: { [T in BrugesEvent['t']]?: (event: Extract<BrugesEvent, { t: T }>) => void } = {
    turn() {
      counts.turns++;
      settle();
    },
    activate: settle,
    endTurn: settle,
    end: settle,
    workersLost({ seat, colour, n, source, to }) {
      if (to === null) add('given', seat, source, colour, n);
    },
    workers({ seat, colour, n, source, from }) {
      if (from === null) add('taken', seat, source, colour, n);
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
