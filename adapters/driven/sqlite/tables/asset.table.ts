import type { DatabaseSync } from 'node:sqlite';
import type { AssetFiles } from '#adapters/driven/files/asset-files.ts';
import type { AssetStore } from '#application/ports/server/asset-store.ts';
import { assetOf, requestOfAsset } from '../../stores-shared/request-row.ts';
import { namedContent } from '../../stores-shared/town-file-row.ts';
import { writeWhenFree } from '../writing/write-when-free.ts';

/** Erases uploads: the rows first, then the contents that no row names. */
export function assetErasing(database: DatabaseSync, files: AssetFiles) {
  const ofRequest = database.prepare('DELETE FROM assets WHERE realm = ? AND request = ? RETURNING hash');
  const named = database.prepare(namedContent('?1'));
  const rowsOf = (realm: string, request: string) =>
    ofRequest.all(realm, request).map(({ hash }) => String(hash));
  const dropLoose = async (hashes: readonly string[], by: number) => {
    for (const hash of new Set(hashes)) if (named.get(hash) === undefined) await files.drop(hash, by);
  };
  return {
    /** Erases the rows of a request's uploads; returns the hashes of their contents. The caller opens the transaction. */
    rowsOf,
    dropLoose,
    eraseOf: async (realm: string, request: string, by: number) =>
      dropLoose(await writeWhenFree(database, () => rowsOf(realm, request)), by),
  };
}

/** The database stores what uploads are; their contents are in files. The file is written first. */
export function sqlAssets(database: DatabaseSync, files: AssetFiles): AssetStore {
  const add =
    database.prepare(`INSERT INTO assets (realm, id, owner, name, kind, bytes, signed, hash, created)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const find = database.prepare('SELECT * FROM assets WHERE realm = ? AND id = ?');
  const since = database.prepare(
    'SELECT coalesce(sum(bytes), 0) AS n FROM assets WHERE realm = ? AND owner = ? AND created >= ?',
  );
  const { eraseOf } = assetErasing(database, files);
  return {
    eraseOf,
    keep: async ({ realm, id, owner, name, kind, bytes, isSigned, createdAt }, content) => {
      const hash = await files.put(content, createdAt);
      const values = [realm, id, owner, name, kind, bytes, Number(isSigned), hash, createdAt] as const;
      await writeWhenFree(database, () => void add.run(...values));
    },
    find: async (realm, id) => {
      const row = find.get(realm, id);
      return row === undefined ? null : assetOf(row);
    },
    requestOf: async (realm, id) => requestOfAsset(find.get(realm, id)),
    read: async (realm, id) => {
      const row = find.get(realm, id);
      const content = row === undefined ? null : await files.get(String(row['hash']));
      return row === undefined || content === null ? null : { asset: assetOf(row), content };
    },
    bytesSince: async (realm, owner, from) => Number(since.get(realm, owner, from)?.['n']),
  };
}
