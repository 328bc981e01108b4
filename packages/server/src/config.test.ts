import { expect, test } from 'vitest';
import { readConfig, SETTINGS } from './config.ts';

test('nothing needs to be set', () => {
  expect(readConfig({})).toMatchObject({ host: 'localhost', port: 8080, origin: null, logLevel: 'info' });
  expect(readConfig({ PORT: '', ORIGIN: '' })).toEqual(readConfig({}));
});

test('everything can be set', () => {
  const env = {
    HOST: '0.0.0.0',
    PORT: '90',
    STORE: 'postgres://hall:secret@db/hall',
    ORIGIN: 'https://hall.example/',
    PROXIES: '1',
    BOT_THREADS: '3',
    BOT_DELAY: '0',
    DRAWING_TIME: '1000',
    SLEEP_AFTER: '2000',
    LOG_LEVEL: 'warn',
    LIMITS: 'off',
    SMTP: 'smtp://hall:secret@mail.example:587',
    MAIL_FROM: 'turns@hall.example',
    MAIL_EVERY: '30',
    NOTICE_DELAY: '5000',
    PRIVATE_CALLS: 'on',
    METRICS_TOKEN: 'a-token-of-some-length',
  };
  expect(Object.keys(env)).toEqual(SETTINGS.map(({ name }) => name));
  expect(readConfig(env)).toEqual({
    host: '0.0.0.0',
    port: 90,
    store: 'postgres://hall:secret@db/hall',
    origin: 'https://hall.example',
    proxies: 1,
    botThreads: 3,
    botDelay: 0,
    drawingTime: 1000,
    sleepAfter: 2000,
    logLevel: 'warn',
    limits: false,
    smtp: 'smtp://hall:secret@mail.example:587',
    mailFrom: 'turns@hall.example',
    mailEvery: 1_800_000,
    noticeDelay: 5000,
    privateCalls: true,
    metricsToken: 'a-token-of-some-length',
  });
});

test.each([
  ['PORT', '80a'],
  ['STORE', 'mysql://x'],
  ['ORIGIN', 'hall.example'],
  ['ORIGIN', 'https://hall.example/path'],
  ['PROXIES', '-1'],
  ['BOT_THREADS', '0'],
  ['BOT_DELAY', 'soon'],
  ['LOG_LEVEL', 'loud'],
  ['LIMITS', 'some'],
  ['SMTP', 'mail.example'],
  ['MAIL_FROM', 'the hall'],
  ['MAIL_EVERY', '1.5'],
  ['NOTICE_DELAY', 'later'],
  ['PRIVATE_CALLS', 'yes'],
  ['METRICS_TOKEN', 'short'],
])('%s=%s is refused: the message names it and says what would be right', (name, value) => {
  const { takes } = SETTINGS.find((setting) => setting.name === name)!;
  expect(() => readConfig({ [name]: value })).toThrow(
    new RegExp(`^${name} must be ${takes.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`),
  );
});

test.each([
  ['STORE', 'mysql://hall:secret@db'],
  ['SMTP', 'http://hall:secret@mail.example'],
  ['METRICS_TOKEN', 'secret'],
])('%s can hold a password, and is not repeated', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(/^((?!secret).)*$/);
});

test('mails hold links: without the address that people see none are sent', () => {
  expect(() => readConfig({ SMTP: 'smtp://mail.example' })).toThrow(/^SMTP needs ORIGIN/);
});
