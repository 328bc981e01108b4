import { isDeepStrictEqual } from 'node:util';
import type { ChatLine, PersonRef, Request, Story, TableInfo } from '@guildhall/protocol';
import type { LogEntry } from '@guildhall/table';
import { hasBegun, infoOf } from '../store/table-rows.ts';
import type { Position } from '../store/tables.ts';
import { answer, ask } from './asking.ts';
import type { Viewer } from './audience.ts';
import { rowOf, standingAt } from './awake.ts';
import { due } from './due.ts';
import { Inside } from './inside.ts';
import { askAdvice, changeSeat, move, type SeatAct, undo } from './moves.ts';
import { reveal, start } from './start.ts';
import { storiesOf } from './story.ts';
import type { Done, Surroundings } from './surroundings.ts';
import { say, seen, type Words } from './words.ts';

/**
 * One table of this process, as others use it. Everything that happens to it goes through one mailbox, one thing after the
 * other; what happens is in the files beside this one.
 */
export class TableHost {
  readonly id: string;
  readonly #inside: Inside;

  constructor(id: string, around: Surroundings) {
    this.id = id;
    this.#inside = new Inside(id, around, () => this.due());
  }

  /** When it was last used; null: it is in use. */
  get idleSince(): number | null {
    return this.#inside.idleSince;
  }

  /** Whether somebody looks here. */
  get isLookedAt(): boolean {
    return this.#inside.audience.viewers.size > 0;
  }

  /** What those who look here have been told last; null: nobody looks, or it is about to change. */
  get told(): Position | null {
    const { isQuiet, row } = this.#inside;
    if (!this.isLookedAt || !isQuiet) return null;
    return row ?? { revision: -1, status: '', asking: null };
  }

  #do<A extends unknown[], T>(job: (inside: Inside, ...args: A) => Promise<T>, ...args: A): Promise<T> {
    return this.#inside.post(() => job(this.#inside, ...args));
  }

  /** Somebody looks at the table; `since`: what they have seen already. */
  open(viewer: Viewer, since?: number): Promise<Done> {
    return this.#do(async (inside) => {
      if (hasBegun(await inside.load())) await inside.reach(since ?? 0);
      const { audience } = inside;
      const arrived = !audience.viewers.has(viewer);
      const first = audience.viewers.size === 0;
      audience.viewers.add(viewer);
      const { revision } = inside.row!;
      if (since === undefined || !audience.tellSince(viewer, since, revision)) await inside.tellWhole(viewer);
      if (arrived) this.#changedPresence(first);
      return { revision };
    });
  }

  close(viewer: Viewer): void {
    if (this.#inside.audience.viewers.delete(viewer)) this.#changedPresence(false);
  }

  #changedPresence(asks: boolean): void {
    this.tellPresence();
    const { audience, row, around } = this.#inside;
    if (row !== null) around.present(this.id, audience.presence(), asks);
  }

  /** Those who look here are told who looks, here and elsewhere. */
  tellPresence(): void {
    const { row, audience } = this.#inside;
    if (row === null || audience.viewers.size === 0) return;
    this.#inside.tellAll({ t: 'presence', table: this.id, ...this.#inside.presence() });
  }

  /** Other processes are told once more who looks here. */
  repeatPresence(): void {
    const { audience, row, around } = this.#inside;
    if (row !== null && audience.viewers.size > 0) around.present(this.id, audience.presence(), false);
  }

  /** Somebody has said something, perhaps at another process. Told in its turn; who has just come in knows it again by its key. */
  saidElsewhere(line: ChatLine): Promise<void> {
    return this.#do(async (inside) => inside.tellLine(line));
  }

  info(): Promise<TableInfo> {
    return this.#do(async (inside) => infoOf(await inside.load()));
  }

  /**
   * The story as a person saw it, or a watcher. Once the game has ended it is the film that was made then, so that it can be
   * watched whatever becomes of the engine.
   */
  story(person: string | null): Promise<Story> {
    return this.#do(async (inside) => {
      const { endedAt } = await inside.load();
      const seat = inside.seatOf(person);
      const film = endedAt === null ? null : await inside.around.store.film(this.id, seat < 0 ? -1 : seat);
      if (film !== null) return film as Story;
      const { charter, hosted } = await inside.wake();
      const actions = await standingAt(inside.around.store, this.id, hosted.revision);
      return storiesOf(charter, actions, hosted.revision, [seat < 0 ? null : seat])[0]!;
    });
  }

  /** Seats or status were changed in the store, or another process has made a revision. */
  changedOutside(revision: number, told?: LogEntry): Promise<void> {
    return this.#do(async (inside) => {
      if (inside.row === null && inside.audience.viewers.size === 0) return;
      if (inside.awake === null) {
        inside.forget();
        return inside.tellAnew();
      }
      if (revision > inside.awake.hosted.revision) return inside.catchUp(revision, told);
      const row = await inside.around.store.read(this.id);
      if (row !== null) inside.row = rowOf(row, inside.awake);
      inside.tellRow();
      inside.tellAll({ t: 'asking', table: this.id, asking: inside.row!.asking });
    });
  }

  /** So it stands in the store; who does not know it, because a hint was lost, is told. */
  gathers(stored: TableInfo): Promise<void> {
    return this.#do(async (inside) => {
      const { row } = inside;
      if (row?.status !== 'gathering' || isDeepStrictEqual(infoOf(row), stored)) return;
      // it may have changed once more since it was looked for
      inside.forget();
      await inside.tellAnew();
    });
  }

  /** Writes down where the table is, so that it wakes quickly. */
  sleep(): Promise<void> {
    return this.#do((inside) => inside.sleep());
  }

  move(person: string, revision: number, key: string, actions: readonly unknown[]): Promise<Done> {
    return this.#do(move, person, revision, key, actions);
  }

  undo(person: string, revision: number, key: string): Promise<Done> {
    return this.#do(undo, person, revision, key);
  }

  /** About a seat: a bot plays for me, I am back, I give up; or a bot plays for somebody who is away. */
  seat(person: string, key: string, act: SeatAct, other?: number): Promise<Done> {
    return this.#do(changeSeat, person, key, act, other);
  }

  /** Somebody asks the expert for advice. */
  advice(person: string, key: string): Promise<Done> {
    return this.#do(askAdvice, person, key);
  }

  say(person: PersonRef, words: Words): Promise<Done> {
    return this.#do(say, person, words);
  }

  seen(person: string, revision: number): Promise<Done> {
    return this.#do(seen, person, revision);
  }

  ask(person: string, request: Request): Promise<Done> {
    return this.#do(ask, person, request);
  }

  answer(person: string, asked: string, yes: boolean): Promise<Done> {
    return this.#do(answer, person, asked, yes);
  }

  start(): Promise<TableInfo> {
    return this.#do(start);
  }

  reveal(person: string, share: string): Promise<Done> {
    return this.#do(reveal, person, share);
  }

  /** Does what is due, and lets bots begin to think outside the mailbox. */
  due(): Promise<void> {
    return due(this.#inside);
  }
}
