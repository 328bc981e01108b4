import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const BROWSER = 'packages/web/test/browser/**/*.test.ts';
/** What starts programs, threads and servers. */
const PROGRAMS = '{bots,cli,server}';
const LIMITS = { testTimeout: 60_000, hookTimeout: 60_000 };

/** Files that take over a minute, or would come last because they are short. */
const LONG =
  /browser\/(lesson|legible|remote|online-table|online-tour|low-windows|narrow|bruges-(desktop|phone)|(tour|game)-(desktop|phone))\.test|(faults|online-bench|analyse)\.test/;

/** The longest first, so that no worker is left with them when the other has nothing more to do. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification) =>
      2 * project.config.sequence.groupOrder + (LONG.test(moduleId) ? 0 : 1);
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  resolve: { alias: { '#languages': join(import.meta.dirname, 'languages') } },
  test: {
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // Programs that tests start find their sources without types, and compiled.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/node-compile') },
    projects: [
      {
        extends: true,
        test: {
          name: 'programs',
          include: [`packages/${PROGRAMS}/{src,test}/**/*.test.ts`, 'test/*.test.ts'],
          ...LIMITS,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'code',
          include: ['packages/*/{src,test}/**/*.test.ts'],
          exclude: ['**/node_modules/**', `packages/${PROGRAMS}/**`, BROWSER],
          // Rules and what the screen is made of keep nothing that the next file could trip over, and starting anew for
          // each file took longer than its tests.
          isolate: false,
          ...LIMITS,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          // After the others: whole games in a real Chromium need the machine to themselves.
          name: 'screen',
          include: [BROWSER],
          globalSetup: 'packages/web/test/browser/setup.ts',
          // With two of them a third of the machine is idle: browsers wait for clocks, for travelling pieces and for each other.
          maxWorkers: 3,
          // Nothing waits for a time: these only end what never comes, however busy the machine is.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
