// `npm run properties [rounds] [paths…]`: every test file that has properties, with examples that no run of `npm test`
// tries. Prints the seed of each round; a fault is repeated with `CONCEJO_SEED=<seed>` before any run of the tests.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [rounds = '5', ...paths] = process.argv.slice(2);
const tests = globSync(
  '{domain,application,adapters,ui-web,cli,contract-tests,fixtures}/**/*.test.{ts,tsx}',
  {
    cwd: root,
  },
).filter((file) => readFileSync(`${root}${file}`, 'utf8').includes("from 'fast-check'"));
const chosen =
  paths.length === 0 ? tests : tests.filter((file) => paths.some((path) => file.startsWith(path)));

let failed = 0;
for (let round = 1; round <= Number(rounds); round += 1) {
  const seed = randomInt(2 ** 31);
  process.stdout.write(`\n— round ${round} of ${rounds}, CONCEJO_SEED=${seed}\n`);
  const vitest = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    '.config/vitest.config.ts',
    '--reporter=dot',
  ];
  const env = { ...process.env, CONCEJO_SEED: String(seed) };
  const { status } = spawnSync(process.execPath, [...vitest, ...chosen], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  if (status !== 0) failed += 1;
}
process.stdout.write(`\n${rounds} rounds of ${chosen.length} files, ${failed} with a fault\n`);
process.exitCode = failed === 0 ? 0 : 1;
