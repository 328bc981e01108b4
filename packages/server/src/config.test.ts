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
])('%s=%s is refused: the message names it and says what would be right', (name, value) => {
  const { takes } = SETTINGS.find((setting) => setting.name === name)!;
  expect(() => readConfig({ [name]: value })).toThrow(
    new RegExp(`^${name} must be ${takes.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`),
  );
});

test('a store’s address can hold a password, and is not repeated', () => {
  expect(() => readConfig({ STORE: 'mysql://hall:secret@db' })).toThrow(/^((?!secret).)*$/);
});
