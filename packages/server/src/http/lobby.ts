import { randomBytes } from 'node:crypto';
import { BadOptions } from '@guildhall/kernel';
import type { BodyOf, PersonRef, TableInfo, TableStatus } from '@guildhall/protocol';
import { hashOf } from '../host/draw.ts';
import { todaysEngine } from '../host/engines.ts';
import type { Hall } from '../host/hall.ts';
import { leaving } from '../host/leaving.ts';
import { localTable } from '../host/local.ts';
import { replayOf } from '../host/replay.ts';
import { Conflict } from '../store/db.ts';
import { GONE, infoOf, isTaken, type NewStoredTable, type StoredSeat, type StoredTable } from '../store/table-rows.ts';
import { type Handlers, HttpProblem } from './routes.ts';

/** So many listed tables are shown. */
const MOST_LISTED = 100;
const MOST_MINE = 200;
const MOST_FINISHED = 50;
/** So many tables one person can have at a time. */
const MOST_OPEN = 100;
const NO_SHARE = { shareHash: null, share: null } as const;

type Sharing = Pick<BodyOf<'join'>, 'share' | 'deposit'>;

/** What a person brings to the shuffle: a promise, or the share itself. */
function sharing({ share, deposit }: Sharing): Pick<StoredSeat, 'shareHash' | 'share'> {
  if (deposit !== undefined) return { shareHash: hashOf(deposit), share: deposit };
  return { shareHash: share ?? null, share: null };
}

function mustBeHost({ host }: StoredTable, person: PersonRef): void {
  if (host !== person.id) throw new HttpProblem(403, 'notYours', 'only who opened the table may do this');
}

function mustGather({ status }: StoredTable): void {
  if (status !== 'gathering') throw new HttpProblem(409, 'tooEarly', 'the game has begun already');
}

/** Everybody left before its game began. */
const isClosed = ({ status, startedAt }: StoredTable): boolean => status === 'ended' && startedAt === null;

function noneInConflict(error: unknown): null {
  if (error instanceof Conflict) return null;
  throw error;
}

/** The bots that may sit at an online table. */
export type KnowsBot = (bot: string) => boolean;

/** Opening tables, sitting down, starting; lists of tables. */
export function lobbyHandlers(hall: Hall, knowsBot: KnowsBot): Handlers {
  const { store } = hall;

  async function tableOf(id: string | undefined): Promise<StoredTable> {
    const table = id === undefined ? null : await store.read(id);
    if (table === null) throw new HttpProblem(404, 'noTable', 'there is no such table');
    return table;
  }

  async function changed(id: string, invited: readonly string[] = []): Promise<TableInfo> {
    const info = infoOf(await tableOf(id));
    await hall.touch(info, invited);
    return info;
  }

  /** Changes a table that still gathers. */
  async function change(
    id: string,
    ...rest: [Parameters<typeof store.change>[2], Parameters<typeof store.change>[3]?]
  ) {
    if (!(await store.change(id, ['gathering'], ...rest))) {
      throw new HttpProblem(409, 'tooEarly', 'the game has begun already');
    }
    return changed(id);
  }

  function checkedOptions(game: string, options: unknown, seats: number): { rules: number; options: unknown } {
    const engine = todaysEngine(game);
    if (engine === null) throw new HttpProblem(400, 'malformed', `there is no game "${game.slice(0, 40)}"`);
    const [least, most] = engine.seats;
    if (seats < least || seats > most) {
      throw new HttpProblem(400, 'malformed', `this game is for ${least} to ${most} players, not ${seats}`);
    }
    try {
      return { rules: engine.rules, options: engine.options(options, seats) };
    } catch (error) {
      if (error instanceof BadOptions) throw new HttpProblem(400, 'malformed', error.message, error.problems);
      throw error;
    }
  }

  function mustKnow(bot: string): string {
    if (!knowsBot(bot)) throw new HttpProblem(400, 'malformed', `there is no bot "${bot}"`);
    return bot;
  }

  async function create(
    person: PersonRef,
    table: Pick<StoredTable, 'game' | 'rules' | 'options' | 'pace' | 'listed' | 'takebacks' | 'advice'>,
    seats: NewStoredTable['seats'],
    { begun = null, rematchOf }: Partial<Pick<NewStoredTable, 'begun' | 'rematchOf'>> = {},
  ): Promise<string> {
    if ((await store.ofPerson(person.id, false, MOST_OPEN)).length >= MOST_OPEN) {
      throw new HttpProblem(429, 'tooMany', `at most ${MOST_OPEN} tables at a time`);
    }
    const id = randomBytes(9).toString('base64url');
    const secret = randomBytes(32).toString('hex');
    await store.create({
      ...table,
      id,
      host: person.id,
      secret,
      commitment: hashOf(secret),
      createdAt: Date.now(),
      seats,
      begun,
      ...(rematchOf !== undefined && { rematchOf }),
    });
    return id;
  }

  /** Sits down at a table that gathers: on the seat that is kept for the person, else on an open one; null: there is none. */
  async function sit(table: StoredTable, person: PersonRef, body: BodyOf<'join'>): Promise<TableInfo | null> {
    const mine = table.seats.findIndex((seat) => seat.person === person.id);
    if (mine >= 0 && !table.seats[mine]!.invited) return infoOf(table);
    const open = table.seats.flatMap((seat, n) => (seat.person === null && seat.bot === null ? [n] : []));
    const wished = mine >= 0 ? [mine] : body.seat === undefined ? open : open.filter((n) => n === body.seat);
    const { shareHash, share } = sharing(body);
    for (const n of wished) {
      if (await store.sit(table.id, n, person.id, shareHash, share)) return changed(table.id);
    }
    return null;
  }

  /** Where the people of a finished table go on: sits down there if there is room. */
  const goOn = async (next: StoredTable, person: PersonRef, body: BodyOf<'rematch'>): Promise<TableInfo> =>
    (next.status === 'gathering' ? await sit(next, person, body) : null) ?? infoOf(await tableOf(next.id));

  return {
    async lobby() {
      const listed = async (status: readonly TableStatus[]) => (await store.lobby(status, MOST_LISTED)).map(infoOf);
      return { open: await listed(['gathering']), running: await listed(['running', 'paused', 'drawing']) };
    },

    async mine({ person }) {
      const running = await store.ofPerson(person.id, false, MOST_MINE);
      const waits = ({ waiting, seats, status }: StoredTable) =>
        status === 'running' && waiting.some((seat) => seats[seat]!.person === person.id && seats[seat]!.bot === null);
      const invited = ({ seats }: StoredTable) => seats.some((seat) => seat.person === person.id && seat.invited);
      const rank = (table: StoredTable) => (waits(table) || invited(table) ? 0 : 1);
      running.sort((a, b) => rank(a) - rank(b) || (a.deadline ?? Infinity) - (b.deadline ?? Infinity));
      const finished = await store.ofPerson(person.id, true, MOST_FINISHED);
      return { tables: running.map(infoOf), finished: finished.map(infoOf) };
    },

    async table({ params }) {
      const info = await hall.info(params.id ?? '');
      if (info === null) throw new HttpProblem(404, 'noTable', 'there is no such table');
      return info;
    },

    async newTable({ body, person }) {
      const { rules, options } = checkedOptions(body.game, body.options ?? {}, body.seats.length);
      if (body.seats.filter(({ kind }) => kind === 'me').length !== 1) {
        throw new HttpProblem(400, 'malformed', 'sit down on one seat yourself');
      }
      const seats = body.seats.map((wish) => ({
        person: wish.kind === 'me' ? person.id : null,
        bot: wish.kind === 'bot' ? mustKnow(wish.bot) : null,
        colour: null,
        ...(wish.kind === 'me' ? sharing(body) : NO_SHARE),
      }));
      const { game, pace, listed, takebacks, advice = false } = body;
      return changed(await create(person, { game, rules, options, pace, listed, takebacks, advice }, seats));
    },

    async join({ params, body, person }) {
      const table = await tableOf(params.id);
      mustGather(table);
      const sitting = await sit(table, person, body);
      if (sitting === null) throw new HttpProblem(409, 'tooMany', 'somebody else sits there');
      return sitting;
    },

    async leave({ params, person }) {
      const table = await tableOf(params.id);
      mustGather(table);
      const left = leaving(table, person.id);
      return left === null ? infoOf(table) : change(table.id, left.change, left.seats);
    },

    async setSeat({ params, body, person }) {
      const table = await tableOf(params.id);
      mustGather(table);
      mustBeHost(table, person);
      const n = Number(params.seat);
      const seat = table.seats[n];
      if (seat === undefined) throw new HttpProblem(400, 'malformed', 'there is no such seat');
      if (seat.person === person.id || body.kind === 'me') {
        throw new HttpProblem(400, 'malformed', 'your own seat stays yours; leave the table to give it up');
      }
      const bot = body.kind === 'bot' ? mustKnow(body.bot) : null;
      return change(table.id, {}, [{ n, set: { person: null, bot, invited: false, ...NO_SHARE } }]);
    },

    async start({ params, person }) {
      const table = await tableOf(params.id);
      mustGather(table);
      mustBeHost(table, person);
      if (!table.seats.every(isTaken)) {
        throw new HttpProblem(409, 'tooEarly', 'a seat is still empty: wait for somebody, or give it to a bot');
      }
      return hall.table(table.id).start();
    },

    async rematch({ params, body, person }) {
      const table = await tableOf(params.id);
      if (table.seats.every((seat) => seat.person !== person.id)) {
        throw new HttpProblem(403, 'notYours', 'you have not played at this table');
      }
      if (table.endedAt === null) throw new HttpProblem(409, 'tooEarly', 'this game is not over');
      const next = table.rematch === null ? null : await store.read(table.rematch);
      if (next !== null && !isClosed(next)) return goOn(next, person, body);
      const { rules, options } = checkedOptions(table.game, table.options, table.seats.length);
      const seats = table.seats.map((seat) => {
        const mine = seat.person === person.id;
        return {
          person: seat.name === GONE ? null : seat.person,
          bot: seat.person === null ? seat.bot : null,
          colour: seat.colour,
          invited: !mine && seat.person !== null && seat.name !== GONE,
          ...(mine ? sharing(body) : NO_SHARE),
        };
      });
      const { game, pace, takebacks, advice } = table;
      const wanted = { game, rules, options, pace, listed: false, takebacks, advice };
      const id = await create(person, wanted, seats, { rematchOf: table }).catch(noneInConflict);
      // somebody else has pressed at the same time
      if (id === null) return goOn(await tableOf((await tableOf(table.id)).rematch!), person, body);
      await changed(table.id);
      return changed(
        id,
        seats.flatMap((seat) => (seat.invited ? seat.person! : [])),
      );
    },

    async story({ params, person }) {
      return hall.table((await tableOf(params.id)).id).story(person?.id ?? null);
    },

    async replay({ params }) {
      const table = await tableOf(params.id);
      if (table.endedAt === null)
        throw new HttpProblem(409, 'tooEarly', 'the seed stays secret until the game is over');
      if (isClosed(table)) throw new HttpProblem(404, 'noTable', 'this table was closed before its game began');
      return replayOf(store, table);
    },

    async putOnline({ body, person }) {
      const { file, entries } = await localTable(body.file);
      if (file.seats[body.mySeat]?.kind !== 'human') throw new HttpProblem(400, 'malformed', 'choose a person’s seat');
      const seats = file.seats.map(({ kind, bot, colour }, n) => ({
        person: n === body.mySeat ? person.id : null,
        bot: kind === 'bot' ? mustKnow(bot ?? 'random') : null,
        colour,
        ...NO_SHARE,
      }));
      const { game, rules, options, seed } = file;
      const { pace, takebacks } = body;
      const wanted = { game, rules, options, pace, listed: false, takebacks, advice: false };
      return changed(await create(person, wanted, seats, { begun: { seed, entries } }));
    },
  };
}
