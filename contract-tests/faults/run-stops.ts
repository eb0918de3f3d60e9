// How servers stop, are ready, and are restarted one after the other: `node contract-tests/faults/run-stops.ts`. The
// real `npm start` is ended in every way; `/readyz` is asked while the database hangs; and three processes behind nginx,
// as docs/operating.md sets it up, are restarted in turn while people read and vote. Needs nginx for the last part. Ends
// with 1 if anything is not as it should be.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { endsOfNpm } from './stops/npm-start.ts';
import { lockedForLong } from './stops/locked-database.ts';
import { readinessOnPostgres, readinessOnSqlite } from './stops/readiness.ts';
import { rollingRestart } from './stops/rolling-restart.ts';

const root = mkdtempSync(join(tmpdir(), 'concejo-stops-'));
const keeper = spawn(
  process.execPath,
  [fileURLToPath(new URL('../../.config/private-postgres.js', import.meta.url)), '--unsynced'],
  { stdio: ['pipe', 'pipe', 'inherit'] },
);
const [address] = await once(createInterface({ input: keeper.stdout }), 'line');
const postgres = String(address);
let wrong = 0;
const check = (words: string, holds: boolean) => {
  console.log(`${holds ? ' ' : 'NOT AS IT SHOULD BE:'} ${words}`);
  if (!holds) wrong += 1;
};
await endsOfNpm(join(root, 'npm'), check);
await readinessOnSqlite(join(root, 'sqlite'), check);
await lockedForLong(join(root, 'locked'), check);
await readinessOnPostgres(join(root, 'postgres'), postgres, check);
await rollingRestart(join(root, 'rolling'), postgres, check);
keeper.stdin.end();
await once(keeper, 'exit');
rmSync(root, { recursive: true, force: true });
console.log(wrong === 0 ? 'Every server stopped, and nobody was turned away.' : `${wrong} faults.`);
process.exitCode = wrong === 0 ? 0 : 1;
