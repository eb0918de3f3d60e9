import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '#adapters/driven/sqlite/database.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { databaseFacts } from '#adapters/driven/sqlite/database-copy.ts';
import { checkUnpacked } from './unpacked.ts';
import { databaseName } from './data-folder.ts';

/** Above this size a start reads only the first page; a backup is checked in full whatever its size. */
const large = 64 * 1024 * 1024;

/** A database larger than that, with a hundred ballots among other data. */
function largeDatabase(): string {
  const folder = scratchFolder();
  const database = openSql(join(folder, databaseName));
  inTransaction(database, () => {
    const ballot = database.prepare("INSERT INTO ballots VALUES ('nova', 'poll', ?, '[\"a\"]')");
    const document = database.prepare("INSERT INTO documents VALUES ('nova', 'archive', ?, 0, ?)");
    for (let n = 0; n < 100; n += 1) ballot.run(String(n));
    for (let n = 0; n < 70; n += 1) document.run(String(n), 'x'.repeat(1024 * 1024));
  });
  database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
  database.close();
  return folder;
}

/** Zeros from there to the end, as after a disk lost a write. */
function loseHalf(file: string): void {
  const { size } = statSync(file);
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(size / 2), 0, size / 2, size / 2);
  closeSync(handle);
}

describe('a backup of a database larger than 64 MiB', () => {
  it('is checked page by page: one that lost a part is refused, an intact one is not', () => {
    const folder = largeDatabase();
    const file = join(folder, databaseName);
    expect(statSync(file).size).toBeGreaterThan(large);
    const facts = databaseFacts(file);
    expect(facts).toMatchObject({ surveys: [{ survey: 'poll', ballots: 100 }] });
    const manifest = { ...facts, files: [], keys: [] } as unknown as Parameters<typeof checkUnpacked>[1];
    expect(checkUnpacked(folder, manifest)).toMatchObject({ _tag: 'Right' });
    loseHalf(file);
    expect(checkUnpacked(folder, manifest)).toMatchObject({ left: { kind: 'damaged', part: databaseName } });
  });
});
