import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_PORT, readPort, StartError } from './port.ts';

/** What can be set from outside. Every setting has a default. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Where everything is kept: `sqlite:<folder>` or `postgres://…`. */
  readonly store: string;
  /** The address that people see, such as https://hall.example; null: whichever they ask for by plain http. */
  readonly origin: string | null;
  /** How many proxies in front of the server may be believed about addresses. */
  readonly proxies: number;
  readonly botThreads: number;
  readonly botDelay: number;
  readonly drawingTime: number;
  readonly sleepAfter: number;
  readonly logLevel: LogLevel;
  readonly limits: boolean;
  /** Where mails go out; null: none are sent. */
  readonly smtp: string | null;
  readonly mailFrom: string;
  /** Milliseconds between two mails to one person. */
  readonly mailEvery: number;
  readonly noticeDelay: number;
  readonly privateCalls: boolean;
  /** Who shows it may read the figures from elsewhere; null: nobody. */
  readonly metricsToken: string | null;
}

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** A setting, for the documentation and for messages. */
export interface Setting {
  readonly name: string;
  readonly about: string;
  /** What may be written, in words. */
  readonly takes: string;
  readonly usual: string;
}

export const SETTINGS = [
  {
    name: 'HOST',
    about: 'the network to listen on',
    takes: 'a name or an address of this machine',
    usual: 'localhost',
  },
  {
    name: 'PORT',
    about: 'the port to listen on',
    takes: 'a whole number from 0 to 65535',
    usual: String(DEFAULT_PORT),
  },
  {
    name: 'STORE',
    about: 'where everything is kept',
    takes: 'sqlite:<folder> or postgres://<user>:<password>@<host>/<database>',
    usual: 'sqlite: and the folder data beside the program',
  },
  {
    name: 'ORIGIN',
    about: 'the address that people see, when a proxy stands in front',
    takes: 'an address such as https://hall.example, without a path',
    usual: 'none: the address that people ask for',
  },
  {
    name: 'PROXIES',
    about: 'how many proxies in front may be believed about where a request comes from',
    takes: 'a whole number from 0 to 9',
    usual: '0',
  },
  {
    name: 'BOT_THREADS',
    about: 'threads in which bots think',
    takes: 'a whole number from 1 to 64',
    usual: 'one less than there are processors',
  },
  {
    name: 'BOT_DELAY',
    about: 'milliseconds before a bot moves',
    takes: 'a whole number from 0 to 60000',
    usual: '700',
  },
  {
    name: 'DRAWING_TIME',
    about: 'milliseconds for revealing shares of a seed',
    takes: 'a whole number from 0 to 600000',
    usual: '10000',
  },
  {
    name: 'SLEEP_AFTER',
    about: 'milliseconds after which an unused table leaves the memory',
    takes: 'a whole number from 1000 to 86400000',
    usual: '300000',
  },
  { name: 'LOG_LEVEL', about: 'what is written down', takes: LOG_LEVELS.join(', '), usual: 'info' },
  {
    name: 'LIMITS',
    about: 'whether one address or person may ask only so much; off only for measuring on a machine of your own',
    takes: 'on or off',
    usual: 'on',
  },
  {
    name: 'SMTP',
    about: 'the server that mails go out by; it needs ORIGIN as well, for the links in mails',
    takes: 'smtp://<user>:<password>@<host>:<port>, or smtps:// for one that is encrypted from the start',
    usual: 'none: no mails are sent',
  },
  {
    name: 'MAIL_FROM',
    about: 'the address that mails come from',
    takes: 'an address such as hall@hall.example',
    usual: 'guildhall@ and the host of ORIGIN',
  },
  {
    name: 'MAIL_EVERY',
    about: 'minutes between two mails to one person; what comes meanwhile is told together',
    takes: 'a whole number from 0 to 1440',
    usual: '15',
  },
  {
    name: 'NOTICE_DELAY',
    about: 'milliseconds after which somebody who looks at no page of the site is told that it is their turn',
    takes: 'a whole number from 0 to 3600000',
    usual: '10000',
  },
  {
    name: 'PRIVATE_CALLS',
    about: 'whether webhooks and pushed notices may lead into the own network and by plain http; for trying out only',
    takes: 'on or off',
    usual: 'off',
  },
  {
    name: 'METRICS_TOKEN',
    about: 'who shows it as a bearer token may read /metrics from another machine',
    takes: 'at least 16 letters, digits, - or _',
    usual: 'none: only this machine reads them',
  },
] as const satisfies readonly Setting[];
type Name = (typeof SETTINGS)[number]['name'];

/** Settings that can hold a password. They are never repeated. */
const SECRET: readonly Name[] = ['STORE', 'SMTP', 'METRICS_TOKEN'];

export type Env = Readonly<Record<string, string | undefined>>;

const DATA = join(fileURLToPath(new URL('../../..', import.meta.url)), 'data');

/** Reads the settings; throws a StartError that names the setting, what was found, and what would be right. */
export function readConfig(env: Env): Config {
  function wrong(name: Name): never {
    const { takes } = SETTINGS.find((setting) => setting.name === name)!;
    const found = SECRET.includes(name) ? 'what it is now' : `"${env[name]}"`;
    throw new StartError(`${name} must be ${takes}, not ${found}.`);
  }
  function read<T>(name: Name, usual: T, parse: (text: string) => T | null): T {
    const text = env[name];
    if (text === undefined || text === '') return usual;
    return parse(text) ?? wrong(name);
  }
  const whole = (min: number, max: number) => (text: string) => {
    const value = Number(text);
    return /^\d+$/.test(text) && value >= min && value <= max ? value : null;
  };
  const onOff = (text: string) => (text === 'on' ? true : text === 'off' ? false : null);
  const origin = read<string | null>('ORIGIN', null, originIn);
  const smtp = read<string | null>('SMTP', null, (text) => (isSmtp(text) ? text : null));
  if (smtp !== null && origin === null) {
    throw new StartError('SMTP needs ORIGIN as well: mails hold links. ORIGIN must be the address that people see.');
  }
  return {
    host: read('HOST', 'localhost', (text) => text),
    port: readPort(env.PORT),
    store: read('STORE', `sqlite:${DATA}`, (text) => (/^(sqlite:.+|postgres(ql)?:\/\/.+)$/.test(text) ? text : null)),
    origin,
    proxies: read('PROXIES', 0, whole(0, 9)),
    botThreads: read('BOT_THREADS', Math.max(1, availableParallelism() - 1), whole(1, 64)),
    botDelay: read('BOT_DELAY', 700, whole(0, 60_000)),
    drawingTime: read('DRAWING_TIME', 10_000, whole(0, 600_000)),
    sleepAfter: read('SLEEP_AFTER', 300_000, whole(1000, 86_400_000)),
    logLevel: read<LogLevel>('LOG_LEVEL', 'info', (text) => LOG_LEVELS.find((level) => level === text) ?? null),
    limits: read('LIMITS', true, onOff),
    smtp,
    mailFrom: read('MAIL_FROM', `guildhall@${origin === null ? 'localhost' : new URL(origin).hostname}`, (text) =>
      /^[^\s@<>]+@[^\s@<>]+$/.test(text) ? text : null,
    ),
    mailEvery: 60_000 * read('MAIL_EVERY', 15, whole(0, 1440)),
    noticeDelay: read('NOTICE_DELAY', 10_000, whole(0, 3_600_000)),
    privateCalls: read('PRIVATE_CALLS', false, onOff),
    metricsToken: read<string | null>('METRICS_TOKEN', null, (text) => (/^[\w-]{16,}$/.test(text) ? text : null)),
  };
}

function originIn(text: string): string | null {
  try {
    const { origin, protocol } = new URL(text);
    return (protocol === 'https:' || protocol === 'http:') && (text === origin || text === `${origin}/`)
      ? origin
      : null;
  } catch {
    return null;
  }
}

const isSmtp = (text: string): boolean =>
  URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== '';
