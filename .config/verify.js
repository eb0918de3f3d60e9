// `npm test` after everything is installed: every check there is, and a count at the end. Checks that only read
// sources (types, lint, format, dead code) run beside the tests. Walks wait for browsers, the tests of adapters for
// databases and processes, and screens for what is stored half a second after the last key: so they run beside each
// other, walks on one side and all the others on the other, which take about as long.
// `--fast` leaves out the build, the browser, the dead-code search, and what has not changed since the last commit:
// of the lint, and of the tests outside the core.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { scratchPlace } from './scratch-place.js';
import { runStep, vitestStep } from './verify-step.js';
import { countedWork, workReport } from './suite-work.js';
import { isBuilt } from './web-sources.js';

const fast = process.argv.includes('--fast');
const folder = scratchPlace();
const counts = { passed: 0, failed: 0, failures: [] };
process.env.CONCEJO_WORK_LOG = join(folder, 'work');
process.env.TMPDIR = folder;

function count({ passed, failed, failures }) {
  counts.passed += passed;
  counts.failed += failed;
  counts.failures.push(...failures);
}

/**
 * Steps one after the other; their output is printed when each has ended, so that parallel lanes do not mix their
 * lines.
 */
async function lane(steps) {
  for (const step of steps) count(await step());
}

const bin = (name) => join('node_modules', '.bin', name);
const node =
  (name, ...script) =>
  () =>
    runStep(name, process.execPath, script);
const tool =
  (name, program, ...args) =>
  () =>
    runStep(name, bin(program), args);

const types = tool('types and boundaries', 'tsc', '-b');
const lint = (...files) => tool('lint and boundaries', 'oxlint', '--type-aware', '--deny-warnings', ...files);
const boundaries = node('boundary checks that must go red', '.config/boundaries.js');
const format = tool('format', 'biome', 'format', '--config-path=.config/formatter.json', '.');
const unused = tool('nothing unused', 'knip', '--config', '.config/knip.json', '--no-progress');
/** The bars of `npm run house`: lengths, docstrings, circles, names, folders. */
const house = node('figures of the house', '.config/house.js', '--check');
const build = node('build of the web UI', '.config/build-web.js');

/** Tests that call servers, databases and pages wait for them: more workers than there are cores keep these busy. */
const workers = (n) => ['--maxWorkers', String(n)];
const cores = availableParallelism();

const core =
  (...more) =>
  () =>
    vitestStep('rules and use cases', folder, ['core'], more);
const around =
  (name, projects, ...more) =>
  () =>
    vitestStep(name, folder, projects, [...workers(fast ? cores + 1 : cores), ...more]);
const servers = ['adapters, commands, faults', ['adapters']];
const screens = ['screens, and files with a process of their own', ['screens', 'drawn', 'apart', 'network']];

async function walks() {
  const { ensureBrowser } = await import('./ensure-browser.js');
  try {
    process.env.CONCEJO_BROWSER = await ensureBrowser();
  } catch (error) {
    process.stdout.write(`✗ ${error.message}\n`);
    return { passed: 0, failed: 1, failures: [error.message] };
  }
  return vitestStep('end-to-end walks in a real browser', folder, ['walks'], workers(cores));
}

/** Sources that differ from the last commit, new ones too. */
function changedSources() {
  const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n');
  const files = [
    ...git('diff', '--name-only', '--relative', '--diff-filter=d', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return files.filter((file) => /\.(?:ts|tsx|js)$/u.test(file));
}

if (fast) {
  const changed = ['--changed', '--passWithNoTests'];
  const files = changedSources();
  const checks = [types, ...(files.length > 0 ? [lint(...files)] : []), format, boundaries];
  await Promise.all([
    lane(checks),
    lane([core(), around(...servers, ...changed), around(...screens, ...changed)]),
  ]);
} else {
  await Promise.all([lane([types]), lane(isBuilt() ? [] : [build])]);
  // Boundary checks begin with what the compiler has found, and write files that must not compile: no other check may
  // read the sources meanwhile.
  await lane([boundaries]);
  const checked = lane([lint('.'), format, unused, house]);
  await lane([core('--coverage')]);
  await Promise.all([checked, lane([around(...servers), around(...screens)]), lane([walks])]);
  const work = countedWork(process.env.CONCEJO_WORK_LOG);
  process.stdout.write(workReport(work));
  count(
    work.fits
      ? { passed: 1, failed: 0, failures: [] }
      : { passed: 0, failed: 1, failures: ['The suite has more work than it may have.'] },
  );
}
rmSync(folder, { recursive: true, force: true });
// Said again at the end: what failed stands thousands of lines above it, and a log may be cut.
for (const failure of counts.failures) process.stdout.write(`\n✗ ${failure}\n`);
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`);
process.exitCode = counts.failed === 0 ? 0 : 1;
