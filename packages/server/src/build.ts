import { execFile } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const packages = fileURLToPath(new URL('../..', import.meta.url));
const screen = join(packages, 'web');

export const WEB = join(screen, 'dist');

/** What the built screen is made of. */
const SOURCES = [
  'web/{src,public}/**/*',
  'web/{index.html,sw.js,vite.*.ts,package.json}',
  '../languages/*.json',
  '!(web|server|cli)/{package.json,src/**/*.ts}',
];

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** Why the screen has to be built: words for the terminal, or null if it is up to date. */
export function buildReason(): string | null {
  const built = join(WEB, 'index.html');
  if (!existsSync(built)) return 'first start';
  const { mtimeMs } = statSync(built);
  const newer = globSync(SOURCES, { cwd: packages }).some(
    (file) => !isTest(file) && statSync(join(packages, file)).mtimeMs > mtimeMs,
  );
  return newer ? 'sources have changed' : null;
}

/**
 * In a process of its own: what is set around us, such as a test runner's environment, must not get into the build.
 * `changes` are changes to the configuration, as JSON.
 */
export async function buildScreen(changes: object = {}): Promise<void> {
  const script = `(await import('vite')).build(${JSON.stringify({
    root: screen,
    configFile: join(screen, 'vite.config.ts'),
    logLevel: 'warn',
    ...changes,
  })})`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: screen,
    env: { ...process.env, NODE_ENV: 'production' },
  });
}
