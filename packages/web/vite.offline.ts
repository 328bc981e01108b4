import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Worth compressing; fonts and pictures are already. */
const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
const SMALL = 1024;

/**
 * Finishes a build: writes sw.js with the list of all files, so that the app works offline after the first visit, and
 * puts a compressed copy beside every larger text for the server to send.
 */
export function offline(): Plugin {
  let folder = '';
  return {
    name: 'guildhall:offline',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort();
      const version = createHash('sha256');
      for (const file of files) version.update(file.slice(folder.length)).update(readFileSync(file));
      const facts = {
        version: version.digest('hex').slice(0, 12),
        files: files.map((file) => `/${relative(folder, file).split(sep).join('/')}`),
      };
      const worker = join(folder, 'sw.js');
      const source = readFileSync(join(import.meta.dirname, 'sw.js'), 'utf8');
      writeFileSync(worker, `const BUILD = ${JSON.stringify(facts)};\n${source}`);
      for (const file of [...files, worker]) {
        const content = readFileSync(file);
        if (!TEXT.test(file) || content.length < SMALL) continue;
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
      }
    },
  };
}
