import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { migrations } from '#adapters/driven/sqlite/migrations.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { attackFile } from './attack-file.ts';
import { attackLog } from './attack-log.ts';
import { attackTables, attackWriteAheadLog } from './attack-postgres.ts';
import { suspectsOf, voteOf } from './voters.ts';

/** What SQLite itself writes for this number of votes, one for each commit, without any protection of their order. */
function carelessFiles(voters: number, { deleted = false } = {}) {
  const file = join(scratchFolder(), 'careless.sqlite');
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA secure_delete = OFF');
  for (const step of migrations) database.exec(step);
  const mark = database.prepare('INSERT INTO marks VALUES (?, ?, ?)');
  const ballot = database.prepare('INSERT INTO ballots VALUES (?, ?, ?, ?)');
  for (let n = 0; n < voters; n += 1) {
    const vote = voteOf(n);
    database.exec('BEGIN');
    mark.run(vote.realm, vote.survey, vote.mark);
    ballot.run(vote.realm, vote.survey, vote.ballot, JSON.stringify(vote.answer));
    database.exec('COMMIT');
  }
  if (deleted) database.exec('DELETE FROM marks WHERE mark > 0; DELETE FROM ballots WHERE id > 0');
  const log = readFileSync(`${file}-wal`);
  database.close();
  return { log, file: readFileSync(file) };
}

describe('an attack on unprotected files', () => {
  it('joins everybody by the places of cells on their pages, as long as they fit on one', () => {
    expect(attackFile(carelessFiles(45).file, suspectsOf(45)).cells).toMatchObject({ hits: 45 });
  });

  it('joins everybody by what deleted rows have left', () => {
    expect(
      attackFile(carelessFiles(40, { deleted: true }).file, suspectsOf(40)).remains.hits,
    ).toBeGreaterThan(30);
  });

  it('of 60 voters places more ballots in the order of voting than chance does', () => {
    const { hits, most } = attackFile(carelessFiles(60).file, suspectsOf(60)).order;
    expect(hits).toBeGreaterThan(most);
  });

  it('joins most of them by the log, also if it is in pieces among other bytes of a disk', () => {
    const { log } = carelessFiles(60);
    expect(attackLog(log, suspectsOf(60)).hits).toBeGreaterThan(40);
    const disk = Buffer.concat([Buffer.alloc(4096 * 3, 7), log, Buffer.alloc(4096, 10)]);
    expect(attackLog(disk, suspectsOf(60)).hits).toBeGreaterThan(40);
  });

  it('finds nothing in the files of other voters', () => {
    const { file, log } = carelessFiles(10);
    const others = { ...suspectsOf(10), survey: 'budget' };
    expect([attackFile(file, others).cells.hits, attackLog(log, others).hits]).toEqual([0, 0]);
  });
});

/** A row as PostgreSQL stores it: the number of its transaction in a head of 24 bytes, then short texts. */
function rowOf(transaction: number, ...texts: readonly string[]): Buffer {
  const head = Buffer.alloc(24);
  head.writeUInt32LE(transaction);
  const parts = texts.flatMap((text) => [Buffer.from([(text.length + 1) * 2 + 1]), Buffer.from(text)]);
  return Buffer.concat([head, ...parts]);
}

/** The rows of voters who voted in turn, as PostgreSQL writes them: mark and ballot in a transaction of its own. */
const postgresRows = (voters: number, transactionOf = (n: number) => n) =>
  Array.from({ length: voters }, (_, n) => {
    const { realm, survey, mark, ballot } = voteOf(n);
    return {
      mark: rowOf(transactionOf(n), realm, survey, mark),
      ballot: rowOf(transactionOf(n), realm, survey, ballot),
    };
  });

describe('an attack on the files of PostgreSQL', () => {
  it('joins everybody by the log, also if each row is there twice', () => {
    const log = Buffer.concat(postgresRows(60).flatMap(({ mark, ballot }) => [mark, mark, ballot, ballot]));
    expect(attackWriteAheadLog(log, suspectsOf(60)).hits).toBe(60);
  });

  it('joins everybody by the transactions of rows in different files', () => {
    const rows = postgresRows(60);
    const files = [rows.map(({ mark }) => mark), rows.map(({ ballot }) => ballot)].map((one) =>
      Buffer.concat(one),
    );
    expect(attackTables(files, suspectsOf(60)).hits).toBe(60);
  });

  it('joins nobody if one transaction wrote all rows, in the order of their keys', () => {
    const rows = postgresRows(60, () => 7);
    const mixed = [rows.map(({ mark }) => mark), rows.map(({ ballot }) => ballot)].map((one) =>
      Buffer.concat(one.toSorted(Buffer.compare)),
    );
    expect(attackTables(mixed, suspectsOf(60)).hits).toBe(0);
    const { hits, most } = attackWriteAheadLog(Buffer.concat(mixed), suspectsOf(60));
    expect(hits).toBeLessThanOrEqual(most);
  });
});
