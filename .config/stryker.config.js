// Settings of Stryker, which `npm run mutants` runs. CONCEJO_MUTANTS is the folder for what it keeps between runs.
const place = process.env.CONCEJO_MUTANTS;

export default {
  testRunner: 'vitest',
  vitest: { configFile: '.config/mutants.config.ts', related: false },
  // The machine's processors are shared with whoever works on it: one mutant at a time.
  concurrency: 1,
  incremental: true,
  incrementalFile: `${place}/incremental.json`,
  tempDirName: `${place}/sandbox`,
  jsonReporter: { fileName: `${place}/report.json` },
  reporters: ['json', 'clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  ignorePatterns: ['/ui-web/public', '/ui-web/dist', '/coverage', '/.data', '/docs'],
  // A busy machine is slow: a mutant is called endless only after a good while.
  timeoutMS: 20_000,
  disableTypeChecks: false,
  // Stryker would rewrite the settings of the compiler for its copy, by a part that TypeScript 7 no longer has. No test
  // needs them, so it is given the name of a file that is not there.
  tsconfigFile: 'none.json',
  allowConsoleColors: false,
};
