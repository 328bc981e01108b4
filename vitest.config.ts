import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const BROWSER = 'packages/web/test/browser/**/*.test.ts';

export default defineConfig({
  resolve: { alias: { '#languages': join(import.meta.dirname, 'languages') } },
  test: {
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'code',
          include: ['packages/*/src/**/*.test.ts', 'packages/*/test/**/*.test.ts', 'test/*.test.ts'],
          exclude: ['**/node_modules/**', BROWSER],
          testTimeout: 60_000,
          hookTimeout: 60_000,
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
