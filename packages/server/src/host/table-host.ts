import { type Origin, seedOf } from '@guildhall/kernel';
import type { Asking, PersonRef, QuickPhrase, Refused, Request, TableInfo } from '@guildhall/protocol';
import {
  askedBots,
  askedPeople,
  botChance,
  follow,
  hasLearnt,
  type LogBody,
  type LogEntry,
  outOfTime,
  play,
  TableRefusal,
  whyNoUndo,
} from '@guildhall/table';
import { bodyOf, hasBegun, infoOf, type StoredTable, type TableChange, type TableStore } from '../store/tables.ts';
import { type Awake, rowOf, standingAt, wakeTable } from './awake.ts';
import { grantedEntry, grants, needed, newAsking } from './consent.ts';
import { hashOf, missingShares, originOf } from './draw.ts';
import { storyOf } from './story.ts';
import { type Events, entryTexts, rowText, type Texts, wholeText } from './texts.ts';

/** Somebody who looks at a table: a player at their seat, or a watcher. */
export interface Viewer {
  readonly person: string | null;
  send(text: string): void;
}

/** Why something was not done. */
export class Refusing extends Error {
  readonly why: Refused;
  readonly revision: number | undefined;
  constructor(why: Refused, message: string, revision?: number) {
    super(message);
    this.name = 'Refusing';
    this.why = why;
    this.revision = revision;
  }
}

/** What was done, and which revision it made; `again`: it had been done before. */
export interface Done {
  readonly revision: number;
  readonly again?: true;
}

export interface BotJob {
  readonly game: string;
  readonly rules: number;
  readonly bot: string;
  readonly seat: number;
  readonly view: unknown;
  readonly legal: readonly unknown[];
  readonly chance: number;
}

/** What has changed at a table, for those who do not sit at it. */
export interface Change {
  readonly revision: number;
  /** People who are asked now and were not before. */
  readonly asked: readonly string[];
  /** Whether seats or status have changed, and not only the position. */
  readonly row: boolean;
  /** The entry that made the revision, so that other processes need not read it; left out if it is long. */
  readonly entry?: LogEntry;
}

/** What a table needs of the server around it. */
export interface Surroundings {
  readonly store: TableStore;
  now(): number;
  /** Milliseconds before a bot moves. */
  readonly botDelay: number;
  /** Milliseconds that people have for revealing their shares of the seed. */
  readonly drawingTime: number;
  think(job: BotJob): Promise<unknown>;
  /** Told after every change made here, so that other processes, the lobby and the people asked hear of it. */
  changed(table: string, info: () => TableInfo, change: Change): void;
  /** There is no such table: nothing needs to be kept for it. */
  missing(table: string): void;
  /** Something went wrong that nobody at the table can mend. */
  failed(error: unknown, table: string): void;
}

/** The last messages are kept for those who come back: so many, and so many letters; beyond it they get the whole table. */
const RING = 64;
const RING_LETTERS = 12_000;
const SNAPSHOT_EVERY = 50;
/** After so long without an answer the others may let a bot play for somebody who is away. */
const GRACE = 120_000;
const CHAT_LINES = 50;
/** Other processes are told of moves with so many actions; longer ones they read from the store. */
const MOST_TOLD = 10;
/** After a failure a table that people look at is read again: first after this many milliseconds, then less and less often. */
const FIRST_RETRY = 250;
const LAST_RETRY = 30_000;
/** The bot that plays for people. */
export const STAND_IN = 'greedy';

/** What is to be written; it has been played in memory. */
interface Making {
  readonly entry: LogBody;
  readonly events: Events;
}

/**
 * One table of this process. Everything that happens to it goes through one mailbox, one thing after the other: check,
 * play, store, and only then tell. When storing fails the table is forgotten, and read again from the store.
 */
export class TableHost {
  readonly id: string;
  readonly #around: Surroundings;
  readonly #viewers = new Set<Viewer>();
  #tail: Promise<unknown> = Promise.resolve();
  #row: StoredTable | null = null;
  #awake: Awake | null = null;
  #ring: { readonly revision: number; readonly texts: Texts; readonly letters: number }[] = [];
  #ringLetters = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #thinking = false;
  /** There is no such table: nothing is worth keeping. */
  #missing = false;
  /** How many jobs wait or run. */
  #jobs = 0;
  #usedAt: number;
  /** Those who look may know less than is stored. */
  #behind = false;
  #retry: ReturnType<typeof setTimeout> | null = null;
  #retryAfter = FIRST_RETRY;

  constructor(id: string, around: Surroundings) {
    this.id = id;
    this.#around = around;
    this.#usedAt = around.now();
  }

  /** When it was last used; null: it is in use. */
  get idleSince(): number | null {
    const busy = this.#viewers.size > 0 || this.#jobs > 0 || this.#timer !== null || this.#thinking;
    if (busy) return null;
    return this.#missing ? 0 : this.#usedAt;
  }

  /** One thing after the other. */
  #post<T>(job: () => Promise<T>): Promise<T> {
    this.#usedAt = this.#around.now();
    this.#jobs++;
    const result = this.#tail.then(job);
    this.#tail = result.then(
      () => {
        this.#jobs--;
      },
      (error: unknown) => {
        this.#jobs--;
        if (error instanceof Refusing) return;
        this.#forget();
        this.#retryLater();
      },
    );
    return result;
  }

  /** What is in memory may not be what is stored: the next one who comes reads it again, and everybody is told. */
  #forget(): void {
    this.#row = null;
    this.#awake = null;
    this.#ring = [];
    this.#ringLetters = 0;
    this.#behind = this.#viewers.size > 0;
  }

  /** Something failed after which those who look may have missed something, and nobody else may ever come to tell them. */
  #retryLater(): void {
    if (this.#viewers.size === 0 || this.#retry !== null) return;
    this.#retry = setTimeout(() => {
      this.#retry = null;
      this.#post(() => this.#tellAnew()).catch((error: unknown) => {
        if (!(error instanceof Refusing)) this.#around.failed(error, this.id);
      });
    }, this.#retryAfter);
    this.#retryAfter = Math.min(2 * this.#retryAfter, LAST_RETRY);
  }

  /** Reads the table if it is not in memory; whoever looks is told how things stand. */
  async #tellAnew(): Promise<void> {
    if (hasBegun(await this.#load())) await this.#wake();
    else if (this.#behind) {
      this.#behind = false;
      this.#tellRow();
    }
    this.#retryAfter = FIRST_RETRY;
  }

  async #load(): Promise<StoredTable> {
    this.#row ??= await this.#around.store.read(this.id);
    this.#missing = this.#row === null;
    if (this.#row === null) {
      this.#around.missing(this.id);
      throw new Refusing('noTable', 'there is no such table');
    }
    return this.#row;
  }

  async #wake(): Promise<Awake> {
    if (this.#awake !== null) return this.#awake;
    const row = await this.#load();
    if (!hasBegun(row)) throw new Refusing('notRunning', 'the game has not begun yet');
    const awake = await wakeTable(this.#around.store, row);
    this.#awake = awake;
    const missing = row.endedAt === null;
    this.#row = rowOf(row, awake);
    if (missing) await this.#finish();
    this.#schedule();
    if (this.#behind) {
      for (const viewer of this.#viewers) await this.#tellWhole(viewer);
      this.#behind = false;
    }
    return awake;
  }

  #seatOf(person: string | null): number {
    return person === null ? -1 : this.#row!.seats.findIndex((seat) => seat.person === person);
  }

  #mySeat(person: string): number {
    const seat = this.#seatOf(person);
    if (seat < 0) throw new Refusing('notYours', 'you have no seat at this table');
    return seat;
  }

  // ── telling ──

  #broadcast({ watcher, seats }: Texts): void {
    for (const viewer of this.#viewers) viewer.send(seats[this.#seatOf(viewer.person)] ?? watcher);
  }

  #tellAll(message: object): void {
    const text = JSON.stringify(message);
    for (const viewer of this.#viewers) viewer.send(text);
  }

  #presence() {
    const here = new Set<string>();
    let watchers = 0;
    for (const { person } of this.#viewers) {
      if (this.#seatOf(person) < 0) watchers++;
      else here.add(person!);
    }
    return { here: [...here], watchers };
  }

  /** What is stored is told to everybody at this process. */
  #publish(entry: LogBody, events: Events, row = rowOf(this.#row!, this.#awake!)): void {
    this.#row = row;
    const texts = entryTexts(this.#row, this.#awake!, entry, events);
    const letters = [...new Set([texts.watcher, ...texts.seats])].reduce((sum, text) => sum + text.length, 0);
    this.#ring.push({ revision: this.#row.revision, texts, letters });
    this.#ringLetters += letters;
    while (this.#ring.length > RING || this.#ringLetters > RING_LETTERS)
      this.#ringLetters -= this.#ring.shift()!.letters;
    this.#broadcast(texts);
  }

  /** Tells those around the table that its row has changed. */
  #changedRow(change: Change): void {
    const row = this.#row!;
    this.#around.changed(this.id, () => infoOf(row), change);
  }

  #tellRow(): void {
    const text = rowText(this.#row!, this.#awake);
    for (const viewer of this.#viewers) viewer.send(text);
  }

  async #tellWhole(viewer: Viewer): Promise<void> {
    const chat = await this.#around.store.chat(this.id, CHAT_LINES);
    viewer.send(wholeText(this.#row!, this.#awake, this.#seatOf(viewer.person), { ...this.#presence(), chat }));
  }

  // ── coming and going ──

  /** Somebody looks at the table; `since`: what they have seen already. */
  open(viewer: Viewer, since?: number): Promise<Done> {
    return this.#post(async () => {
      const row = await this.#load();
      if (hasBegun(row)) await this.#wake();
      const arrived = !this.#viewers.has(viewer);
      this.#viewers.add(viewer);
      const { revision } = this.#row!;
      const missed = since === undefined ? null : this.#since(since);
      if (missed === null) await this.#tellWhole(viewer);
      else for (const { seats, watcher } of missed) viewer.send(seats[this.#seatOf(viewer.person)] ?? watcher);
      if (arrived) this.#tellAll({ t: 'presence', table: this.id, ...this.#presence() });
      return { revision };
    });
  }

  /** What was told since; null: it is not known any more. */
  #since(since: number): Texts[] | null {
    if (since === this.#row!.revision) return [];
    const from = this.#ring.findIndex(({ revision }) => revision === since + 1);
    return from < 0 ? null : this.#ring.slice(from).map(({ texts }) => texts);
  }

  close(viewer: Viewer): void {
    if (!this.#viewers.delete(viewer) || this.#row === null) return;
    this.#tellAll({ t: 'presence', table: this.id, ...this.#presence() });
  }

  info(): Promise<TableInfo> {
    return this.#post(async () => infoOf(await this.#load()));
  }

  /** The story as a person saw it, or a watcher. */
  story(person: string | null) {
    return this.#post(async () => {
      const { charter, hosted } = await this.#wake();
      const seat = this.#seatOf(person);
      const actions = await standingAt(this.#around.store, this.id, hosted.revision);
      return storyOf(charter, actions, hosted.revision, seat < 0 ? null : seat);
    });
  }

  /** What those who look here have been told last; null: nobody looks. */
  get told(): { readonly revision: number; readonly status: string } | null {
    if (this.#viewers.size === 0 || this.#jobs > 0) return null;
    return this.#row ?? { revision: -1, status: '' };
  }

  /** Seats or status were changed in the store. */
  changedOutside(revision: number, told?: LogEntry): Promise<void> {
    return this.#post(async () => {
      if (this.#row === null && this.#viewers.size === 0) return;
      if (this.#awake === null) {
        this.#forget();
        return this.#tellAnew();
      }
      const { charter, hosted } = this.#awake;
      if (revision <= hosted.revision) {
        const row = await this.#around.store.read(this.id);
        if (row !== null) this.#row = rowOf(row, this.#awake);
        this.#tellAll({ t: 'asking', table: this.id, asking: this.#row!.asking });
        return;
      }
      const next = told !== undefined && revision === hosted.revision + 1;
      const missed = next ? [{ entry: told }] : await this.#around.store.log(this.id, hosted.revision);
      for (const { entry } of missed) {
        const former = await this.#formerFor(entry);
        const events = follow(charter, hosted, entry, () => former);
        this.#publish(entry, events);
      }
      this.#schedule();
    });
  }

  /** Writes down where the table is, so that it wakes quickly. */
  sleep(): Promise<void> {
    return this.#post(async () => {
      if (this.#timer !== null) clearTimeout(this.#timer);
      this.#timer = null;
      if (this.#awake !== null && this.#row!.endedAt === null) await this.#saveSnapshot();
      this.#forget();
    });
  }

  async #saveSnapshot(): Promise<void> {
    const { hosted } = this.#awake!;
    await this.#around.store.saveSnapshot(this.id, hosted.revision, hosted);
  }

  // ── what happens ──

  /** Stores what was played in memory. False: somebody else was first, and nothing was written. */
  async #store({ entry, events }: Making, by: string, key: string, at: number): Promise<boolean> {
    const awake = this.#awake!;
    const { waiting, seats } = this.#row!;
    const after = rowOf(this.#row!, awake);
    const written = await this.#around.store.append({
      table: this.id,
      revision: after.revision,
      at,
      seat: entry.seat,
      by,
      kind: entry.kind,
      body: bodyOf(entry),
      key,
      status: after.status,
      waiting: JSON.stringify(after.waiting),
      deadline: after.deadline,
      botDue: askedBots(awake.charter, awake.hosted).length > 0 ? at + this.#around.botDelay : null,
    });
    if (written === 'taken') return false;
    this.#publish(entry, events, after);
    const asked = after.waiting.filter((seat) => !waiting.includes(seat) && after.seats[seat]!.bot === null);
    const people = asked.flatMap((seat) => seats[seat]!.person ?? []);
    const row = entry.kind !== 'move' || after.status === 'over';
    const long = entry.kind === 'move' && entry.actions.length > MOST_TOLD;
    this.#around.changed(this.id, () => infoOf(after), {
      revision: after.revision,
      asked: people,
      row,
      ...(!long && { entry: { ...entry, at } }),
    });
    await this.#finish();
    this.#schedule();
    if (after.revision % SNAPSHOT_EVERY === 0) {
      void this.#saveSnapshot().catch((error: unknown) => this.#around.failed(error, this.id));
    }
    return true;
  }

  /** Checks, plays, stores and tells; once more if another process was first. What was done before is not done again. */
  async #enter(key: string, by: string, make: (awake: Awake, at: number) => Making | Promise<Making>): Promise<Done> {
    for (let tries = 0; tries < 4; tries++) {
      const awake = await this.#wake();
      const at = Math.max(this.#around.now(), awake.hosted.clock.since);
      try {
        const making = await make(awake, at);
        if (await this.#store(making, by, key, at)) return { revision: awake.hosted.revision };
      } catch (error) {
        const refusing = refusingOf(error, awake.hosted.revision);
        if (refusing === null) throw error;
        const made = await this.#around.store.madeBy(this.id, key);
        if (made === null) throw refusing;
        return { revision: made, again: true };
      }
      this.#forget();
      await this.#wake();
      const made = await this.#around.store.madeBy(this.id, key);
      if (made !== null) return { revision: made, again: true };
    }
    throw new Refusing('busy', 'the table is very busy; try again');
  }

  async #formerFor(entry: LogBody) {
    if (entry.kind !== 'undo' && entry.kind !== 'rewind') return [];
    return standingAt(this.#around.store, this.id, this.#awake!.hosted.revision);
  }

  /** An entry that asks nothing of the rules: it is followed as it will be when the table wakes. */
  async #followed({ charter, hosted }: Awake, entry: LogBody, at: number): Promise<Making> {
    const former = await this.#formerFor(entry);
    return { entry, events: follow(charter, hosted, { ...entry, at }, () => former) };
  }

  move(person: string, revision: number, key: string, actions: readonly unknown[]): Promise<Done> {
    return this.#post(() =>
      this.#enter(key, person, ({ charter, hosted }, at) => {
        const seat = this.#mySeat(person);
        this.#mustRun();
        if (hosted.holders[seat]!.bot !== null) throw new Refusing('notYours', 'a bot plays for you; come back first');
        const events = play(charter, hosted, revision, { seat, actions, at });
        return { entry: { kind: 'move', seat, actions }, events };
      }),
    );
  }

  #mustRun(): void {
    const { status } = this.#row!;
    if (status === 'paused') throw new Refusing('paused', 'the game is paused');
    if (status !== 'running') throw new Refusing('gameOver', 'the game is over');
  }

  undo(person: string, revision: number, key: string): Promise<Done> {
    return this.#post(() =>
      this.#enter(key, person, async (awake, at) => {
        const { charter, hosted } = awake;
        const seat = this.#mySeat(person);
        this.#mustRun();
        if (!this.#row!.takebacks) throw new Refusing('noTakebacks', 'at this table moves stand');
        if (revision !== hosted.revision) throw new Refusing('stale', 'something has happened since', hosted.revision);
        const stands = whyNoUndo(hosted, seat);
        if (stands !== null) throw stands;
        const moves = hosted.lastMove[seat]!;
        if (
          hosted.lastSeat !== seat &&
          hasLearnt(charter, await this.#formerFor({ kind: 'undo', seat, moves }), seat, moves)
        ) {
          throw new Refusing('barrier', 'something new was revealed since: it stands', hosted.revision);
        }
        return this.#followed(awake, { kind: 'undo', seat, moves }, at);
      }),
    );
  }

  /** About a seat: a bot plays for me, I am back, I give up; or a bot plays for somebody who is away. */
  seat(person: string, key: string, act: 'bot' | 'return' | 'resign' | 'replace', other?: number): Promise<Done> {
    return this.#post(() =>
      this.#enter(key, person, (awake, at) => {
        const mine = this.#mySeat(person);
        const { hosted } = awake;
        if (this.#row!.endedAt !== null) throw new Refusing('gameOver', 'the game is over');
        const holder = hosted.holders[mine]!;
        switch (act) {
          case 'return':
            if (holder.bot === null) throw new Refusing('nothingAsked', 'you play this seat yourself');
            if (holder.resigned) throw new Refusing('gameOver', 'you have given up');
            return this.#followed(awake, { kind: 'return', seat: mine }, at);
          case 'bot':
            if (holder.bot !== null) throw new Refusing('nothingAsked', 'a bot plays for you already');
            return this.#followed(awake, { kind: 'takeover', seat: mine, bot: STAND_IN }, at);
          case 'resign':
            if (holder.resigned) throw new Refusing('nothingAsked', 'you have given up already');
            return this.#followed(awake, { kind: 'resign', seat: mine, bot: STAND_IN }, at);
          case 'replace':
            return this.#followed(
              awake,
              { kind: 'takeover', seat: this.#awaySeat(awake, at, other), bot: STAND_IN },
              at,
            );
        }
      }),
    );
  }

  /** A seat that is asked and whose person has been away for long. */
  #awaySeat({ charter, hosted }: Awake, at: number, seat: number | undefined): number {
    if (seat === undefined || !askedPeople(charter, hosted).includes(seat)) {
      throw new Refusing('notAsked', 'nobody waits for this seat');
    }
    const away = !this.#presence().here.includes(this.#row!.seats[seat]!.person!);
    if (!away || this.#row!.pace.kind === 'turns' || at - hosted.clock.since < GRACE) {
      throw new Refusing('tooEarly', 'give them a little more time');
    }
    return seat;
  }

  // ── words ──

  say(
    person: PersonRef,
    { key, text, phrase }: { key: string; text?: string | undefined; phrase?: QuickPhrase | undefined },
  ): Promise<Done> {
    return this.#post(async () => {
      const { revision } = await this.#load();
      this.#mySeat(person.id);
      if ((text === undefined) === (phrase === undefined)) throw new Refusing('malformed', 'say a text or a phrase');
      const line = { key, at: this.#around.now(), ...(text === undefined ? { phrase: phrase! } : { text }) };
      if (!(await this.#around.store.say(this.id, person.id, line))) return { revision, again: true };
      this.#tellAll({ t: 'chat', table: this.id, line: { ...line, from: person } });
      return { revision };
    });
  }

  seen(person: string, revision: number): Promise<Done> {
    return this.#post(async () => {
      const row = await this.#load();
      const seat = this.#mySeat(person);
      if (revision > row.seats[seat]!.seen) {
        await this.#around.store.seen(this.id, seat, Math.min(revision, row.revision));
        const seats = row.seats.map((each, n) => (n === seat ? { ...each, seen: revision } : each));
        this.#row = { ...row, seats };
      }
      return { revision: row.revision };
    });
  }

  // ── consent ──

  ask(person: string, request: Request): Promise<Done> {
    return this.#post(async () => {
      const { charter, hosted } = await this.#wake();
      const seat = this.#mySeat(person);
      const row = this.#row!;
      if (row.endedAt !== null) throw new Refusing('gameOver', 'the game is over');
      if (row.asking !== null && (row.asking as Asking).until > this.#around.now()) {
        throw new Refusing('tooMany', 'something is being asked already');
      }
      if (request.t === 'rewind' && !row.takebacks) throw new Refusing('noTakebacks', 'at this table moves stand');
      if (request.t === 'rewind' && request.moves >= hosted.moves) {
        throw new Refusing('illegal', `there are ${hosted.moves} moves to go back through`);
      }
      const asking = newAsking(seat, request, row.pace, this.#around.now());
      return this.#settle(asking, needed(charter, hosted, seat));
    });
  }

  answer(person: string, ask: string, yes: boolean): Promise<Done> {
    return this.#post(async () => {
      const { charter, hosted } = await this.#wake();
      const seat = this.#mySeat(person);
      const asking = this.#row!.asking as Asking | null;
      if (asking === null || asking.ask !== ask || asking.until <= this.#around.now()) {
        throw new Refusing('nothingAsked', 'this is not asked any more');
      }
      if (!yes) {
        await this.#setAsking(null);
        return { revision: hosted.revision };
      }
      const agreed = [...new Set([...asking.agreed, seat])];
      return this.#settle({ ...asking, agreed }, needed(charter, hosted, asking.seat));
    });
  }

  /** Does what was asked for if all have agreed; else goes on waiting. */
  async #settle(asking: Asking, all: readonly number[]): Promise<Done> {
    if (!grants(asking, all)) {
      await this.#setAsking(asking);
      return { revision: this.#row!.revision };
    }
    const { seat, request, ask } = asking;
    const done = await this.#enter(`ask-${ask}`, this.#row!.seats[seat]!.person!, (awake, at) =>
      this.#followed(awake, grantedEntry(seat, request, awake.hosted.moves, at), at),
    );
    await this.#setAsking(null);
    return done;
  }

  async #setAsking(asking: Asking | null): Promise<void> {
    const row = this.#row!;
    if (row.asking === null && asking === null) return;
    await this.#around.store.change(this.id, [row.status], { asking });
    this.#row = { ...row, asking };
    this.#tellAll({ t: 'asking', table: this.id, asking });
    this.#changedRow({ revision: 0, asked: [], row: false });
  }

  // ── the start ──

  /** Everybody sits: people reveal their shares of the seed. */
  start(): Promise<TableInfo> {
    return this.#post(async () => {
      const { store, now, drawingTime } = this.#around;
      const until = now() + drawingTime;
      if (!(await store.change(this.id, ['gathering'], { status: 'drawing', deadline: until }))) {
        throw new Refusing('notRunning', 'the game has begun already');
      }
      this.#forget();
      const row = await this.#load();
      this.#changedRow({ revision: 0, asked: [], row: true });
      this.#tellRow();
      await this.#drawIfReady(row);
      return infoOf(this.#row!);
    });
  }

  reveal(person: string, share: string): Promise<Done> {
    return this.#post(async () => {
      const row = await this.#load();
      const seat = this.#mySeat(person);
      if (row.status !== 'drawing') throw new Refusing('notRunning', 'no shares are drawn now');
      if (row.seats[seat]!.shareHash !== hashOf(share)) {
        throw new Refusing('badShare', 'this is not the share that was promised');
      }
      const { store } = this.#around;
      await store.change(this.id, ['drawing'], {}, [{ n: seat, set: { share } }]);
      this.#row = await store.read(this.id);
      await this.#drawIfReady(this.#row!);
      return { revision: 0 };
    });
  }

  /** Draws the seed when all shares are there or the time is up, and begins the game. */
  async #drawIfReady(row: StoredTable): Promise<void> {
    const missing = missingShares(row);
    const { store, now } = this.#around;
    if (missing.length > 0 && now() < (row.deadline ?? 0)) {
      this.#tellAll({ t: 'drawing', table: this.id, missing, until: row.deadline });
      this.#schedule();
      return;
    }
    // a game that began elsewhere has its seed already
    const origin = row.seed === null ? originOf(row) : row.origin;
    const seed = row.seed ?? seedOf(origin as Origin, row.game, row.rules, row.options);
    const at = now();
    const begun: TableChange = { status: 'running', seed, origin, startedAt: at, deadline: null, botDue: at };
    if (!(await store.change(this.id, ['drawing'], begun))) return this.#forget();
    this.#forget();
    await this.#wake();
    await this.#noteRow();
    const people = askedPeople(this.#awake!.charter, this.#awake!.hosted);
    const asked = people.flatMap((seat) => this.#row!.seats[seat]!.person ?? []);
    this.#changedRow({ revision: 0, asked, row: true });
  }

  /** Puts who is asked, and until when, into the stored row. */
  async #noteRow(): Promise<void> {
    const { waiting, deadline, status } = this.#row!;
    const { charter, hosted } = this.#awake!;
    const botDue = askedBots(charter, hosted).length > 0 ? this.#around.now() + this.#around.botDelay : null;
    await this.#around.store.change(this.id, [status], { waiting, deadline, botDue });
  }

  // ── the end ──

  /** Once the game is over: places and films are written, once. */
  async #finish(): Promise<void> {
    const row = this.#row!;
    if ((row.status !== 'over' && row.status !== 'ended') || row.endedAt !== null) return;
    const { charter, hosted } = this.#awake!;
    const { store, now } = this.#around;
    const places = row.status === 'over' ? charter.game.standings(hosted.state).map(({ place }) => place) : null;
    const actions = await standingAt(store, this.id, hosted.revision);
    const viewers = [null, ...charter.seats.map((_, seat) => seat)];
    const films = new Map(
      viewers.map((viewer) => [viewer ?? -1, storyOf(charter, actions, hosted.revision, viewer)] as const),
    );
    await store.saveFilms(this.id, films);
    const ended: TableChange = { places, endedAt: now(), deadline: null, botDue: null, waiting: [], asking: null };
    await store.change(this.id, ['over', 'ended'], ended);
    this.#row = { ...row, places, endedAt: now(), deadline: null, waiting: [], asking: null };
    this.#tellRow();
  }

  // ── what is due ──

  /** Sets the timer for what comes next: a bot's move, or the end of somebody's time. */
  #schedule(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const row = this.#row;
    if (row === null || row.endedAt !== null) return;
    const { now, botDelay } = this.#around;
    const bots = this.#awake !== null && askedBots(this.#awake.charter, this.#awake.hosted).length > 0;
    const wait = bots ? botDelay : row.deadline === null ? null : row.deadline - now();
    // what is far away is found by the watch over all tables
    if (wait === null || wait > 60_000) return;
    this.#timer = setTimeout(
      () => {
        this.#timer = null;
        this.due().catch((error: unknown) => this.#around.failed(error, this.id));
      },
      Math.max(0, wait),
    );
  }

  /** Does what is due: draws the seed, lets bots move, ends pauses and people's time. Doing it twice is harmless. */
  async due(): Promise<void> {
    await this.#post(async () => {
      const row = await this.#load();
      if (row.status === 'drawing') return this.#drawIfReady(row);
      if (!hasBegun(row)) return;
      await this.#wake();
      await this.#timeUp();
    });
    await this.#letBotsMove();
  }

  async #timeUp(): Promise<void> {
    const { charter, hosted } = this.#awake!;
    const now = this.#around.now();
    const { pausedUntil } = hosted.clock;
    if (pausedUntil !== null) {
      if (pausedUntil > now) return;
      await this.#enter(`resume-${pausedUntil}`, 'clock', (awake, at) =>
        this.#followed(awake, { kind: 'resume', seat: 0 }, at),
      );
      return;
    }
    for (const seat of outOfTime(hosted.clock, charter.timing, askedPeople(charter, hosted), now)) {
      await this.#enter(`clock-${hosted.revision}-${seat}`, 'clock', (awake, at) =>
        this.#followed(awake, { kind: 'clock', seat, bot: STAND_IN }, at),
      );
    }
    this.#schedule();
  }

  /** The bots think outside the mailbox, so that nobody waits for them. */
  async #letBotsMove(): Promise<void> {
    if (this.#thinking || this.#awake === null || this.#row?.status !== 'running') return;
    const { charter, hosted } = this.#awake;
    const seat = askedBots(charter, hosted)[0];
    if (seat === undefined) return;
    const { game, seed } = charter;
    const { revision } = hosted;
    this.#thinking = true;
    try {
      const action = await this.#around.think({
        game: game.id,
        rules: game.rules,
        bot: hosted.holders[seat]!.bot!,
        seat,
        view: game.view(hosted.state, [seat]),
        legal: game.legal(hosted.state, seat),
        chance: botChance(seed, revision),
      });
      await this.#post(() =>
        this.#enter(`bot-${revision}-${seat}`, 'bot', (awake, at) => {
          if (awake.hosted.holders[seat]!.bot === null) throw new Refusing('notYours', 'a person plays this seat');
          this.#mustRun();
          const events = play(awake.charter, awake.hosted, revision, { seat, actions: [action], at });
          return { entry: { kind: 'move', seat, actions: [action] }, events };
        }),
      );
    } catch (error) {
      // what has changed meanwhile is no trouble; the next one due is asked again
      if (!(error instanceof Refusing)) throw error;
    } finally {
      this.#thinking = false;
    }
    this.#schedule();
  }
}

/** What was refused, for whoever asked; null: something went wrong. */
function refusingOf(error: unknown, revision: number): Refusing | null {
  if (error instanceof Refusing) return error;
  return error instanceof TableRefusal ? new Refusing(error.why, error.message, revision) : null;
}
