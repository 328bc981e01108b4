import { describe, expect, test } from 'vitest';
import { decide, type Surroundings } from '../scripts/chromium.ts';

/** A bare Linux with these files and nothing else. */
const here = (files: readonly string[], change: Partial<Surroundings> = {}): Surroundings => ({
  platform: 'linux',
  env: { PATH: '/usr/local/bin:/usr/bin' },
  rights: 'none',
  runs: (file) => files.includes(file),
  ...change,
});

describe('a browser that is there is used', () => {
  test('CHROMIUM goes before everything else', () => {
    const env = { PATH: '/usr/bin', CHROMIUM: '/opt/mine/chrome' };
    expect(decide(here(['/usr/bin/chromium', '/opt/mine/chrome'], { env }))).toEqual({
      t: 'found',
      file: '/opt/mine/chrome',
    });
  });

  test.each(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'])(
    '%s on the PATH',
    (name) => {
      expect(decide(here([`/usr/bin/${name}`]))).toEqual({ t: 'found', file: `/usr/bin/${name}` });
    },
  );

  test('Chromium rather than another one', () => {
    const found = decide(here(['/usr/local/bin/google-chrome', '/usr/bin/chromium']));
    expect(found).toEqual({ t: 'found', file: '/usr/bin/chromium' });
  });

  test('an app on a Mac', () => {
    const file = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(decide(here([file], { platform: 'darwin' }))).toEqual({ t: 'found', file });
  });

  test('a program on Windows', () => {
    const file = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe';
    const env = { PATH: 'C:\\Windows', ProgramFiles: 'C:\\Program Files' };
    expect(decide(here([file], { platform: 'win32', env }))).toEqual({ t: 'found', file });
  });
});

describe('without one', () => {
  const apt = ['/usr/bin/apt-get'];

  test('root installs it from the packages of the system, after reading their list', () => {
    expect(decide(here(apt, { rights: 'root' }))).toEqual({
      t: 'install',
      commands: [
        ['apt-get', 'update'],
        ['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium'],
      ],
    });
  });

  test('so does somebody who may use sudo without a password', () => {
    const decision = decide(here(apt, { rights: 'sudo' }));
    expect(decision).toMatchObject({
      t: 'install',
      commands: [['sudo', '-n', 'apt-get', 'update'], expect.anything()],
    });
  });

  test.each([
    ['nobody may install', here(apt)],
    ['there is no apt-get', here([], { rights: 'root' })],
  ])('%s: says what to install', (_, surroundings) => {
    const message = expect.stringMatching(/no Chromium was found\. Install the package "chromium".* CHROMIUM/);
    expect(decide(surroundings)).toEqual({ t: 'missing', message });
  });

  test.each([
    ['darwin', 'brew install --cask chromium'],
    ['win32', 'Microsoft Edge works too'],
  ] as const)('%s has its own advice', (platform, words) => {
    const decision = decide(here(apt, { platform, rights: 'root' }));
    expect(decision).toEqual({ t: 'missing', message: expect.stringContaining(words) });
  });
});

test('a CHROMIUM that is wrong is not replaced by another', () => {
  const env = { PATH: '/usr/bin', CHROMIUM: '/nowhere/chrome' };
  expect(decide(here(['/usr/bin/chromium'], { env, rights: 'root' }))).toEqual({
    t: 'missing',
    message: expect.stringContaining('CHROMIUM is "/nowhere/chrome"'),
  });
});
