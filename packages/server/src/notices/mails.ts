import { type Lang, say } from '@guildhall/kernel';
import type { TableInfo } from '@guildhall/protocol';
import nodemailer from 'nodemailer';
import type { StoredPerson } from '../store/people.ts';
import { confirmKeyOf, type ServerKeys, stopKeyOf } from './keys.ts';
import { CONFIRM_PATH, STOP_PATH } from './mail-pages.ts';
import { gameTitle, noticeTexts as texts, writtenLang } from './texts.ts';

/** What a mail tells of one table. */
export interface MailedTurn {
  readonly kind: 'yourTurn' | 'invited' | 'request';
  readonly info: TableInfo;
  /** How long there is time for an answer. */
  readonly until: number | null;
  /** In a few words. */
  readonly title: string;
  readonly url: string;
  readonly about: string;
}

export interface MailSettings {
  /** Where mails go out, such as smtp://user:password@host:587. */
  readonly smtp: string;
  readonly mailFrom: string;
  readonly origin: string | null;
  keys(): Promise<ServerKeys>;
}

function subjectOf(turns: readonly MailedTurn[], lang: Lang): string {
  const [{ kind, info, title }] = turns as [MailedTurn];
  const allTurns = turns.every((turn) => turn.kind === 'yourTurn');
  if (turns.length > 1) return say(allTurns ? texts.subjectMany : texts.subjectMixed, lang, { n: turns.length });
  const game = say(gameTitle(info.game), lang);
  return kind === 'yourTurn' ? say(texts.subjectOne, lang, { game }) : `${title}: ${game}`;
}

/** Writes mails, and hands them over to the server that sends them. */
export function mailsOf({ smtp, mailFrom, origin, keys }: MailSettings) {
  const mailer = nodemailer.createTransport(smtp, { from: mailFrom });
  const linkTo = (path: string, person: string, key: string) => `${origin}${path}?person=${person}&key=${key}`;

  return {
    /** Tells a person which tables wait for them. */
    async turns(person: StoredPerson, turns: readonly MailedTurn[]): Promise<void> {
      const lang = writtenLang(person.lang);
      const stop = linkTo(STOP_PATH, person.id, stopKeyOf(await keys(), person.id));
      const lines = turns.map(({ kind, title, about, url, until }) => {
        const when = until === null ? null : new Date(until).toISOString().slice(0, 16).replace('T', ' ');
        const what = kind === 'yourTurn' ? about : `${title}: ${about}`;
        return `${what}\n${url}${when === null ? '' : `\n${say(texts.until, lang, { when })}`}`;
      });
      await mailer.sendMail({
        to: person.mail!,
        subject: subjectOf(turns, lang),
        text: [
          say(texts.hello, lang, { name: person.name }),
          say(texts.waiting, lang, { n: turns.length }),
          ...lines,
          say(texts.stop, lang, { link: stop }),
        ].join('\n\n'),
        headers: {
          'List-Unsubscribe': `<${stop}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          'Auto-Submitted': 'auto-generated',
        },
      });
    },

    /** Asks whoever reads an address whether it is theirs. */
    async confirm({ id, name, lang: reads, mail }: StoredPerson): Promise<void> {
      const lang = writtenLang(reads);
      const link = linkTo(CONFIRM_PATH, id, confirmKeyOf(await keys(), id, mail!));
      await mailer.sendMail({
        to: mail!,
        subject: say(texts.confirmSubject, lang),
        text: [
          say(texts.greeting, lang),
          say(texts.confirmWhy, lang, { name, link }),
          say(texts.confirmElse, lang),
        ].join('\n\n'),
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },

    close: () => mailer.close(),
  };
}
