import type { DatabaseSync } from 'node:sqlite';
import type { AssetFiles } from '#adapters/driven/files/asset-files.ts';
import {
  addressesOf,
  draftingDocuments,
  draftUses,
  fewWords,
  fileUseOf,
  loadedFile,
  townFileOf,
} from '#adapters/driven/stores-shared/town-file-row.ts';
import type { FileFilter, FileRegister } from '#application/ports/server/files/file-register.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { writeWhenFree } from '../../writing/write-when-free.ts';
import { assetErasing } from '../asset.table.ts';
import { fileWriting } from './file-statements.ts';
import { fileUses } from './file-uses.ts';

/** Pages of the register: a filter that is not asked for is true of every file. */
function pages(database: DatabaseSync): FileRegister['page'] {
  const text = (columns: string, words: number) =>
    `SELECT ${columns} FROM town_files WHERE realm = ? AND (? IS NULL OR picture = ?) AND wordless >= ?
    ${' AND instr(search, ?) > 0'.repeat(words)}`;
  const values = (realm: RealmId, { group, lacksWords, search }: FileFilter) => {
    const isPicture = group === null ? null : Number(group === 'pictures');
    return [realm, isPicture, isPicture, Number(lacksWords), ...fewWords(search)] as const;
  };
  return async (realm, filter) => {
    const [asked, words] = [values(realm, filter), fewWords(filter.search).length];
    const list = database.prepare(`${text('body', words)} ORDER BY at DESC, name LIMIT ? OFFSET ?`);
    const count = database.prepare(text('count(*) AS n', words)).get(...asked);
    return {
      items: list.all(...asked, filter.limit, filter.offset).map(townFileOf),
      count: Number(count?.['n']),
    };
  };
}

/** Brings the register in line with the town's folder and its documents, in the caller's transaction. */
function takingLoaded(database: DatabaseSync) {
  const names = database.prepare(
    'SELECT name FROM town_files WHERE realm = ? AND body LIKE \'%"content":null%\'',
  );
  const drop = database.prepare('DELETE FROM town_files WHERE realm = ? AND name = ?');
  const writing = fileWriting(database);
  const uses = fileUses(database);
  return (realm: RealmId, loaded: readonly string[], at: number): void => {
    const there = new Set(loaded);
    for (const row of names.all(realm)) {
      const name = String(row['name']);
      if (!there.has(name)) drop.run(realm, name);
    }
    for (const name of loaded)
      if (writing.find(realm, name) === null) writing.put(realm, loadedFile(name, at));
    uses.noteAll(realm);
  };
}

/** The register of files in the embedded database. */
export function sqlFileRegister(database: DatabaseSync, files: AssetFiles): FileRegister {
  const uses = database.prepare(
    'SELECT collection, document FROM town_file_uses WHERE realm = ? AND name = ? ORDER BY collection, document',
  );
  const drafting = database.prepare(draftingDocuments('instr(TEXT, $2) > 0').replaceAll('$', '?'));
  const usesOf = (realm: RealmId, name: string) => [
    ...uses.all(realm, name).map(fileUseOf),
    ...draftUses(realm, name, drafting.all(realm, addressesOf(realm))),
  ];
  const publicOnes = database.prepare(`SELECT name FROM town_files f WHERE realm = ?
    AND body NOT LIKE '%"content":null%' AND (published = 1 OR EXISTS
    (SELECT 1 FROM town_file_uses u WHERE u.realm = f.realm AND u.name = f.name)) ORDER BY name`);
  const over = database.prepare('DELETE FROM town_file_contents WHERE until <= ? RETURNING hash');
  const writing = fileWriting(database);
  const takeLoaded = takingLoaded(database);
  const { dropLoose } = assetErasing(database, files);
  return {
    page: pages(database),
    find: async (realm, name) => writing.find(realm, name),
    uses: async (realm, name) => usesOf(realm, name),
    shown: async (realm, name) => {
      const file = writing.find(realm, name);
      return file && { file, isPublic: file.isPublished || uses.get(realm, name) !== undefined };
    },
    publicNames: async (realm) => publicOnes.all(realm).map(({ name }) => String(name)),
    add: async (realm, file, by) =>
      writeWhenFree(database, () => {
        if (writing.find(realm, file.name) !== null) return false;
        writing.write(realm, null, file, by);
        return true;
      }),
    change: async (realm, name, edit, by) =>
      writeWhenFree(database, () => {
        const before = writing.find(realm, name);
        const after = before && edit(before);
        if (after !== null) writing.write(realm, before, after, by);
        return after;
      }),
    remove: async (realm, name, by) =>
      writeWhenFree(database, () => {
        const file = writing.find(realm, name);
        if (file === null) return 'unknown';
        if (usesOf(realm, name).length > 0) return 'used';
        writing.remove(realm, file, by);
        return 'removed';
      }),
    takeLoaded: async (realm, names, at) => writeWhenFree(database, () => takeLoaded(realm, names, at)),
    forget: async (by) => {
      const rows = await writeWhenFree(database, () => over.all(by));
      await dropLoose(
        rows.map(({ hash }) => String(hash)),
        by,
      );
    },
  };
}
