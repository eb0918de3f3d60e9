import type { AssetFiles } from '#adapters/driven/files/asset-files.ts';
import { assetOf, requestOfAsset } from '#adapters/driven/stores-shared/request-row.ts';
import { namedContent } from '#adapters/driven/stores-shared/town-file-row.ts';
import type { AssetStore } from '#application/ports/server/asset-store.ts';
import type { DatabaseRow, Postgres, RunStatement } from '../postgres.ts';

/** Erases uploads: the rows first, then the contents that no row names. */
export function postgresAssetErasing(ask: RunStatement, files: AssetFiles) {
  const rowsOf = async (within: RunStatement, realm: unknown, request: unknown) =>
    within('DELETE FROM assets WHERE realm = $1 AND request = $2 RETURNING hash', [realm, request]);
  const dropLoose = async (rows: readonly DatabaseRow[], by: number) => {
    for (const hash of new Set(rows.map((row) => String(row['hash'])))) {
      const named = await ask(namedContent('$1'), [hash]);
      if (named.length === 0) await files.drop(hash, by);
    }
  };
  return { rowsOf, dropLoose };
}

/** The database stores what uploads are; their contents are in a folder that all processes can read. */
export function postgresAssets({ ask }: Postgres, files: AssetFiles): AssetStore {
  const rowOf = async (realm: string, id: string) =>
    (await ask('SELECT * FROM assets WHERE realm = $1 AND id = $2', [realm, id]))[0];
  const { rowsOf, dropLoose } = postgresAssetErasing(ask, files);
  return {
    eraseOf: async (realm, request, by) => dropLoose(await rowsOf(ask, realm, request), by),
    keep: async ({ realm, id, owner, name, kind, bytes, isSigned, createdAt }, content) => {
      const hash = await files.put(content, createdAt);
      const text = `INSERT INTO assets (realm, id, owner, name, kind, bytes, signed, hash, created)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;
      await ask(text, [realm, id, owner, name, kind, bytes, isSigned, hash, createdAt]);
    },
    find: async (realm, id) => {
      const row = await rowOf(realm, id);
      return row === undefined ? null : assetOf(row);
    },
    requestOf: async (realm, id) => requestOfAsset(await rowOf(realm, id)),
    read: async (realm, id) => {
      const row = await rowOf(realm, id);
      const content = row === undefined ? null : await files.get(String(row['hash']));
      return row === undefined || content === null ? null : { asset: assetOf(row), content };
    },
    bytesSince: async (realm, owner, from) => {
      const text =
        'SELECT coalesce(sum(bytes), 0) AS n FROM assets WHERE realm = $1 AND owner = $2 AND created >= $3';
      return Number((await ask(text, [realm, owner, from]))[0]?.['n']);
    },
  };
}
