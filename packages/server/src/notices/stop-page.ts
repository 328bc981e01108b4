import { type Lang, say, type Text } from '@guildhall/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isStopKey, type ServerKeys } from './keys.ts';
import type { Notices } from './notices.ts';
import { noticeTexts as texts, writtenLang } from './texts.ts';

/** Kept out of reach of the screen's own router, which is there for people who can wait for it. */
export const STOP_PATH = '/stop-mail';
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

/**
 * The link in each mail. Mail programs stop mails with one click by posting to it (RFC 8058). Opened as a page it posts by
 * itself: fetching the page alone changes nothing, because programs that look for viruses fetch every link.
 */
export function serveStopPage(app: FastifyInstance, keys: () => Promise<ServerKeys>, notices: Notices): void {
  const langOf = (request: FastifyRequest): Lang => writtenLang(request.headers['accept-language'] ?? '');
  async function isMeant({ person, key }: Query): Promise<boolean> {
    return typeof person === 'string' && typeof key === 'string' && isStopKey(await keys(), person, key);
  }
  void app.register(async (own) => {
    own.addContentTypeParser('*', { bodyLimit: 1024 }, (_request, payload, done) => {
      payload.resume();
      payload.on('end', () => done(null, undefined));
    });
    own.addHook('onRequest', async (_, reply) => {
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    });
    own.get<{ Querystring: Query }>(STOP_PATH, async (request, reply) => {
      const lang = langOf(request);
      if (!(await isMeant(request.query))) return reply.code(400).send(page(lang, texts.badLink));
      const form = `<form method="post"><button>${escaped(say(texts.stopButton, lang))}</button></form><script src="${SCRIPT_PATH}" defer></script>`;
      return page(lang, texts.stopAsk, form);
    });
    own.get(SCRIPT_PATH, async (_, reply) => reply.type('text/javascript').send('document.forms[0].submit();'));
    own.post<{ Querystring: Query }>(STOP_PATH, async (request, reply) => {
      const lang = langOf(request);
      if (!(await isMeant(request.query))) return reply.code(400).send(page(lang, texts.badLink));
      const person = await notices.stopMails(request.query.person!);
      return page(person === null ? lang : writtenLang(person.lang), texts.stopped);
    });
  });
}
