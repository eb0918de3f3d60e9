import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sqlBallotStore } from '#adapters/driven/sqlite/ballots/ballot.table.ts';
import { threadedWriter } from '#adapters/driven/sqlite/writing/threaded-writer.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { loadTownInto, startProcess } from '#fixtures/builders/councils/council-process.ts';
import { crowdFiles } from '#fixtures/builders/towns/crowd-files.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { attackFile } from './attack-file.ts';
import { attackLog } from './attack-log.ts';
import { beyondChance } from './chance.ts';
import { attackData, voteInTurn } from './served-vote.ts';
import { suspectsOf, voteOf } from './voters.ts';

const surveys = [10, 45, 60, 300];

/** A store as the server has it, with its writer's thread. */
function openStore(file = join(scratchFolder(), 'concejo.sqlite')) {
  const database = openSql(file);
  const writer = threadedWriter(file, database);
  const close = async () => {
    await writer.close();
    if (database.isOpen) database.close();
  };
  onTestFinished(close);
  return { file, close, store: sqlBallotStore(database, writer) };
}

/** This number of people vote, one after the other. */
async function castBy(store: ReturnType<typeof openStore>['store'], voters: number): Promise<void> {
  for (let n = 0; n < voters; n += 1) await store.record(voteOf(n));
}

/**
 * The files as a thief copies them. Another program does it: reading them in this process would release SQLite's
 * locks.
 */
function stolen(file: string): { readonly file: Buffer; readonly log: Buffer } {
  const copy = join(scratchFolder(), 'stolen.sqlite');
  const logs = existsSync(`${file}-wal`) ? [`${file}-wal`] : [];
  for (const one of [file, ...logs]) execFileSync('cp', [one, copy + one.slice(file.length)]);
  const log = logs.length === 0 ? Buffer.alloc(0) : readFileSync(`${copy}-wal`);
  return { file: readFileSync(copy), log };
}

describe('a thief of the file of the database, with the keys and the census,', () => {
  it.each(surveys)('finds no more than chance after a stop, of %i voters', async (voters) => {
    const { file, close, store } = openStore();
    await castBy(store, voters);
    await close();
    const { file: bytes } = stolen(file);
    expect(beyondChance(attackFile(bytes, suspectsOf(voters)))).toEqual([]);
  });

  it('finds no more than chance in it and its log soon after the last vote, while the server runs on', async () => {
    const { file, store } = openStore();
    await castBy(store, 60);
    const attacks = () => {
      const { file: bytes, log } = stolen(file);
      return { ...attackFile(bytes, suspectsOf(60)), log: attackLog(log, suspectsOf(60)) };
    };
    await expect.poll(() => beyondChance(attacks()), { timeout: 40_000, interval: 1000 }).toEqual([]);
  }, 60_000);

  it('finds no more than chance once a killed server is started again, nor after its stop', async () => {
    const data = join(scratchFolder(), 'data');
    loadTownInto(data, crowdFiles({ count: 45, today: dayAt(Date.now(), 'Europe/Madrid') }));
    const killed = await startProcess({ data });
    await voteInTurn(killed, { from: 0, to: 45, lines: 1 });
    await killed.kill();
    const again = await startProcess({ data });
    expect(beyondChance(attackData(data, 45))).toEqual([]);
    await again.stop();
    expect(beyondChance(attackData(data, 45))).toEqual([]);
  });
});
