import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { attempt, BadOptions, type Game, Refusal, type Seat } from './game.ts';
import { commitment, isLiveSeed } from './random.ts';
import { problemsOf, whole, z } from './schema.ts';

/** A finished or running game as a file. It holds the seed: whoever has it knows every hidden card. */
export interface Replay {
  readonly format: 'guildhall-replay';
  readonly version: 1;
  readonly game: string;
  readonly rules: number;
  readonly options: unknown;
  readonly seats: number;
  readonly seed: string;
  readonly commitment: string;
  readonly actions: readonly (readonly [Seat, unknown])[];
  /** Short digests: [0] of the state after setup, [i] of the state after i actions and of the events of the i-th. */
  readonly trace: readonly string[];
  /** How a server drew the seed; `verifyShuffle` reads it. Left out for games without a server. */
  readonly origin?: unknown;
}

export class BadReplay extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`this is not a replay that can be read: ${problems.join('; ')}`);
    this.name = 'BadReplay';
    this.problems = problems;
  }
}

export type ReplayFault =
  | { readonly t: 'otherGame'; readonly expected: string; readonly found: string }
  | { readonly t: 'otherRules'; readonly expected: number; readonly found: number }
  | { readonly t: 'badOptions'; readonly problems: readonly string[] }
  | { readonly t: 'badSeed'; readonly expected: string; readonly found: string }
  | { readonly t: 'traceLength'; readonly expected: number; readonly found: number }
  | { readonly t: 'refused'; readonly seat: Seat; readonly why: Refusal['why'] }
  | { readonly t: 'differs'; readonly expected: string; readonly found: string }
  | { readonly t: 'crashed'; readonly error: string };

/**
 * `at` counts actions: 0 means before the first one (the file's head or the setup), i means that the i-th action,
 * `actions[i - 1]`, is the first that is refused or turns out differently.
 */
export type Verdict<S, E> =
  | { readonly ok: true; readonly state: S; readonly events: E[][]; readonly finished: boolean }
  | { readonly ok: false; readonly at: number; readonly reason: ReplayFault; readonly message: string };

const FORMAT = 'guildhall-replay';
const VERSION = 1;
const MAX_CHARACTERS = 16_000_000;
const MAX_ACTIONS = 100_000;
const MAX_PROBLEMS = 10;
const MAX_DEPTH = 100;

const count = whole(0, MAX_ACTIONS);
const replaySchema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  game: z.string().check(z.minLength(1), z.maxLength(100)),
  rules: count,
  options: z.unknown(),
  seats: whole(1, 100),
  seed: z.custom<string>(isLiveSeed, 'expected 64 hex digits'),
  commitment: z.custom<string>(isLiveSeed, 'expected 64 hex digits'),
  actions: z
    .array(z.tuple([count, z.custom<unknown>(isPlainAction, 'expected a flat record of JSON scalars')]))
    .check(z.maxLength(MAX_ACTIONS)),
  trace: z
    .array(
      z.custom<string>((digest) => typeof digest === 'string' && /^[0-9a-f]{8}$/.test(digest), 'expected 8 hex digits'),
    )
    .check(z.maxLength(MAX_ACTIONS + 1)),
  origin: z.optional(z.unknown()),
});

/** A flat record of JSON scalars, the only shape an action has. */
export function isPlainAction(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every(
    (field) =>
      field === null ||
      typeof field === 'string' ||
      typeof field === 'boolean' ||
      (typeof field === 'number' && Number.isFinite(field)),
  );
}

/** Plays the actions once more to write the trace; throws a Refusal if one of them is not legal. */
export function recordReplay<S, A, V, E, O>(
  game: Game<S, A, V, E, O>,
  options: O,
  seats: number,
  seed: string,
  actions: readonly (readonly [Seat, A])[],
): Replay {
  const state = game.setup(options, seats, seed);
  const trace = [digest(state, [])];
  for (const [seat, action] of actions) {
    const events: E[] = [];
    attempt(game, state, seat, action, events);
    trace.push(digest(state, events));
  }
  return {
    format: FORMAT,
    version: VERSION,
    game: game.id,
    rules: game.rules,
    options,
    seats,
    seed,
    commitment: commitment(seed),
    actions: actions.map(([seat, action]) => [seat, action]),
    trace,
  };
}

/** From a file's text or from JSON already parsed. Says nothing yet about whether the moves are legal. */
export function readReplay(raw: unknown): Replay {
  const value = typeof raw === 'string' ? parse(raw) : raw;
  if (typeof value !== 'object' || value === null || !('format' in value) || value.format !== FORMAT) {
    throw new BadReplay([`format: expected "${FORMAT}"`]);
  }
  if ('version' in value && typeof value.version === 'number' && value.version > VERSION) {
    throw new BadReplay([`version: ${value.version} is newer than the ${VERSION} this program reads`]);
  }
  const result = replaySchema.safeParse(value);
  if (result.success) return result.data as Replay;
  const problems = problemsOf(result.error, value);
  const more = problems.length - MAX_PROBLEMS;
  throw new BadReplay(more > 0 ? [...problems.slice(0, MAX_PROBLEMS), `and ${more} more`] : problems);
}

export function verifyReplay<S, A, V, E, O>(game: Game<S, A, V, E, O>, replay: Replay): Verdict<S, E> {
  const fault = headFault(game, replay);
  if (fault !== null) return failure(0, fault);
  const events: E[][] = [];
  let at = 0;
  try {
    const state = game.setup(game.options(replay.options, replay.seats), replay.seats, replay.seed);
    const begun = digest(state, []);
    if (begun !== replay.trace[0]) return failure(0, { t: 'differs', expected: replay.trace[0]!, found: begun });
    for (const [seat, action] of replay.actions) {
      at++;
      const out: E[] = [];
      if (!isPlainAction(action)) return failure(at, { t: 'refused', seat, why: 'illegal' });
      attempt(game, state, seat, action, out);
      const found = digest(state, out);
      if (found !== replay.trace[at]) return failure(at, { t: 'differs', expected: replay.trace[at]!, found });
      events.push(out);
    }
    return { ok: true, state, events, finished: game.decision(state) === null };
  } catch (error) {
    const seat = replay.actions[at - 1]?.[0] ?? 0;
    if (error instanceof Refusal) return failure(at, { t: 'refused', seat, why: error.why });
    if (error instanceof BadOptions) return failure(0, { t: 'badOptions', problems: error.problems });
    return failure(at, { t: 'crashed', error: error instanceof Error ? error.message : String(error) });
  }
}

function headFault(
  game: Pick<Game<unknown, unknown, unknown, unknown, unknown>, 'id' | 'rules' | 'seats'>,
  replay: Replay,
): ReplayFault | null {
  if (replay.game !== game.id) return { t: 'otherGame', expected: game.id, found: replay.game };
  if (replay.rules !== game.rules) return { t: 'otherRules', expected: game.rules, found: replay.rules };
  const [min, max] = game.seats;
  if (!(replay.seats >= min && replay.seats <= max)) {
    return { t: 'badOptions', problems: [`seats: expected ${min} to ${max}, got ${replay.seats}`] };
  }
  if (!isLiveSeed(replay.seed)) return { t: 'crashed', error: 'the seed is not 64 hex digits' };
  const promised = replay.commitment.toLowerCase();
  const actual = commitment(replay.seed);
  if (actual !== promised) return { t: 'badSeed', expected: promised, found: actual };
  const states = replay.actions.length + 1;
  if (replay.trace.length !== states) return { t: 'traceLength', expected: states, found: replay.trace.length };
  return null;
}

function failure(at: number, reason: ReplayFault): Verdict<never, never> {
  return {
    ok: false,
    at,
    reason,
    message: `${at === 0 ? 'before the first action' : `at action ${at}`}: ${inWords(reason)}`,
  };
}

function inWords(fault: ReplayFault): string {
  switch (fault.t) {
    case 'otherGame':
      return `this is a game of "${fault.found}", not of "${fault.expected}"`;
    case 'otherRules':
      return `played by rules ${fault.found}, this program has rules ${fault.expected}`;
    case 'badOptions':
      return `these options cannot be played: ${fault.problems.join('; ')}`;
    case 'badSeed':
      return `the seed hashes to ${fault.found}, but ${fault.expected} was promised before the game`;
    case 'traceLength':
      return `expected ${fault.expected} digests (setup and each action), found ${fault.found}`;
    case 'refused':
      return `seat ${fault.seat} could not make this move (${fault.why})`;
    case 'differs':
      return `the game turns out differently: expected ${fault.expected}, got ${fault.found}`;
    case 'crashed':
      return `the game cannot go on: ${fault.error}`;
  }
}

function parse(text: string): unknown {
  if (text.length > MAX_CHARACTERS) {
    throw new BadReplay([`${text.length} characters long; a replay has at most ${MAX_CHARACTERS}`]);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadReplay([`not JSON (${(error as Error).message})`]);
  }
}

function digest(state: unknown, events: readonly unknown[]): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson({ events, state })))).slice(0, 8);
}

/** JSON with sorted keys: equal values give equal text. Throws a TypeError when nested deeper than game data ever is. */
export function canonicalJson(value: unknown, depth = 0): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (depth > MAX_DEPTH) throw new TypeError(`nested more than ${MAX_DEPTH} deep`);
  if (Array.isArray(value)) return `[${value.map((entry) => canonicalJson(entry, depth + 1)).join(',')}]`;
  const record = value as Record<string, unknown>;
  const fields: string[] = [];
  for (const key of Object.keys(record).sort()) {
    const field = record[key];
    if (field !== undefined) fields.push(`${JSON.stringify(key)}:${canonicalJson(field, depth + 1)}`);
  }
  return `{${fields.join(',')}}`;
}
