// A drill of backup and restore: `node contract-tests/faults/run-restore-drill.ts [VOTERS] [REQUESTS]`. On the embedded
// database and on a PostgreSQL of its own, people send requests with photos and vote while it is backed up, plain and
// encrypted; everything is restored into empty places, a server is started there, and both are compared. Then backups
// are damaged, and each must be refused. Ends with 1 if anything is not as it should be.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { restoreDrill } from './restore-drill/restore-drill.ts';

const [voters, requests] = [Number(process.argv[2] ?? 300), Number(process.argv[3] ?? 12)];
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const keys = {
  identity: at('../../fixtures/age/identity.txt'),
  recipient: at('../../fixtures/age/recipient.txt'),
};
const root = mkdtempSync(join(tmpdir(), 'concejo-restore-'));
const keeper = spawn(process.execPath, [at('../../.config/private-postgres.js'), '--unsynced'], {
  stdio: ['pipe', 'pipe', 'inherit'],
});
const [address] = await once(createInterface({ input: keeper.stdout }), 'line');
let wrong = 0;
for (const [store, server] of [
  ['SQLite', null],
  ['PostgreSQL', String(address)],
] as const) {
  const folder = join(root, store);
  mkdirSync(folder);
  const notes = await restoreDrill({ folder, server, voters, requests, keys });
  console.log(`${store}\n${notes.seen.map((line) => `  ${line.replaceAll(root, '')}`).join('\n')}`);
  for (const line of notes.wrong) console.log(`  NOT AS IT SHOULD BE: ${line}`);
  wrong += notes.wrong.length;
}
keeper.stdin.end();
await once(keeper, 'exit');
console.log(wrong === 0 ? 'Everything came back, and nothing damaged was restored.' : `${wrong} faults.`);
process.exitCode = wrong === 0 ? 0 : 1;
