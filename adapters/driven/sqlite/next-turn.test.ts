import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { inTransaction } from './database.ts';

/** Writes one after the other with hardly a moment between two writes, as in a rush, until it is ended. */
const rush = `
  const { DatabaseSync } = require('node:sqlite');
  const { parentPort, workerData } = require('node:worker_threads');
  const database = new DatabaseSync(workerData);
  const still = new Int32Array(new SharedArrayBuffer(4));
  for (let n = 0; ; n += 1) {
    database.exec('BEGIN IMMEDIATE');
    Atomics.wait(still, 0, 0, 4);
    database.exec('COMMIT');
    if (n === 0) parentPort.postMessage('began');
    Atomics.wait(still, 0, 0, 2);
  }
`;

it('a thread that waits gets its turn while another writes with hardly a pause', async () => {
  const file = join(scratchFolder(), 'concejo.sqlite');
  const database = openSql(file);
  const others = new Worker(rush, { eval: true, workerData: file });
  onTestFinished(async () => {
    await others.terminate();
    database.close();
  });
  await new Promise((resolve) => others.once('message', resolve));
  for (let n = 0; n < 20; n += 1) expect(inTransaction(database, () => n)).toBe(n);
});

it('a thread gives up after as long as its database waits, with what SQLite says', () => {
  const file = join(scratchFolder(), 'concejo.sqlite');
  const [database, other] = [openSql(file), openSql(file)];
  onTestFinished(() => [database, other].forEach((one) => one.close()));
  database.exec('PRAGMA busy_timeout = 30');
  other.exec('BEGIN IMMEDIATE');
  expect(() => inTransaction(database, () => 'never')).toThrow('locked');
  expect(database.prepare('PRAGMA busy_timeout').get()).toEqual({ timeout: 30 });
  other.exec('COMMIT');
  expect(inTransaction(database, () => 'now')).toBe('now');
});
