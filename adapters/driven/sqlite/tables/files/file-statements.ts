import type { DatabaseSync } from 'node:sqlite';
import {
  contentRows,
  describedByFolder,
  townFileColumns,
  townFileOf,
  townFileValues,
} from '#adapters/driven/stores-shared/town-file-row.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { FolderFile } from '#application/ports/server/town-keeper.ts';
import { replacedLife, type TownFile } from '#domain/files/town-file.ts';
import { fileSteps, fileSubject } from '#domain/office/steps/file-steps.ts';
import type { Changer } from '#domain/office/steps/subject-steps.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { stepWriting } from '../step.table.ts';

/** Writes files of the register; the caller opens the transaction. */
export function fileWriting(database: DatabaseSync) {
  const one = database.prepare('SELECT body FROM town_files WHERE realm = ? AND name = ?');
  const put = database.prepare(
    `INSERT OR REPLACE INTO town_files (${townFileColumns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const keepContent = database.prepare(
    'INSERT OR REPLACE INTO town_file_contents (realm, name, hash, until) VALUES (?, ?, ?, ?)',
  );
  const drop = database.prepare('DELETE FROM town_files WHERE realm = ? AND name = ?');
  const endContents = database.prepare(
    'UPDATE town_file_contents SET until = ? WHERE realm = ? AND name = ? AND until IS NULL',
  );
  const steps = stepWriting(database);
  const find = (realm: RealmId, name: string): TownFile | null => {
    const row = one.get(realm, name);
    return row === undefined ? null : townFileOf(row);
  };
  return {
    find,
    put: (realm: RealmId, file: TownFile): void => void put.run(...townFileValues(realm, file)),
    write: (realm: RealmId, before: TownFile | null, after: TownFile, by: Changer): void => {
      put.run(...townFileValues(realm, after));
      for (const [hash, until] of contentRows(after)) keepContent.run(realm, after.name, hash, until);
      steps.add(realm, fileSubject(after), fileSteps(before, after, by));
    },
    remove: (realm: RealmId, file: TownFile, by: Changer): void => {
      drop.run(realm, file.name);
      endContents.run(by.at + replacedLife, realm, file.name);
      steps.add(realm, fileSubject(file), fileSteps(file, null, by));
    },
  };
}

/** Notes what a town's folder says of its files. Must run in the transaction that loads the town. */
export function fileDescribing(database: DatabaseSync, clock: Clock) {
  const { find, put } = fileWriting(database);
  return (realm: RealmId, brought: readonly FolderFile[]): void => {
    for (const file of brought) {
      const described = describedByFolder(find(realm, file.name), file, clock.now());
      if (described !== null) put(realm, described);
    }
  };
}
