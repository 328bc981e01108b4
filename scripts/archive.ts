// Keeps today's rules of every game for ever: `npm run archive`, before they change. See docs/adr/0011-archived-rules.md.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { games } from '../packages/cli/src/games.ts';
import { goldenReplays } from '../packages/cli/src/golden.ts';

const packages = fileURLToPath(new URL('../packages', import.meta.url));

const ENTRY = 'archive-entry.js';

/** The whole engine as one file that needs nothing else. */
async function bundled(id: string): Promise<string> {
  const source = `export { ${id} as default } from ${JSON.stringify(join(packages, id, 'src/game.ts'))};`;
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'guildhall:archive',
        enforce: 'pre',
        resolveId: (name) => (name.endsWith(ENTRY) ? ENTRY : null),
        load: (name) => (name === ENTRY ? source : null),
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      minify: true,
      lib: { entry: ENTRY, formats: ['es'] },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!('output' in output)) throw new Error('nothing was built');
  return output.output[0].code;
}

const declaration = (id: string): string =>
  `import type { ${id} } from '../src/game.ts';\n\ndeclare const game: typeof ${id};\nexport default game;\n`;

/** The list of what is kept, as the game's own source. */
function archiveSource(id: string, kept: readonly number[]): string {
  const rows = kept.map((rules) => `  ${rules}: () => import('../archive/rules-${rules}.js'),\n`).join('');
  return `// Written by \`npm run archive\`.
import { type Archive, engineOf } from '@guildhall/kernel';
import { ${id} } from './game.ts';

const archive: Archive<typeof ${id}> = {
${rows}};

/** The engine by which a game goes on that began under these rules; today's, if they are not known. */
export const engineFor = (rules: number): Promise<typeof ${id}> => engineOf(${id}, archive, rules);
`;
}

for (const { game } of games.values()) {
  const { id, rules } = game;
  const folder = join(packages, id, 'archive');
  const file = join(folder, `rules-${rules}.js`);
  if (existsSync(file)) {
    console.log(`${id}: rules ${rules} are kept already; raise the number before you change them`);
    continue;
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, await bundled(id));
  writeFileSync(file.replace('.js', '.d.ts'), declaration(id));
  writeFileSync(file.replace('.js', '.replays.json'), `${JSON.stringify(goldenReplays(id))}\n`);
  const kept = readdirSync(folder).flatMap((name) => /^rules-(\d+)\.js$/.exec(name)?.[1] ?? []);
  writeFileSync(
    join(packages, id, 'src/archive.ts'),
    archiveSource(
      id,
      kept.map(Number).toSorted((a, b) => a - b),
    ),
  );
  console.log(`${id}: rules ${rules}, ${(readFileSync(file).length / 1024).toFixed(0)} kB`);
}
