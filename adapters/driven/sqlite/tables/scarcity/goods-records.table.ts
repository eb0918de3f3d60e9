import type { DatabaseSync } from 'node:sqlite';
import {
  goodsRecordColumns,
  goodsRecordOfRow,
} from '#adapters/driven/stores-shared/scarcity/goods-record-row.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';

/** A moment after all others. */
const never = Number.MAX_SAFE_INTEGER;

/** What services keep with scarce goods, in the embedded database. */
export function sqlGoodsRecords(database: DatabaseSync): GoodsRecords {
  const one = database.prepare(
    `SELECT ${goodsRecordColumns} FROM scarce_records WHERE realm = ? AND good = ? AND kind = ? AND id = ?`,
  );
  const listed = (index: string, owner: string) =>
    database.prepare(`SELECT ${goodsRecordColumns} FROM scarce_records INDEXED BY ${index}
      WHERE realm = ?1 AND good = ?2 AND kind = ?3 ${owner} AND at >= ?5 AND at < ?6
        AND (at, id) < (?7, ?8) ORDER BY at DESC, id DESC LIMIT ?9`);
  // The planner, which knows nothing of the rows, would look for those of an owner among those of all.
  const ofOwner = listed('scarce_records_by_owner', 'AND owner = ?4');
  const ofAll = listed('scarce_records_by_time', 'AND ?4 IS NULL');
  // A member that is no list is read as a list of itself.
  const counted =
    database.prepare(`SELECT count(*) AS n FROM scarce_records INDEXED BY scarce_records_by_owner
    WHERE realm = ? AND good = ? AND kind = ? AND owner = ? AND (at, id) < (?, ?)
      AND EXISTS (SELECT 1 FROM json_each(body, '$.' || json_quote(?)) WHERE value = ?)`);
  const goods = database.prepare(
    'SELECT DISTINCT good FROM scarce_records WHERE realm = ? AND kind = ? ORDER BY good',
  );
  const erase = database.prepare(
    'DELETE FROM scarce_records WHERE realm = ? AND good = ? AND kind = ? AND at < ?',
  );
  const eraseNamed = database.prepare(
    `DELETE FROM scarce_records WHERE realm = ? AND good = ? AND kind = ?
      AND id IN (SELECT value FROM json_each(?))`,
  );
  const forgetOwners = database.prepare(
    "UPDATE scarce_records SET owner = '' WHERE realm = ? AND good = ? AND kind = ? AND owner <> ''",
  );
  const forgetHolders = database.prepare(
    "UPDATE scarce_grants SET holder = '' WHERE realm = ? AND good = ? AND holder <> ''",
  );
  const eraseAnswers = database.prepare('DELETE FROM scarce_attempts WHERE at < ?');
  return {
    record: async ({ realm, good }, kind, id) => {
      const row = one.get(realm, good, kind, id);
      return row === undefined ? null : goodsRecordOfRow(row);
    },
    list: async ({ realm, good }, { kind, owner, from, until, limit, after }) => {
      const rows = owner === null ? ofAll : ofOwner;
      const place = [after?.at ?? never, after?.id ?? ''] as const;
      return rows
        .all(realm, good, kind, owner, from ?? -never, until ?? never, ...place, limit)
        .map(goodsRecordOfRow);
    },
    countBefore: async ({ realm, good }, { kind, owner, before, member, word }) =>
      Number(counted.get(realm, good, kind, owner, before.at, before.id, member, word)?.['n']),
    goodsWith: async (realm, kind) => goods.all(realm, kind).map(({ good }) => String(good)),
    eraseRecords: async ({ realm, good }, kind, before) =>
      Number(erase.run(realm, good, kind, before).changes),
    eraseNamed: async ({ realm, good }, kind, ids) =>
      Number(eraseNamed.run(realm, good, kind, JSON.stringify(ids)).changes),
    forgetHolders: async ({ realm, good }, kind) => {
      forgetOwners.run(realm, good, kind);
      return Number(forgetHolders.run(realm, good).changes);
    },
    eraseAnswers: async (before) => Number(eraseAnswers.run(before).changes),
  };
}
