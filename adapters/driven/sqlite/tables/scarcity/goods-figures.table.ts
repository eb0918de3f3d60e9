import type { DatabaseSync } from 'node:sqlite';
import {
  accountSumOfRow,
  grantCountOfRow,
  grantEndingOfRow,
  hourLength,
  ownerSumOfRow,
  recordCountOfRow,
  spentGrantOfRow,
} from '#adapters/driven/stores-shared/scarcity/goods-figure-row.ts';
import type { GoodsFigures } from '#application/ports/server/scarcity/goods-figures.ts';

/** Counts of scarce goods in the embedded database. */
export function sqlGoodsFigures(database: DatabaseSync): GoodsFigures {
  // Grants that take the same are counted first: to read what each of them takes took seven times as long.
  const grants = database.prepare(`SELECT take.value ->> 'pool' AS pool, state,
      SUM(grants) AS grants, SUM(begun) AS begun, SUM(uses) AS uses
    FROM (SELECT takes, CASE WHEN ends <= ?3 THEN 'expired' ELSE status END AS state,
        COUNT(*) AS grants, SUM(used > 0) AS begun, SUM(used) AS uses
      FROM scarce_grants WHERE realm = ?1 AND good = ?2 GROUP BY 1, 2), json_each(takes) AS take
    GROUP BY 1, 2 ORDER BY 1, 2`);
  const endings = database.prepare(`SELECT take.value ->> 'pool' AS pool,
      CASE WHEN one.ends <= ?4 THEN 'expired' ELSE one.status END AS state,
      CASE WHEN record.id IS NULL THEN NULL ELSE COALESCE(record.body -> 'ended' ->> 'kind', '') END AS ended,
      COUNT(*) AS grants
    FROM scarce_grants AS one LEFT JOIN scarce_records AS record ON record.realm = one.realm
      AND record.good = one.good AND record.kind = ?3 AND record.id = one.id, json_each(takes) AS take
    WHERE one.realm = ?1 AND one.good = ?2 AND one.used = 0 AND (one.status IN ('cancelled', 'expired') OR one.ends <= ?4)
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`);
  const accounts = database.prepare(`SELECT account, SUM(amount) AS amount FROM scarce_entries
    WHERE realm = ? AND good = ? AND kind = 'cents' GROUP BY account ORDER BY account`);
  // The + keeps it from the index of accounts, which has no moments: each line would be looked up.
  const accountsBefore = database.prepare(`SELECT account, SUM(amount) AS amount FROM scarce_entries
    WHERE realm = ? AND good = ? AND kind = 'cents' AND at < ? GROUP BY +account ORDER BY +account`);
  const sums = database.prepare(`SELECT owner, SUM(item.value ->> ?5) AS amount
    FROM scarce_records, json_each(body, '$.' || ?4) AS item
    WHERE realm = ?1 AND good = ?2 AND kind = ?3 AND at < ?7
      AND COALESCE(body ->> ('$.' || ?6 || '.at'), ?7) >= ?7 GROUP BY owner ORDER BY owner`);
  const records =
    database.prepare(`SELECT owner, at / ${hourLength} AS hour, status AS state, COUNT(*) AS records
    FROM scarce_records WHERE realm = ? AND good = ? AND kind = ? GROUP BY 1, 2, 3 ORDER BY 2, 1, 3`);
  const spent = database.prepare(`SELECT id,
      CASE WHEN status = 'granted' AND (ends IS NULL OR ends > ?4) THEN uses - used ELSE 0 END AS still
    FROM scarce_grants AS g WHERE realm = ?1 AND good = ?2 AND status <> 'held'
      AND (status <> 'granted' OR used > 0 OR ends <= ?4)
      AND EXISTS (SELECT 1 FROM scarce_records AS r
        WHERE r.realm = g.realm AND r.good = g.good AND r.kind = ?3 AND r.id = g.id) ORDER BY id`);
  return {
    grants: async ({ realm, good }, at) => grants.all(realm, good, at).map(grantCountOfRow),
    endings: async ({ realm, good }, kind, at) => endings.all(realm, good, kind, at).map(grantEndingOfRow),
    accounts: async ({ realm, good }) => accounts.all(realm, good).map(accountSumOfRow),
    accountsBefore: async ({ realm, good }, before) =>
      accountsBefore.all(realm, good, before).map(accountSumOfRow),
    sums: async ({ realm, good }, { kind, list, number, ended, before }) =>
      sums.all(realm, good, kind, list, number, ended, before).map(ownerSumOfRow),
    records: async ({ realm, good }, kind) => records.all(realm, good, kind).map(recordCountOfRow),
    spent: async ({ realm, good }, kind, at) => spent.all(realm, good, kind, at).map(spentGrantOfRow),
  };
}
