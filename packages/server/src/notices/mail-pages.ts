import { type Lang, say, type Text } from '@guildhall/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PersonStore } from '../store/people.ts';
import { confirmKeyOf, isKey, type ServerKeys, stopKeyOf } from './keys.ts';
import type { Notices } from './notices.ts';
import { noticeTexts as texts, writtenLang } from './texts.ts';

/** Kept out of reach of the screen's own router, which is there for people who can wait for it. */
export const STOP_PATH = '/stop-mail';
export const CONFIRM_PATH = '/confirm-mail';
const SCRIPT_PATH = '/stop-mail.js';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function page(lang: Lang, text: Text, form = ''): string {
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(say(texts.stopTitle, lang))}</title>
<style>body{font:1.1rem/1.5 system-ui,sans-serif;max-width:34rem;margin:12vh auto;padding:0 1rem;color-scheme:light dark}button{font:inherit;padding:.6rem 1rem}</style>
<h1>${escaped(say(texts.stopTitle, lang))}</h1><p>${escaped(say(text, lang))}</p>${form}</html>`;
}

interface Query {
  readonly person?: string;
  readonly key?: string;
}

/** A page that a link in a mail leads to. */
interface MailPage {
  readonly path: string;
  readonly ask: Text;
  readonly button: Text;
  readonly done: Text;
  readonly bad: Text;
  isMeant(person: string, key: string): Promise<boolean>;
  act(person: string): Promise<void>;
}

export interface MailPageParts {
  readonly people: PersonStore;
  readonly notices: Notices;
  keys(): Promise<ServerKeys>;
}

function pagesOf({ people, notices, keys }: MailPageParts): MailPage[] {
  return [
    {
      path: STOP_PATH,
      ask: texts.stopAsk,
      button: texts.stopButton,
      done: texts.stopped,
      bad: texts.badLink,
      isMeant: async (person, key) => isKey(stopKeyOf(await keys(), person), key),
      act: (person) => notices.stopMails(person),
    },
    {
      path: CONFIRM_PATH,
      ask: texts.confirmAsk,
      button: texts.confirmButton,
      done: texts.confirmed,
      bad: texts.badConfirm,
      async isMeant(person, key) {
        const mail = (await people.read(person))?.mail ?? null;
        return mail !== null && isKey(confirmKeyOf(await keys(), person, mail), key);
      },
      async act(person) {
        const mail = (await people.read(person))?.mail ?? null;
        if (mail !== null) await people.confirmMail(person, mail);
      },
    },
  ];
}

/**
 * The links in mails. Mail programs stop mails with one click by posting to theirs (RFC 8058). Opened as a page a link posts
 * by itself: fetching the page alone changes nothing, because programs that look for viruses fetch every link.
 */
export function serveMailPages(app: FastifyInstance, parts: MailPageParts): void {
  const langOf = (request: FastifyRequest): Lang => writtenLang(request.headers['accept-language'] ?? '');
  const isMeant = async (each: MailPage, { person, key }: Query): Promise<boolean> =>
    typeof person === 'string' && typeof key === 'string' && each.isMeant(person, key);
  void app.register(async (own) => {
    own.addContentTypeParser('*', { bodyLimit: 1024 }, (_request, payload, done) => {
      payload.resume();
      payload.on('end', () => done(null, undefined));
    });
    own.addHook('onRequest', async (_, reply) => {
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    });
    for (const each of pagesOf(parts)) {
      own.get<{ Querystring: Query }>(each.path, async (request, reply) => {
        const lang = langOf(request);
        if (!(await isMeant(each, request.query))) return reply.code(400).send(page(lang, each.bad));
        const form = `<form method="post"><button>${escaped(say(each.button, lang))}</button></form><script src="${SCRIPT_PATH}" defer></script>`;
        return page(lang, each.ask, form);
      });
      own.post<{ Querystring: Query }>(each.path, async (request, reply) => {
        if (!(await isMeant(each, request.query))) return reply.code(400).send(page(langOf(request), each.bad));
        const person = await parts.people.read(request.query.person!);
        await each.act(request.query.person!);
        return page(person === null ? langOf(request) : writtenLang(person.lang), each.done);
      });
    }
    own.get(SCRIPT_PATH, async (_, reply) => reply.type('text/javascript').send('document.forms[0].submit();'));
  });
}
