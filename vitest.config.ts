import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'code',
          include: [
            'contract/src/**/*.test.ts',
            'server/**/*.test.ts',
            'web/src/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          // Generous, because the machine may be busy: a test that hangs is told apart from one that waits.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['web/e2e/journeys/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          // A browser on a busy machine may miss a moment; .ci/run names every journey that needed its second try.
          retry: 1,
        },
      },
    ],
  },
});
