import { createHash } from 'node:crypto';
import { below, type RandomState, sameAction, seeded } from '@guildhall/kernel';
import {
  beginHosted,
  follow,
  type LogBody,
  type LogEntry,
  play,
  type StandingAction,
  standing,
  TableRefusal,
  whyNoUndo,
} from '@guildhall/table';
import { type Awake, rowOf } from '../../src/host/awake.ts';
import { type AnyGame, todaysEngine } from '../../src/host/engines.ts';
import { type AnyCharter, type AnyHosted, toldOf } from '../../src/host/news.ts';
import { storiesOf } from '../../src/host/story.ts';
import { type Events, entryTexts, type Texts, wholeText } from '../../src/host/texts.ts';
import type { StoredSeat, StoredTable } from '../../src/store/table-rows.ts';

/**
 * Two worlds that one pair of eyes cannot tell apart. The first is a game as a server hosts it. The second is imagined
 * from what these eyes see of it: hands and decks that they do not see are drawn anew. The same things happen in both,
 * and as long as both look the same to these eyes, every text sent to them must be the same, byte for byte. When a hidden
 * card comes to light the worlds part, and the second one is imagined anew.
 */
export interface Secrecy {
  games: number;
  /** Texts that were compared; among them those sent while somebody else's hidden things differed. */
  compared: number;
  hiddenDiffered: number;
  /** How often the two worlds came to look different, and a new one was imagined. */
  parted: number;
  /** Texts that differed although the worlds looked the same, or that held a secret of the server. */
  leaks: string[];
}

/** -1: somebody who watches. */
type Eyes = number;
interface Twin {
  readonly eyes: Eyes;
  awake: Awake;
}

interface Play {
  readonly truth: AnyGame;
  readonly charter: AnyCharter;
  readonly row: StoredTable;
  readonly awake: Awake;
  readonly twins: Twin[];
  readonly log: LogEntry[];
  readonly random: RandomState;
  readonly result: Secrecy;
}

const LONGEST_STORY = 400;
const seatsOf = (eyes: Eyes): number[] => (eyes < 0 ? [] : [eyes]);
const textFor = ({ watcher, seats }: Texts, eyes: Eyes): string => seats[eyes] ?? watcher;
const hexOf = (text: string) => createHash('sha256').update(text).digest('hex');

function viewText(game: AnyGame, { state }: AnyHosted, eyes: Eyes): string {
  return JSON.stringify(game.view(state, seatsOf(eyes)));
}

function imagined({ truth, charter, awake, random }: Play, eyes: Eyes): Awake {
  const view = truth.view(awake.hosted.state, seatsOf(eyes));
  const { state: _, ...rest } = awake.hosted;
  const hosted: AnyHosted = { ...structuredClone(rest), state: truth.imagine(view, below(random, 1_000_000)) };
  return { charter, hosted, told: toldOf(charter, hosted) };
}

function storedTable(name: string, rules: number, seats: number, options: unknown, pace: StoredTable['pace']) {
  const empty = {
    bot: null,
    colour: null,
    resigned: false,
    shareHash: null,
    share: null,
    deposited: false,
    invited: false,
    seen: 0,
  };
  return {
    id: `table-${name}`,
    game: name,
    rules,
    options,
    status: 'running',
    pace,
    listed: true,
    takebacks: true,
    advice: true,
    host: 'person-0',
    commitment: '',
    secret: hexOf(`secret of ${name}`),
    seed: hexOf(`seed of ${name}`),
    seedCommitment: hexOf(`commitment of ${name}`),
    origin: null,
    revision: 0,
    waiting: [],
    deadline: null,
    asking: null,
    places: null,
    rematch: null,
    createdAt: 0,
    startedAt: 0,
    endedAt: null,
    seats: Array.from(
      { length: seats },
      (_, n): StoredSeat => ({ ...empty, person: `person-${n}`, name: `Player ${n}` }),
    ),
  } satisfies StoredTable;
}

function begin(truth: AnyGame, told: AnyGame, number: number, result: Secrecy): Play {
  const random = seeded(number);
  const [least, most] = truth.seats;
  const seats = least + below(random, most - least + 1);
  const pace: StoredTable['pace'] = number % 2 === 0 ? { kind: 'free' } : { kind: 'live', minutes: 30, seconds: 10 };
  const options = truth.options({}, seats);
  const row = {
    ...storedTable(truth.id, truth.rules, seats, options, pace),
    seed: hexOf(`seed ${number}`),
    secret: hexOf(`secret ${number}`),
  };
  const holders = row.seats.map(() => ({ owner: true, bot: null, resigned: false }));
  const charter: AnyCharter = { game: told, options, seed: row.seed, timing: pace, seats: holders };
  const hosted = beginHosted(charter, 0);
  const awake: Awake = { charter, hosted, told: toldOf(charter, hosted) };
  const playing: Play = { truth, charter, row, awake, twins: [], log: [], random, result };
  for (let eyes = -1; eyes < seats; eyes++) playing.twins.push({ eyes, awake: imagined(playing, eyes) });
  return playing;
}

/** Whether something that these eyes do not see is different in the two worlds. */
const hidesSomething = ({ truth, charter, awake }: Play, twin: Twin): boolean =>
  charter.seats.some(
    (_, seat) =>
      seat !== twin.eyes &&
      JSON.stringify(truth.ownView(awake.hosted.state, seat)) !==
        JSON.stringify(truth.ownView(twin.awake.hosted.state, seat)),
  );

function compare(playing: Play, eyes: Eyes, what: string, mine: string, twins: string): void {
  const { row, result, log, truth } = playing;
  result.compared++;
  const at = () => `${truth.id}, entry ${log.length}, ${eyes < 0 ? 'a watcher' : `seat ${eyes}`}, ${what}`;
  if (mine !== twins) {
    const from = [...mine].findIndex((letter, i) => letter !== twins[i]);
    result.leaks.push(`${at()}: …${mine.slice(Math.max(0, from - 60), from + 60)}…`);
  }
  for (const secret of [row.seed!, row.secret]) if (mine.includes(secret)) result.leaks.push(`${at()}: a secret`);
}

const ROOM = { here: [], watchers: 0, chat: [] };

/** Compares what is sent about an entry, and what somebody is sent who comes now. */
function compareTwin(playing: Play, twin: Twin, entry: LogBody, texts: Texts, twins: Texts): void {
  const { row, awake, result } = playing;
  if (hidesSomething(playing, twin)) result.hiddenDiffered++;
  compare(playing, twin.eyes, entry.kind, textFor(texts, twin.eyes), textFor(twins, twin.eyes));
  const whole = (world: Awake) => wholeText(rowOf(row, world), world, twin.eyes, ROOM);
  compare(playing, twin.eyes, 'table', whole(awake), whole(twin.awake));
}

/** The same move in the second world, or what looks the same: an answer that is hidden until all have answered can be another one. */
function twinMove(playing: Play, twin: Twin, seat: number, action: unknown, at: number): Events | null {
  const { truth, charter, random } = playing;
  const { hosted } = twin.awake;
  const together = (truth.decision(hosted.state)?.seats.length ?? 0) > 1;
  const legal = truth.legal(hosted.state, seat);
  const other = together && seat !== twin.eyes ? legal[below(random, Math.max(1, legal.length))] : undefined;
  const chosen = other ?? legal.find((option) => sameAction(option, action));
  if (chosen === undefined) return null;
  try {
    return play(charter, hosted, hosted.revision, { seat, actions: [chosen], at });
  } catch (error) {
    if (error instanceof TableRefusal) return null;
    throw error;
  }
}

function move(playing: Play, at: number): void {
  const { truth, charter, awake, row, twins, random, log, result } = playing;
  const { seats } = truth.decision(awake.hosted.state)!;
  const seat = seats[below(random, seats.length)]!;
  const legal = truth.legal(awake.hosted.state, seat);
  const action = legal[below(random, legal.length)];
  const entry = { kind: 'move', seat, actions: [action] } as const;
  const events = play(charter, awake.hosted, awake.hosted.revision, { seat, actions: [action], at });
  const texts = entryTexts(row, awake, entry, events);
  log.push({ ...entry, at });
  for (const twin of twins) {
    const twinEvents = twinMove(playing, twin, seat, action, at);
    const alike =
      twinEvents !== null && viewText(truth, awake.hosted, twin.eyes) === viewText(truth, twin.awake.hosted, twin.eyes);
    if (alike) compareTwin(playing, twin, entry, texts, entryTexts(row, twin.awake, entry, twinEvents));
    else {
      result.parted++;
      twin.awake = imagined(playing, twin.eyes);
    }
  }
}

/** Something that is no move: in the second world it is told of the position that was imagined after it. */
function happen(playing: Play, entry: LogBody, at: number): void {
  const { charter, awake, row, twins, log } = playing;
  follow(charter, awake.hosted, { ...entry, at }, () => standing(log));
  log.push({ ...entry, at });
  const texts = entryTexts(row, awake, entry, []);
  for (const twin of twins) {
    twin.awake = imagined(playing, twin.eyes);
    compareTwin(playing, twin, entry, texts, entryTexts(row, twin.awake, entry, []));
  }
}

function somethingElse({ awake: { hosted }, charter, random }: Play): LogBody | null {
  const seat = below(random, charter.seats.length);
  const chance = below(random, 100);
  if (chance < 5 && hosted.lastSeat !== null && whyNoUndo(hosted, hosted.lastSeat) === null) {
    return { kind: 'undo', seat: hosted.lastSeat, moves: hosted.lastMove[hosted.lastSeat]! };
  }
  if (chance < 6) return { kind: 'takeover', seat, bot: 'greedy' };
  if (chance < 7) return { kind: 'return', seat };
  return chance < 8 ? { kind: 'advice', seat } : null;
}

/** The story from the first view on, as far as a world that was imagined then looks the same. */
function compareStories(playing: Play): void {
  const { truth, charter, log, random } = playing;
  const actions = standing(log).slice(0, LONGEST_STORY);
  for (const { eyes } of playing.twins) {
    const first = truth.setup(charter.options, charter.seats.length, charter.seed);
    const other = truth.imagine(truth.view(first, seatsOf(eyes)), below(random, 1_000_000));
    const alike = lookAlike(truth, truth.clone(first), truth.clone(other), actions, eyes);
    const game: AnyGame = { ...charter.game, setup: () => truth.clone(other) };
    const viewer = eyes < 0 ? null : eyes;
    const story = (each: AnyCharter) => JSON.stringify(storiesOf(each, actions.slice(0, alike), alike, [viewer])[0]);
    compare(playing, eyes, 'story', story(charter), story({ ...charter, game }));
  }
}

/** How many of these actions leave two states looking the same. */
function lookAlike(game: AnyGame, a: unknown, b: unknown, actions: readonly StandingAction[], eyes: Eyes): number {
  const view = (state: unknown) => JSON.stringify(game.view(state, seatsOf(eyes)));
  const parting = actions.findIndex(({ seat, action }) => {
    if (!game.legal(b, seat).some((option: unknown) => sameAction(option, action))) return true;
    game.apply(a, seat, action);
    game.apply(b, seat, action);
    return view(a) !== view(b);
  });
  return parting < 0 ? actions.length : parting;
}

/** Plays games of both worlds. `tell`: how the server tells of a game, other than it should; to see that leaks are found. */
export function secrecyOf(
  name: string,
  games: number,
  tell: (game: AnyGame) => AnyGame = (game) => game,
  first = 1,
): Secrecy {
  const truth = todaysEngine(name)!;
  const result: Secrecy = { games: 0, compared: 0, hiddenDiffered: 0, parted: 0, leaks: [] };
  for (let number = first; number < first + games; number++) {
    const playing = begin(truth, tell(truth), number, result);
    for (let at = 1000; truth.decision(playing.awake.hosted.state) !== null; at += 1000) {
      const instead = somethingElse(playing);
      if (instead === null) move(playing, at);
      else happen(playing, instead, at);
      if (result.leaks.length > 20) return result;
    }
    compareStories(playing);
    result.games++;
  }
  return result;
}
