/** What one thing costs, in seconds of one processor unless it says otherwise. */
export interface Costs {
  /** Checking and playing a move, and making the messages of all seats. */
  readonly move: number;
  /** Handing one message to a socket. */
  readonly message: number;
  /** Waking a table and telling one seat everything. */
  readonly open: number;
  /** The store: each batch, and each entry in it; time on its disk. */
  readonly batch: number;
  readonly entry: number;
  /** Bytes of all messages of one move. */
  readonly bytes: number;
  /** KiB of memory for a table that is awake, and for a socket. */
  readonly tableKiB: number;
  readonly socketKiB: number;
}

export interface World {
  readonly tables: number;
  readonly seats: number;
  /** Mean seconds between two moves at one table. */
  readonly think: number;
  readonly processes: number;
  readonly stores: number;
  /** Seconds that are simulated; in the middle one process is killed. */
  readonly seconds: number;
}

export interface Figures {
  readonly moves: number;
  /** Milliseconds from the arrival of a move to its last message, without the network. */
  readonly p50: number;
  readonly p99: number;
  /** The same in the seconds after a process was killed. */
  readonly p99AfterKill: number;
  readonly worst: number;
  /** The busiest process, as part of its time. */
  readonly busiestProcess: number;
  /** What a store does of what it could do with full batches. */
  readonly storeLoad: number;
  readonly entriesInABatch: number;
}

type Job =
  | { readonly t: 'move'; readonly table: number }
  | { readonly t: 'open'; readonly table: number }
  | { readonly t: 'played'; readonly table: number; readonly since: number }
  | { readonly t: 'tell'; readonly table: number; readonly since: number }
  | { readonly t: 'done'; readonly since: number }
  | { readonly t: 'kill' }
  | { readonly t: 'written'; readonly store: number; readonly entries: readonly Entry[] };
interface Entry {
  readonly table: number;
  readonly since: number;
}

/** Chance that is the same in every run. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** What is to happen, the earliest first. */
function agenda() {
  const heap: { at: number; job: Job }[] = [];
  const swap = (a: number, b: number) => {
    [heap[a], heap[b]] = [heap[b]!, heap[a]!];
  };
  return {
    add(at: number, job: Job): void {
      let i = heap.push({ at, job }) - 1;
      for (let up = (i - 1) >> 1; i > 0 && heap[up]!.at > at; up = (i - 1) >> 1) {
        swap(i, up);
        i = up;
      }
    },
    next(): { at: number; job: Job } | undefined {
      const first = heap[0];
      const last = heap.pop();
      if (first === undefined || heap.length === 0) return first;
      heap[0] = last!;
      for (let i = 0; ; ) {
        let least = i;
        for (const down of [2 * i + 1, 2 * i + 2]) {
          if (down < heap.length && heap[down]!.at < heap[least]!.at) least = down;
        }
        if (least === i) return first;
        swap(i, least);
        i = least;
      }
    },
  };
}

const quantile = (sorted: readonly number[], q: number): number =>
  sorted.length === 0 ? 0 : sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))]! * 1000;

/** After a kill, clients come back within so many seconds. */
const RETURN = [0.5, 4] as const;
/** So long after a kill its effect is looked at. */
const AFTERMATH = 10;

/**
 * Tables spread over processes, each one thread that does one thing after the other; stores that write one batch at a time
 * and gather the next one meanwhile. Thinking and work vary as exponential chance does, which is more than they do in truth.
 */
export function simulate(costs: Costs, world: World): Figures {
  const { tables, seats, think, processes, stores, seconds } = world;
  const random = chance(12);
  const vary = (mean: number) => -Math.log(1 - random()) * mean;
  const plan = agenda();
  const freeAt = new Float64Array(processes);
  const busy = new Float64Array(processes);
  const inFlight = new Uint8Array(stores);
  const queues: Entry[][] = Array.from({ length: stores }, () => []);
  const killedAt = seconds / 2;
  let alive = true;
  let [batches, entries] = [0, 0];
  const usual: number[] = [];
  const after: number[] = [];

  const ownerOf = (table: number): number => {
    const owner = table % processes;
    return alive || owner !== 0 || processes === 1 ? owner : 1 + (Math.floor(table / processes) % (processes - 1));
  };

  /** One more thing for a process to do; answers when it is done. */
  function work(at: number, table: number, cost: number): number {
    const owner = ownerOf(table);
    const done = Math.max(at, freeAt[owner]!) + cost;
    freeAt[owner] = done;
    busy[owner]! += cost;
    return done;
  }

  function write(at: number, store: number): void {
    const batch = queues[store]!;
    if (inFlight[store] === 1 || batch.length === 0) return;
    queues[store] = [];
    inFlight[store] = 1;
    batches++;
    entries += batch.length;
    plan.add(at + costs.batch + batch.length * costs.entry, { t: 'written', store, entries: batch });
  }

  function happen(at: number, job: Job): void {
    switch (job.t) {
      case 'move': {
        if (at >= seconds) return;
        plan.add(at + vary(think), job);
        plan.add(work(at, job.table, vary(costs.move)), { t: 'played', table: job.table, since: at });
        return;
      }
      case 'played': {
        const store = job.table % stores;
        queues[store]!.push({ table: job.table, since: job.since });
        return write(at, store);
      }
      case 'written': {
        inFlight[job.store] = 0;
        for (const { table, since } of job.entries) plan.add(at, { t: 'tell', table, since });
        return write(at, job.store);
      }
      case 'tell':
        plan.add(work(at, job.table, seats * costs.message), { t: 'done', since: job.since });
        return;
      case 'done':
        (job.since >= killedAt && job.since < killedAt + AFTERMATH ? after : usual).push(at - job.since);
        return;
      case 'open':
        work(at, job.table, vary(costs.open));
        return;
      case 'kill':
        alive = false;
        for (let table = 0; table < tables; table += processes) {
          for (let seat = 0; seat < seats; seat++) {
            plan.add(at + RETURN[0] + random() * (RETURN[1] - RETURN[0]), { t: 'open', table });
          }
        }
    }
  }

  for (let table = 0; table < tables; table++) plan.add(vary(think), { t: 'move', table });
  if (processes > 1) plan.add(killedAt, { t: 'kill' });
  for (let next = plan.next(); next !== undefined; next = plan.next()) happen(next.at, next.job);

  usual.sort((a, b) => a - b);
  after.sort((a, b) => a - b);
  return {
    moves: usual.length + after.length,
    p50: quantile(usual, 0.5),
    p99: quantile(usual, 0.99),
    p99AfterKill: quantile(after, 0.99),
    worst: Math.max(quantile(usual, 1), quantile(after, 1)),
    busiestProcess: Math.max(...busy) / seconds,
    storeLoad: (entries * costs.entry) / stores / seconds,
    entriesInABatch: entries / Math.max(1, batches),
  };
}
