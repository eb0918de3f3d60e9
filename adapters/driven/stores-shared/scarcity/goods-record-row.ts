import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';
import { recordName } from '#domain/scarcity/goods-record.ts';
import type { JsonObject } from '#domain/documents/json.ts';
import type { AnyRow } from '../request-row.ts';

/* Rows of what services keep with scarce goods, the same in both databases. */

export const goodsRecordColumns = 'kind, id, owner, at, version, body';
/** Those, and what is counted by: the word that a body has for its `status`, empty if it has none. */
export const writtenRecordColumns = `${goodsRecordColumns}, status`;

const statusIn = ({ status }: JsonObject): string => (typeof status === 'string' ? status : '');

export const goodsRecordOfRow = (row: AnyRow): GoodsRecord => ({
  kind: String(row['kind']),
  id: String(row['id']),
  owner: String(row['owner']),
  at: Number(row['at']),
  version: Number(row['version']),
  body: JSON.parse(String(row['body'])) as JsonObject,
});

/** In the order of `writtenRecordColumns`. */
export const goodsRecordValues = ({ kind, id, owner, at, version, body }: GoodsRecord) =>
  [kind, id, owner, at, version, JSON.stringify(body), statusIn(body)] as const;

/** The stored versions, by the names of their records. */
export const versionsOfRows = (rows: readonly AnyRow[]): ReadonlyMap<string, number> =>
  new Map(
    rows.map((row) => [
      recordName({ kind: String(row['kind']), id: String(row['id']) }),
      Number(row['version']),
    ]),
  );
