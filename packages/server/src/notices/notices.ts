import { listOf, say } from '@guildhall/kernel';
import type { Asking, Pace, PersonRef, TableInfo } from '@guildhall/protocol';
import webPush from 'web-push';
import { type Change, called } from '../host/surroundings.ts';
import type { Db } from '../store/db.ts';
import { mailOf, personStore, type StoredPerson } from '../store/people.ts';
import { infoOf } from '../store/table-rows.ts';
import { tableStore } from '../store/tables.ts';
import { call, PrivateAddress } from './call.ts';
import { type ServerKeys, signatureOf, webhookSecretOf } from './keys.ts';
import { type MailedTurn, mailsOf } from './mails.ts';
import { type Notice, outbox, SENT_WAYS } from './outbox.ts';
import { gameTitle, requestTitle, noticeTexts as texts, writtenLang } from './texts.ts';

export interface NoticeSettings {
  readonly origin: string | null;
  /** Where mails go out, such as smtp://user:password@host:587; null: none are sent. */
  readonly smtp: string | null;
  readonly mailFrom: string;
  /** Milliseconds between two mails to one person. */
  readonly mailEvery: number;
  /** Milliseconds after which somebody who is away is told that they are asked. */
  readonly noticeDelay: number;
  /** Whether addresses of the own network may be called. */
  readonly privateCalls: boolean;
}

export interface NoticeParts extends NoticeSettings {
  readonly db: Db;
  keys(): Promise<ServerKeys>;
  /** Whether somebody looks at a page of theirs that is connected to this process. */
  isLooking(person: string): boolean;
  failed(error: unknown): void;
  sent?(way: Notice['way'], outcome: 'sent' | 'failed' | 'dropped'): void;
  now?(): number;
}

/** So many people who want nothing sent are remembered, for so many milliseconds. */
const QUIET_FOR = 15_000;
const MOST_QUIET = 10_000;
const LOOK_EVERY = 5000;
const MOST_AT_ONCE = 100;
/** Milliseconds before each further try. After the last one a notice is given up. */
const TRIES = [60_000, 300_000, 1_800_000, 7_200_000, 21_600_000] as const;
/** A push service may hold a notice for so many seconds. */
const PUSH_LIFE = 24 * 3600;

/** Somebody did not take a notice. `gone`: nor will they ever. */
class NotTaken extends Error {
  readonly gone: boolean;
  constructor(message: string, gone: boolean) {
    super(message);
    this.gone = gone;
  }
}

const kindOf = ({ kind }: Pace): 'live' | 'turns' => (kind === 'live' ? 'live' : 'turns');

/** What somebody is told of: that it is their turn, that a seat is kept for them, or that somebody asks them for something. */
interface Turn extends MailedTurn {
  readonly url: string;
  /** Which game, with whom. */
  readonly about: string;
}

/** Tells people who look at no page of the site that a table waits for them. */
export function noticesOf(parts: NoticeParts) {
  const { db, keys, isLooking, failed, now = Date.now } = parts;
  const box = outbox(db);
  const people = personStore(db);
  const tables = tableStore(db);
  const mails = parts.smtp === null ? null : mailsOf({ ...parts, smtp: parts.smtp });
  let looking: Promise<void> | null = null;
  let again = false;
  let closed = false;
  const timers = new Set<ReturnType<typeof setTimeout>>();

  function later(ms: number, job: () => Promise<void>): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      job().catch(failed);
    }, ms);
    timer.unref();
    timers.add(timer);
  }

  /**
   * Who wants nothing sent is not looked up again for a while: with several processes half of those who are asked are
   * connected to another one, at every move.
   */
  const quiet = new Map<string, number>();
  const isQuiet = (id: string): boolean => now() < (quiet.get(id) ?? 0);

  /** Somebody who may want something sent; null: they do not. */
  async function wanting(id: string): Promise<StoredPerson | null> {
    const person = await people.read(id);
    if (person === null) return null;
    const { live, turns } = person.notices;
    if (SENT_WAYS.some((way) => live.includes(way) || turns.includes(way))) return person;
    if (quiet.size >= MOST_QUIET) quiet.clear();
    quiet.set(id, now() + QUIET_FOR);
    return null;
  }

  /** The notices that a person wants of a table, one for each browser. */
  async function wanted(id: string, info: TableInfo, revision: number): Promise<Notice[]> {
    const person = await wanting(id);
    if (person === null) return [];
    const at = { person: id, table: info.id, revision, due: now() + parts.noticeDelay, tries: 0 };
    const ways = SENT_WAYS.filter((way) => person.notices[kindOf(info.pace)].includes(way));
    const notices: Notice[] = [];
    for (const way of ways) {
      if (way === 'push') {
        for (const { endpoint } of await people.pushes(id)) notices.push({ ...at, way, target: endpoint });
      } else if (way === 'webhook' ? person.webhook !== null : mailOf(person) !== null && mails !== null) {
        notices.push({ ...at, way, target: null });
      }
    }
    return notices;
  }

  /** People are asked at a table of this process. */
  async function asked(_: string, info: () => TableInfo, change: Change): Promise<void> {
    const away = called(change).filter((person) => !isLooking(person) && !isQuiet(person));
    if (away.length === 0) return;
    const known = info();
    const revision = change.consulted === undefined ? change.revision : known.revision;
    const notices = (await Promise.all(away.map((person) => wanted(person, known, revision)))).flat();
    if (notices.length === 0) return;
    await box.put(notices);
    later(parts.noticeDelay, look);
  }

  /** Another process has asked people, and one of them looks at a page of this one: they know already. */
  function heard(table: string, _: () => TableInfo, change: Change): void {
    for (const person of called(change)) {
      if (!isLooking(person) || isQuiet(person)) continue;
      later(parts.noticeDelay / 2, async () => {
        if ((await wanting(person)) !== null) await box.drop(person, null, table);
      });
    }
  }

  /** What there is to tell as it is now; null: nothing any more, or they have seen it. */
  async function turnOf({ table, revision }: Notice, person: StoredPerson): Promise<Turn | null> {
    const row = await tables.read(table);
    const seat = row?.seats.findIndex((each) => each.person === person.id) ?? -1;
    if (row === null || seat < 0 || isLooking(person.id)) return null;
    const { bot, seen, invited } = row.seats[seat]!;
    const isInvited = row.status === 'gathering' && invited;
    const plays = row.status === 'running' && bot === null;
    const isAsked = plays && row.waiting.includes(seat);
    const asking = plays ? (row.asking as Asking | null) : null;
    const request = asking !== null && asking.until > now() && !asking.agreed.includes(seat) ? asking : null;
    if (!isInvited && request === null && (!isAsked || (revision > 0 && seen >= revision))) return null;
    const info = infoOf(row);
    const lang = writtenLang(person.lang);
    const others = info.seats.flatMap((each, n) => (n !== seat && each.person !== null ? each.person.name : []));
    const game = say(gameTitle(info.game), lang);
    const nameOf = (who: PersonRef | null | undefined) => who?.name ?? say(texts.somebody, lang);
    const why =
      request !== null
        ? { kind: 'request' as const, title: requestTitle(request, nameOf(info.seats[request.seat]!.person), lang) }
        : isInvited
          ? { kind: 'invited' as const, title: say(texts.invited, lang, { name: nameOf(info.host) }) }
          : { kind: 'yourTurn' as const, title: say(texts.yourTurn, lang) };
    return {
      ...why,
      info,
      until: request?.until ?? info.deadline,
      url: `${parts.origin ?? ''}/online/table/${info.id}`,
      about: others.length === 0 ? game : say(texts.at, lang, { game, others: listOf(others, lang) }),
    };
  }

  async function push(notice: Notice, turn: Turn): Promise<void> {
    const all = (await people.pushes(notice.person)) as webPush.PushSubscription[];
    const subscription = all.find(({ endpoint }) => endpoint === notice.target);
    if (subscription === undefined) throw new NotTaken('this browser is not subscribed any more', true);
    const { vapid } = await keys();
    const { about: body, title, info } = turn;
    const subject = parts.origin?.startsWith('https:') ? parts.origin : `mailto:${parts.mailFrom}`;
    const payload = JSON.stringify({ title, body, url: `/online/table/${info.id}`, tag: info.id });
    const request = webPush.generateRequestDetails(subscription, payload, {
      vapidDetails: { subject, ...vapid },
      TTL: PUSH_LIFE,
      urgency: 'high',
    });
    const status = await call(
      { url: request.endpoint, headers: request.headers, body: request.body },
      parts.privateCalls,
    );
    if (status === 404 || status === 410) {
      await people.unsubscribe(subscription.endpoint);
      throw new NotTaken('this browser is not subscribed any more', true);
    }
    mustBeTaken(status);
  }

  async function webhook(
    { person }: Notice,
    { kind, info, until: deadline, url, title, about }: Turn,
    to: string | null,
  ): Promise<void> {
    if (to === null) throw new NotTaken('there is no webhook any more', true);
    const at = now();
    const { id, game, revision } = info;
    const body = JSON.stringify({
      kind,
      id: `${id}:${revision}`,
      at,
      person,
      table: id,
      game,
      revision,
      deadline,
      url,
      title,
      about,
    });
    const secret = webhookSecretOf(await keys(), person);
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Guildhall',
      'x-guildhall-signature': signatureOf(secret, at, body),
    };
    const status = await call({ url: to, headers, body }, parts.privateCalls);
    if (status === 410) throw new NotTaken('the webhook is gone', true);
    mustBeTaken(status);
  }

  function mustBeTaken(status: number): void {
    if (status < 200 || status >= 300) throw new NotTaken(`answered ${status}`, false);
  }

  /** What could not be sent is tried again later, up to a point. */
  async function putBack(notices: readonly Notice[], error: unknown): Promise<void> {
    const hopeless = (error instanceof NotTaken && error.gone) || error instanceof PrivateAddress;
    const rest = notices.filter(({ tries }) => !hopeless && tries < TRIES.length);
    for (const { way } of notices) parts.sent?.(way, 'failed');
    await box.put(rest.map((notice) => ({ ...notice, due: now() + TRIES[notice.tries]!, tries: notice.tries + 1 })));
  }

  async function sendOne(notice: Notice): Promise<void> {
    if (!(await box.take(notice))) return;
    try {
      const person = await people.read(notice.person);
      const turn = person === null ? null : await turnOf(notice, person);
      if (turn === null) return parts.sent?.(notice.way, 'dropped');
      if (notice.way === 'push') await push(notice, turn);
      else await webhook(notice, turn, person!.webhook);
      parts.sent?.(notice.way, 'sent');
    } catch (error) {
      await putBack([notice], error);
    }
  }

  async function sendMails(id: string): Promise<void> {
    const person = await people.read(id);
    if (person === null || mailOf(person) === null || mails === null) return box.drop(id, 'mail', null);
    const notices = await box.takeMails(id, now(), parts.mailEvery);
    if (notices === null || notices.length === 0) return;
    try {
      const turns = (await Promise.all(notices.map((notice) => turnOf(notice, person)))).filter(
        (turn) => turn !== null,
      );
      if (turns.length === 0) return await box.unmailed(id);
      await mails.turns(person, turns);
      parts.sent?.('mail', 'sent');
    } catch (error) {
      failed(error);
      await box.unmailed(id);
      await putBack(notices, error);
    }
  }

  async function sendDue(): Promise<void> {
    for (;;) {
      const due = await box.due(now(), MOST_AT_ONCE);
      const mails = new Set(due.flatMap(({ way, person }) => (way === 'mail' ? person : [])));
      await Promise.all([
        ...due.filter(({ way }) => way !== 'mail').map(sendOne),
        ...[...mails].map((person) => sendMails(person)),
      ]);
      if (due.length < MOST_AT_ONCE || closed) return;
    }
  }

  /** Sends what is due. Who comes while it runs is served in a further round. */
  function look(): Promise<void> {
    if (closed) return Promise.resolve();
    if (looking !== null) {
      again = true;
      return looking;
    }
    looking = (async () => {
      do {
        again = false;
        await sendDue();
      } while (again && !closed);
    })().finally(() => {
      looking = null;
    });
    return looking;
  }

  const watch = setInterval(() => void look().catch(failed), LOOK_EVERY).unref();

  return {
    asked: (table: string, info: () => TableInfo, change: Change): void =>
      void asked(table, info, change).catch(failed),
    heard,
    look,
    /** Whether this server sends mails. */
    mails: mails !== null,
    /** Asks whoever reads a person's address whether it is theirs. What fails is asked again when they save it again. */
    confirmMail: (person: StoredPerson): void => void mails?.confirm(person).catch(failed),
    /** Nobody is mailed any more who does not want to be. */
    async stopMails(id: string): Promise<void> {
      const person = await people.read(id);
      if (person === null) return;
      const without = (ways: StoredPerson['notices']['live']) => ways.filter((way) => way !== 'mail');
      const { live, turns } = person.notices;
      await people.change(id, { notices: { live: without(live), turns: without(turns) } });
      await box.drop(id, 'mail', null);
    },
    /** What is on its way is sent; nothing more begins. */
    async close(): Promise<void> {
      closed = true;
      clearInterval(watch);
      for (const timer of timers) clearTimeout(timer);
      await looking?.catch(failed);
      mails?.close();
    },
  };
}
export type Notices = ReturnType<typeof noticesOf>;
