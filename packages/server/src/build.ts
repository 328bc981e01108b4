import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../..', import.meta.url));
const screen = join(packages, 'web');

export const WEB = join(screen, 'dist');

/** What the built screen is made of. */
const SOURCES = [
  'web/{src,public}/**/*',
  'web/{index.html,vite.config.ts,package.json}',
  '{kernel,belfort,bruges,table,bots,protocol}/{package.json,src/**/*.ts}',
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

export async function buildScreen(): Promise<void> {
  const { build } = await import('vite');
  await build({ root: screen, configFile: join(screen, 'vite.config.ts'), logLevel: 'warn' });
}
