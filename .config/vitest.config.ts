import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './longest-first.ts';
import { withoutCrashingCompilers } from '../adapters/driving/council-api/limits/crashing-compilers.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

// Processes and threads of the tests keep what they have compiled, as the server does: a council of the tests begins a
// thread, and compiling its modules anew was a third of the processor time of these tests. The process that measures
// coverage has begun already and keeps nothing.
process.env['NODE_COMPILE_CACHE'] ??= `${root}node_modules/.cache/compiled`;

/**
 * Screens that the server draws. React's server and browser parts warn of each other for the rest of a process in
 * which both have drawn, thousands of lines, so these files have processes of their own.
 */
const drawn = globSync('ui-web/**/*.test.tsx', { cwd: root }).filter((file) =>
  /from 'react-dom\/server'|from '\.\/first-view\.tsx'/u.test(readFileSync(`${root}${file}`, 'utf8')),
);

const testsAround = globSync('{adapters,cli,contract-tests,fixtures}/**/*.test.ts', { cwd: root });
const having = (words: RegExp) =>
  testsAround.filter((file) => words.test(readFileSync(`${root}${file}`, 'utf8')));

/** What replaces a module does so for every file of a worker, and is not undone. */
const replacing = having(/\bvi\.mock\(|\bnock\.restore\(/u);

/** Files that replace the network answer only for the hosts that they name: they share processes of their own. */
const network = having(/from 'nock'/u).filter((file) => !replacing.includes(file));

/** Files with a process of their own: those that replace modules, and those that rely on a fresh process. */
const apart = [
  ...replacing,
  'adapters/driven/postgres/ballots/mix-ballots.test.ts',
  // Some two hundred threads in one process are enough.
  'contract-tests/faults/fuzz/*.test.ts',
  // It imports other test files; a worker that has loaded one of them would not run it again.
  'adapters/driving/council-api/promises/on-postgres.test.ts',
  'cli/commands/budget/golden-files.test.ts',
  'cli/commands/serve/**/*.test.ts',
];

/**
 * Modules are loaded once for each worker and not once for each file: that took more than half the time of these
 * tests.
 */
const oneWorldAWorker = { pool: 'threads', isolate: false } as const;
/** Processes of their own. Threads have the options of the process that begins them. */
const processes: { pool: 'forks'; execArgv: string[] } = {
  pool: 'forks',
  execArgv: [...withoutCrashingCompilers],
};
/**
 * The runtime loads what it can read itself, and keeps it compiled: in a fresh clone, transforming
 * the modules for a run took a third of the processor time of tests of endpoints. Not where JSX is read.
 */
const loadedByRuntime = { viteModuleRunner: false, nodeLoader: false } as const;
const setupFiles = ['.config/patience.ts', '.config/clean-world.ts', '.config/same-examples.ts'];
/** What tests of screens have: a page. */
const onAPage = {
  environment: 'happy-dom' as const,
  setupFiles: [...setupFiles, '.config/clean-page.ts', '.config/quick-page.ts'],
};

export default defineConfig({
  root,
  cacheDir: 'node_modules/.cache/vite',
  test: {
    // A flaky test is a defect, so nothing is tried twice.
    retry: 0,
    allowOnly: false,
    passWithNoTests: false,
    restoreMocks: true,
    sequence: { sequencer: LongestFirst },
    // The limit is long: a fast test does not need it, and a busy machine must not make one fail. What takes six seconds by
    // itself took thirty beside three others on two cores.
    testTimeout: 120_000,
    // What begins before the tests of a file, as councils, needs as long.
    hookTimeout: 180_000,
    setupFiles,
    expect: { poll: { timeout: 15_000 } },
    // The process that distributes the files mostly waits: every core may have a worker.
    maxWorkers: availableParallelism(),
    coverage: {
      provider: 'custom',
      customProviderModule: '.config/coverage-once.ts',
      include: ['domain/**/*.ts', 'application/**/*.ts'],
      exclude: ['**/*.test.ts', 'application/ports/**'],
      reporter: ['text-summary', 'json-summary'],
      reportsDirectory: 'coverage',
      // Full coverage of the rules and use cases: a line or branch that no test reaches is a rule that is not
      // checked. Measured only on their own tests: a rule that only a server or a screen happens to run is not
      // tested, and counts merged from servers that end in the middle of a request are not the same twice.
      thresholds: { lines: 100, functions: 100, branches: 100 },
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'core',
          experimental: loadedByRuntime,
          environment: 'node',
          include: ['{domain,application}/**/*.test.ts'],
          // Not threads: one test changes the time zone of its process, and a thread has none of its own.
          ...processes,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'adapters',
          ...processes,
          experimental: loadedByRuntime,
          environment: 'node',
          globalSetup: ['.config/test-postgres.ts'],
          include: ['{adapters,cli,contract-tests,fixtures}/**/*.test.ts'],
          exclude: [...apart, ...network],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          ...processes,
          // Some replace modules.
          experimental: { ...loadedByRuntime, nodeLoader: true },
          environment: 'node',
          globalSetup: ['.config/test-postgres.ts'],
          include: apart,
        },
      },
      {
        extends: true,
        test: {
          name: 'network',
          ...processes,
          experimental: loadedByRuntime,
          environment: 'node',
          globalSetup: ['.config/test-postgres.ts'],
          include: network,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          ...onAPage,
          include: ['ui-web/**/*.test.{ts,tsx}'],
          exclude: ['ui-web/e2e/**', ...drawn],
          ...oneWorldAWorker,
        },
      },
      {
        extends: true,
        test: { name: 'drawn', ...onAPage, include: drawn, ...oneWorldAWorker },
      },
      {
        extends: true,
        test: {
          name: 'walks',
          ...processes,
          experimental: loadedByRuntime,
          environment: 'node',
          include: ['ui-web/e2e/**/*.test.ts'],
          setupFiles: ['.config/tell-failed-walk.ts'],
          maxConcurrency: 3,
          isolate: false,
        },
      },
    ],
  },
});
