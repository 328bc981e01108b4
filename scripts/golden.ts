// Writes the golden games anew: `npm run golden`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { goldenGames } from '../packages/cli/src/golden.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

for (const { file, text } of goldenGames()) {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(`${file}  ${(Buffer.byteLength(text) / 1024).toFixed(1)} kB`);
}
