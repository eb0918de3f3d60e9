import { execFileSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync, truncateSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { attackLog } from '#contract-tests/faults/link-attack/attack-log.ts';
import { namesIn } from '#contract-tests/faults/link-attack/suspects.ts';
import { suspectsOf, voteOf } from '#contract-tests/faults/link-attack/voters.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { timeStandsStill } from '#fixtures/builders/time-stands-still.ts';
import { sqlBallotStore } from './ballots/ballot.table.ts';
import { cutLog } from './cut-log.ts';
import { isCut } from './dead-frames.ts';

/** What a file contained beyond the new end when it was cut, and whether that had been synced. */
interface Cut {
  readonly bytes: Buffer;
  readonly synced: boolean;
}

/** The header, and the frame of the first page. */
const bytesOfCutLog = 32 + 24 + 4096;

const disk = vi.hoisted(() => ({ cuts: [] as Cut[], synced: false }));
vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>();
  return {
    ...real,
    writeSync: (...args: Parameters<typeof real.writeSync>) => {
      disk.synced = false;
      return real.writeSync(...args);
    },
    fdatasyncSync: (handle: number) => {
      real.fdatasyncSync(handle);
      disk.synced = true;
    },
    ftruncateSync: (handle: number, end: number) => {
      const bytes = Buffer.alloc(real.fstatSync(handle).size - end);
      real.readSync(handle, bytes, 0, bytes.length, end);
      disk.cuts.push({ bytes, synced: disk.synced });
      real.ftruncateSync(handle, end);
    },
  };
});
beforeEach(() => void Object.assign(disk, { cuts: [], synced: false }));

function opened() {
  timeStandsStill();
  const file = join(scratchFolder(), 'concejo.sqlite');
  const database = openSql(file);
  onTestFinished(() => void (database.isOpen && database.close()));
  return { file, log: `${file}-wal`, database, store: sqlBallotStore(database) };
}

/** A copy as another program makes it: reading the files in this process would release SQLite's locks. */
function copied(file: string): { readonly file: string; readonly log: Buffer } {
  const copy = join(scratchFolder(), 'copy.sqlite');
  execFileSync('cp', [file, copy]);
  execFileSync('cp', [`${file}-wal`, `${copy}-wal`]);
  return { file: copy, log: readFileSync(`${copy}-wal`) };
}

const voters = 60;
async function cast(store: ReturnType<typeof opened>['store'], from = 0, to = voters): Promise<void> {
  for (let n = from; n < to; n += 1) await store.record(voteOf(n));
}

describe('the log of votes', () => {
  it('is overwritten with zeros and synced: no name of a voter or a ballot stays in its blocks', async () => {
    const { store, log, file } = opened();
    await cast(store);
    const { size } = statSync(log);
    await store.truncateLog();
    expect(isCut(log)).toBe(true);
    expect(disk.synced).toBe(true);
    // Its blocks are still its own: no block has been released with its contents.
    expect(statSync(log).size).toBeGreaterThanOrEqual(size);
    // SQLite deletes the log when the last connection closes: by then it contains no vote.
    expect(namesIn(copied(file).log, suspectsOf(voters))).toEqual([]);
  });

  it('that has become long is overwritten piece by piece, and each synced, before it is cut off', async () => {
    const { store, log, database } = opened();
    await cast(store, 0, 10);
    database.exec(`INSERT INTO live_results VALUES ('nova', 'poll', '${'x'.repeat(2_000_000)}')`);
    await store.truncateLog();
    expect(statSync(log).size).toBeLessThanOrEqual(1024 * 1024);
    expect(isCut(log)).toBe(true);
    expect(disk.cuts.length).toBeGreaterThan(1);
    expect(disk.cuts.every(({ bytes }) => bytes.length <= 512 * 1024)).toBe(true);
    expect(disk.cuts.every(({ bytes, synced }) => synced && bytes.every((byte) => byte === 0))).toBe(true);
  });

  it('joins voters to ballots until it is cut, and no longer after that', async () => {
    const { store, file } = opened();
    await cast(store, 0, 24);
    expect(attackLog(copied(file).log, suspectsOf(24)).hits).toBe(24);
    await store.truncateLog();
    expect(attackLog(copied(file).log, suspectsOf(24)).hits).toBe(0);
  });

  it('is not cut while another connection reads it, and nothing of it is overwritten', async () => {
    const { store, database, file } = opened();
    database.exec('PRAGMA busy_timeout = 0');
    const reader = openSql(file);
    onTestFinished(() => reader.close());
    await cast(store, 0, 5);
    reader.exec('BEGIN; SELECT * FROM ballots');
    await cast(store, 5, 10);
    const before = copied(file).log;
    expect(cutLog(database)).toBe(false);
    expect(copied(file).log.equals(before)).toBe(true);
    reader.exec('COMMIT');
    expect(cutLog(database)).toBe(true);
  });

  it('loses no vote, whatever part of it is overwritten or cut off when the power fails', async () => {
    const { store, database, file, log } = opened();
    await cast(store, 0, 10);
    // Does what `cutLog` does, up to the moment at which it begins to overwrite.
    database.exec('PRAGMA wal_checkpoint(RESTART); PRAGMA application_id = 1');
    const { size } = statSync(log);
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: bytesOfCutLog, max: size - 1 }), { maxLength: 8 }),
        fc.integer({ min: bytesOfCutLog, max: size }),
        (zeroed, end) => {
          const copy = copied(file);
          const handle = openSync(`${copy.file}-wal`, 'r+');
          for (const at of zeroed) writeSync(handle, Buffer.alloc(4096), 0, Math.min(4096, size - at), at);
          closeSync(handle);
          truncateSync(`${copy.file}-wal`, end);
          const after = openSql(copy.file);
          const counted = after.prepare('SELECT count(*) AS n FROM ballots').get()?.['n'];
          after.close();
          expect(counted).toBe(10);
        },
      ),
      { numRuns: 12 },
    );
  });

  it('is complete for others who write at the same time', async () => {
    const { store, file, database } = opened();
    const other = openSql(file);
    onTestFinished(() => other.close());
    const like = other.prepare("INSERT INTO likes VALUES ('nova', 'a', ?)");
    for (let n = 0; n < 100; n += 1) {
      await store.record(voteOf(n));
      like.run(String(n));
      if (n % 7 === 0) await store.truncateLog();
    }
    const count = (table: string) => database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.['n'];
    expect([count('ballots'), count('likes')]).toEqual([100, 100]);
    expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  });
});
