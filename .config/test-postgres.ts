import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('private-postgres.js', import.meta.url));

/**
 * Before the tests: a private PostgreSQL, unless CONCEJO_TEST_POSTGRES names one. The tests read its address there and
 * make databases of their own in it. After them it goes, also when they fail or the runner is killed.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['CONCEJO_TEST_POSTGRES']) return undefined;
  const keeper = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(keeper, 'exit');
  const address = once(createInterface({ input: keeper.stdout }), 'line');
  const [first] = await Promise.race([address, ended]);
  if (typeof first !== 'string') throw new Error('The PostgreSQL of the tests did not start; see above.');
  process.env['CONCEJO_TEST_POSTGRES'] = first;
  return async () => {
    delete process.env['CONCEJO_TEST_POSTGRES'];
    keeper.stdin.end();
    await ended;
  };
}
