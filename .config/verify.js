// `npm test` after everything is installed: every check there is, one after the other, and a count at the end.
// `--fast` leaves out the build, the browser, the dead-code search, and around the core the tests of what has not changed
// since the last commit.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBuilt } from './web-sources.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const fast = process.argv.includes('--fast');
const bin = (name) => join(root, 'node_modules', '.bin', name);
// A log is read by people and machines: colours only on a terminal.
const quiet = process.stdout.isTTY ? {} : { NO_COLOR: '1' };
let passed = 0;
let failed = 0;

function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...quiet, ...env },
    shell: process.platform === 'win32',
  });
  if (error) process.stderr.write(`${error.message}\n`);
  return status === 0;
}

/** A check that counts as one. */
function check(name, command, args) {
  process.stdout.write(`\n— ${name}\n`);
  if (run(command, args)) passed += 1;
  else {
    failed += 1;
    process.stdout.write(`✗ ${name}\n`);
  }
}

/** Tests of a runner that counts its own. */
function tests(name, projects, more = [], env = {}) {
  process.stdout.write(`\n— ${name}\n`);
  const folder = mkdtempSync(join(tmpdir(), 'concejo-verify-'));
  const report = join(folder, 'report.json');
  const ok = run(
    bin('vitest'),
    [
      'run',
      '--config',
      '.config/vitest.config.ts',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...more,
    ],
    env,
  );
  const counts = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0 };
  passed += counts.numPassedTests;
  // A run that ends badly without a failed test (a file that does not load, coverage too low) is a failure of its own.
  failed += counts.numFailedTests > 0 || ok ? counts.numFailedTests : 1;
  rmSync(folder, { recursive: true, force: true });
}

check('types and boundaries', bin('tsc'), ['-b']);
check('lint and boundaries', bin('oxlint'), ['--type-aware', '--deny-warnings', '.']);
check('boundary checks that must go red', 'node', ['.config/boundaries.js']);
check('format', bin('biome'), ['format', '--config-path=.config/formatter.json', '.']);
if (!fast) check('nothing unused', bin('knip'), ['--config', '.config/knip.json', '--no-progress']);
tests('rules and use cases', ['core'], fast ? [] : ['--coverage']);
tests('adapters, commands, screens', ['adapters', 'screens'], fast ? ['--changed', '--passWithNoTests'] : []);
if (!fast) {
  const { ensureBrowser } = await import('./ensure-browser.js');
  if (!isBuilt()) check('build of the web UI', 'node', ['.config/build-web.js']);
  let browser;
  try {
    browser = await ensureBrowser();
  } catch (error) {
    process.stdout.write(`✗ ${error.message}\n`);
    failed += 1;
  }
  if (browser) tests('end-to-end walks in a real browser', ['walks'], [], { CONCEJO_BROWSER: browser });
}

process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
