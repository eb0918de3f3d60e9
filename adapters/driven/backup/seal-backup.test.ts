import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyDatabase, databaseFacts } from '#adapters/driven/sqlite/database-copy.ts';
import { left, right } from '#domain/shared/result.ts';
import { newOlderDatabase } from '#fixtures/builders/databases/older-database.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { partOf } from './data-folder.ts';
import { sealBackup } from './seal-backup.ts';

/** A folder with a database and a file, and the manifest that was made of them. */
function hashed() {
  const folder = scratchFolder({ 'files/nova/plan.txt': 'first plan' });
  copyDatabase(newOlderDatabase(1), join(folder, 'concejo.sqlite'));
  const facts = databaseFacts(join(folder, 'concejo.sqlite'));
  if (facts === null) throw new Error('the database cannot be read');
  const parts = ['concejo.sqlite', 'files/nova/plan.txt'].map((path) => partOf(path, join(folder, path)));
  const manifest = { program: 'test', made: '2026-11-18T11:00:00.000Z', keys: null, ...facts, parts };
  const order = {
    file: join(folder, 'b.tar'),
    again: join(folder, 'again'),
    manifest,
    pathOf: ({ path }: { path: string }) => join(folder, path),
  };
  const seal = () => sealBackup(order);
  return { folder, seal };
}

describe('a backup that is being written', () => {
  it('is sound if nothing changes', () => {
    expect(hashed().seal()).toEqual(right(null));
  });

  it.each(['other plan', 'a longer plan'])('names a file that has meanwhile become “%s”', (text) => {
    const { folder, seal } = hashed();
    writeFileSync(join(folder, 'files/nova/plan.txt'), text);
    expect(seal()).toEqual(left({ kind: 'changedMeanwhile', part: 'files/nova/plan.txt' }));
  });

  it('throws the errors of the file system', () => {
    const { folder, seal } = hashed();
    writeFileSync(join(folder, 'b.tar'), '');
    expect(seal).toThrow('EEXIST');
  });
});
