import { defineConfig } from 'vitest/config';
// Also where vitest is started by itself, as beside servers for tests.
import './scripts/compile-cache.mjs';
import './scripts/temporary-folder.mjs';
import LongFirst from './scripts/test-order.ts';

/**
 * Milliseconds that bound what hangs, and nothing else: a test waits for what happens, however long a slow or busy
 * machine takes for it. No test has a limit of its own.
 */
const bounds = {
  testTimeout: 900_000,
  hookTimeout: 900_000,
  expect: { poll: { timeout: 120_000 } },
};

/** MiB of young objects a process holds before it clears them away: a product made for each test is young for long. */
const execArgv = ['--max-semi-space-size=64'];

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          name: 'code',
          include: [
            'contract/src/**/*.test.ts',
            'server/**/*.test.ts',
            'web/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'training/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          ...bounds,
          // No test leaves anything behind in its process: modules are loaded once for all files of it.
          isolate: false,
          execArgv,
          // Twice the cores that are expected: many tests wait for a disk, a process or a server.
          maxWorkers: 4,
        },
      },
      {
        test: {
          name: 'components',
          include: ['web/src/**/*.test.tsx'],
          environment: 'jsdom',
          globalSetup: 'web/test/component-product.ts',
          setupFiles: 'web/test/browser-gaps.ts',
          ...bounds,
          // One page for all files of a process, as in a browser; as many processes as beside them.
          isolate: false,
          maxWorkers: 4,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['web/e2e/journeys/**/*.test.ts'],
          globalSetup: 'web/e2e/demo-folder.ts',
          ...bounds,
          // The browser is opened once for the files of a process.
          isolate: false,
          // A journey waits half of the time: for its browser, its product and what it looks for.
          maxWorkers: 4,
        },
      },
    ],
  },
});
