import { join } from 'node:path';
import { mergeConfig, normalizePath, type Plugin } from 'vite';
import config from '../../vite.config.ts';

const LIST = normalizePath(join(import.meta.dirname, '../../src/games/list.ts'));

const OTHERS = /\/(games|packages)\/(belfort|bruges)\//;

/** The screen as it is, with another list of games; whoever still asks for one of the old ones ends the build. */
const onlyTheToy: Plugin = {
  name: 'guildhall:toy',
  enforce: 'pre',
  load(id) {
    if (OTHERS.test(normalizePath(id))) this.error(`the screen needs ${id}`);
    return id === LIST ? `export * from ${JSON.stringify(join(import.meta.dirname, 'index.ts'))};` : null;
  },
};

export default mergeConfig(config, { plugins: [onlyTheToy] });
