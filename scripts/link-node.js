// Runs after `npm ci`. npm 10 deletes node_modules/.bin/node when it discards the Node packages of other platforms,
// because they all bring a command of that name; this puts it back. See docs/adr/0002-pinned-runtime.md.
import { copyFileSync, existsSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pinnedNode } from '../packages/cli/bin/pinned-node.js';

const windows = process.platform === 'win32';
const bin = fileURLToPath(new URL('../node_modules/.bin/', import.meta.url));
const link = join(bin, windows ? 'node.exe' : 'node');
const node = pinnedNode();

if (node !== null && !existsSync(link)) {
  if (windows) copyFileSync(node, link);
  else symlinkSync(relative(dirname(link), node), link);
}
