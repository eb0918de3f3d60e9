// One step of `npm test`: runs a program, prints its output under its name once it has ended, and counts.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withoutCrashingCompilers } from '../adapters/driving/council-api/limits/crashing-compilers.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
// A log is read by people and machines: colours only on a terminal.
const quiet = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };

/** Runs to the end; returns what the program printed, and whether it ended well. */
function run(command, args) {
  const began = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...quiet },
      shell: process.platform === 'win32',
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        said += text;
      });
    }
    const end = (ok) => resolve({ ok, said, seconds: Math.round((performance.now() - began) / 1000) });
    child.once('error', (error) => {
      said += `${error.message}\n`;
      end(false);
    });
    child.once('close', (code) => end(code === 0));
  });
}

function tell(name, { ok, said, seconds }) {
  process.stdout.write(`\n— ${name} (${seconds} s)\n${said.trimEnd()}${said.trim() === '' ? '' : '\n'}`);
  if (!ok) process.stdout.write(`✗ ${name}\n`);
}

/** A check that counts as one. Its last lines are what it complains of. */
export async function runStep(name, command, args) {
  const ended = await run(command, args);
  tell(name, ended);
  if (ended.ok) return { passed: 1, failed: 0, failures: [] };
  return { passed: 0, failed: 1, failures: [`${name}\n${lastLines(ended.said)}`] };
}

const lastLines = (text) => text.trimEnd().split('\n').slice(-12).join('\n');
/** How a complaint begins, without where it went through the runner. */
const firstLines = (text) =>
  text
    .trim()
    .split('\n')
    .filter((line) => !/^\s+at .*(?:node_modules|<anonymous>)/u.test(line))
    .slice(0, 12)
    .join('\n');

/** What failed in a run of tests: each with its file, its name, and how its complaint begins. */
function failedTests({ testResults = [] }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${file} > ${test.fullName}\n${firstLines(test.failureMessages.join('\n'))}`);
    return tests.length === 0 && status === 'failed' ? [`${file}\n${firstLines(message)}`] : tests;
  });
}

/** Tests of a runner that counts its own. */
export async function vitestStep(name, folder, projects, more = []) {
  const report = join(folder, `${projects.join('-')}.json`);
  const ended = await run(process.execPath, [
    ...withoutCrashingCompilers,
    // What coverage reads sources with is called an experiment by the runtime.
    '--disable-warning=ExperimentalWarning',
    join('node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--config',
    '.config/vitest.config.ts',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...more,
  ]);
  tell(name, ended);
  const counted = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0 };
  const failures = failedTests(counted);
  // A run that fails without a failed test (a file that does not load, coverage too low) is a failure of its own.
  const failed = counted.numFailedTests > 0 || ended.ok ? counted.numFailedTests : 1;
  if (failed > 0 && failures.length === 0) failures.push(`${name}\n${lastLines(ended.said)}`);
  return { passed: counted.numPassedTests, failed, failures };
}
