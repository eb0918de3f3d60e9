import type { DatabaseSync } from 'node:sqlite';
import type { AssetFiles } from '#adapters/driven/files/asset-files.ts';
import type { AssetStore } from '#application/ports/server/asset-store.ts';
import { assetOf } from '../../stores-shared/request-row.ts';

/** The database stores what uploads are; their contents are in files. The file is written first. */
export function sqlAssets(database: DatabaseSync, files: AssetFiles): AssetStore {
  const add =
    database.prepare(`INSERT INTO assets (realm, id, owner, name, kind, bytes, signed, hash, created)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const find = database.prepare('SELECT * FROM assets WHERE realm = ? AND id = ?');
  const since = database.prepare(
    'SELECT coalesce(sum(bytes), 0) AS n FROM assets WHERE realm = ? AND owner = ? AND created >= ?',
  );
  return {
    keep: async ({ realm, id, owner, name, kind, bytes, isSigned, createdAt }, content) => {
      const hash = await files.put(content, createdAt);
      add.run(realm, id, owner, name, kind, bytes, Number(isSigned), hash, createdAt);
    },
    find: async (realm, id) => {
      const row = find.get(realm, id);
      return row === undefined ? null : assetOf(row);
    },
    read: async (realm, id) => {
      const row = find.get(realm, id);
      const content = row === undefined ? null : await files.get(String(row['hash']));
      return row === undefined || content === null ? null : { asset: assetOf(row), content };
    },
    bytesSince: async (realm, owner, from) => Number(since.get(realm, owner, from)?.['n']),
  };
}
