import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { copyDatabase } from '#adapters/driven/sqlite/database-copy.ts';
import { sqlBallotStore } from '#adapters/driven/sqlite/ballots/ballot.table.ts';
import { threadedWriter } from '#adapters/driven/sqlite/writing/threaded-writer.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { loadTownInto, startProcess } from '#fixtures/builders/councils/council-process.ts';
import { crowdFiles } from '#fixtures/builders/towns/crowd-files.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { attackFile, joinedInTurn } from './attack-file.ts';
import { attackLog } from './attack-log.ts';
import { beyondChance, joined } from './chance.ts';
import { attackData, voteInTurn } from './served-vote.ts';
import { namesIn } from './suspects.ts';
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
async function castBy(store: ReturnType<typeof openStore>['store'], voters: number, from = 0): Promise<void> {
  for (let n = from; n < voters; n += 1) await store.record(voteOf(n));
}

/** The names of the newcomers in a backup of a database, as a thief finds them who has an earlier one too. */
function newcomersIn(earlier: string, later: string, voters: number) {
  const known = new Set(namesIn(readFileSync(earlier), suspectsOf(voters)).map(({ name }) => name));
  // A page that was split while the copy was written shows some rows twice.
  return namesIn(readFileSync(later), suspectsOf(voters)).filter(({ name }) => {
    const isNew = !known.has(name);
    known.add(name);
    return isNew;
  });
}

/** Copies a database as a backup does. */
function backedUp(file: string): string {
  const copy = join(scratchFolder(), 'copy.sqlite');
  copyDatabase(file, copy);
  return copy;
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

  it('finds no more than chance among the newcomers of a second backup, unless only one voted in between', async () => {
    const { file, store } = openStore();
    await castBy(store, 40);
    const first = backedUp(file);
    await castBy(store, 65, 40);
    const second = backedUp(file);
    const newcomers = newcomersIn(first, second, 65);
    expect(newcomers).toHaveLength(2 * 25);
    expect(beyondChance({ newcomers: joined(joinedInTurn(newcomers)) })).toEqual([]);
    expect(beyondChance(attackFile(readFileSync(second), suspectsOf(65)))).toEqual([]);
    await castBy(store, 66, 65);
    // Why there must be 25 votes between two backups.
    expect(newcomersIn(second, backedUp(file), 66).map(({ voter }) => voter)).toEqual([65, 65]);
  });

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
    // Processes of their own start slowly on a busy machine.
  }, 300_000);
});
