import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  root,
  cacheDir: 'node_modules/.cache/vite',
  test: {
    // A flaky test is a defect, so nothing is tried twice.
    retry: 0,
    allowOnly: false,
    passWithNoTests: false,
    restoreMocks: true,
    // None is fast by accident, and none fails because the machine is busy.
    testTimeout: 30_000,
    setupFiles: ['.config/patience.ts'],
    expect: { poll: { timeout: 15_000 } },
    // Whoever hands out the files mostly waits: every core may have a worker.
    maxWorkers: availableParallelism(),
    coverage: {
      provider: 'v8',
      include: ['domain/**/*.ts', 'application/**/*.ts'],
      exclude: ['**/*.test.ts', 'application/ports/**'],
      reporter: ['text-summary', 'json-summary'],
      reportsDirectory: 'coverage',
      // Full coverage of the rules and use cases: a line or branch that no test reaches is a rule nobody checked.
      // Measured on their own tests alone: a rule that only a server or a screen happens to run is not tested, and
      // counts merged from servers that end in the middle of a request are not the same twice.
      thresholds: { lines: 100, functions: 100, branches: 100 },
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'core',
          environment: 'node',
          include: ['{domain,application}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'adapters',
          environment: 'node',
          globalSetup: ['.config/test-postgres.ts'],
          include: ['{adapters,cli,contract-tests,fixtures}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'happy-dom',
          include: ['ui-web/**/*.test.{ts,tsx}'],
          exclude: ['ui-web/e2e/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'walks',
          environment: 'node',
          include: ['ui-web/e2e/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 90_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
