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
import type { Postgres } from '../../postgres.ts';

// Grants that take the same are counted first, so that what they take is read once.
const grants = `SELECT take ->> 'pool' COLLATE "C" AS pool, state,
    SUM(grants) AS grants, SUM(begun) AS begun, SUM(uses) AS uses
  FROM (SELECT takes, CASE WHEN ends <= $3 THEN 'expired' ELSE status END COLLATE "C" AS state,
      COUNT(*) AS grants, COUNT(*) FILTER (WHERE used > 0) AS begun, SUM(used) AS uses
    FROM scarce_grants WHERE realm = $1 AND good = $2 GROUP BY 1, 2) AS alike,
    json_array_elements(takes::json) AS take
  GROUP BY 1, 2 ORDER BY 1, 2`;
const endings = `SELECT take ->> 'pool' COLLATE "C" AS pool,
    CASE WHEN one.ends <= $4 THEN 'expired' ELSE one.status END COLLATE "C" AS state,
    CASE WHEN record.id IS NULL THEN NULL
      ELSE COALESCE(record.body::json -> 'ended' ->> 'kind', '') END COLLATE "C" AS ended, COUNT(*) AS grants
  FROM scarce_grants AS one LEFT JOIN scarce_records AS record ON record.realm = one.realm
    AND record.good = one.good AND record.kind = $3 AND record.id = one.id,
    json_array_elements(takes::json) AS take
  WHERE one.realm = $1 AND one.good = $2 AND one.used = 0 AND (one.status IN ('cancelled', 'expired') OR one.ends <= $4)
  GROUP BY 1, 2, 3 ORDER BY 1, 2, 3 NULLS FIRST`;
const accounts = `SELECT account, SUM(amount) AS amount FROM scarce_entries
  WHERE realm = $1 AND good = $2 AND kind = 'cents' GROUP BY account ORDER BY account COLLATE "C"`;
const accountsBefore = `SELECT account, SUM(amount) AS amount FROM scarce_entries
  WHERE realm = $1 AND good = $2 AND kind = 'cents' AND at < $3 GROUP BY account ORDER BY account COLLATE "C"`;
const sums = `SELECT owner, SUM((item ->> $5)::bigint) AS amount
  FROM scarce_records, json_array_elements(body::json -> $4) AS item
  WHERE realm = $1 AND good = $2 AND kind = $3 AND at < $7::bigint
    AND COALESCE((body::json -> $6 ->> 'at')::bigint, $7::bigint) >= $7::bigint
  GROUP BY owner ORDER BY owner COLLATE "C"`;
const records = `SELECT owner, at / ${hourLength} AS hour, status AS state, COUNT(*) AS records
  FROM scarce_records WHERE realm = $1 AND good = $2 AND kind = $3 GROUP BY 1, 2, 3 ORDER BY 2, 1, 3`;
const spent = `SELECT id,
    CASE WHEN status = 'granted' AND (ends IS NULL OR ends > $4) THEN uses - used ELSE 0 END AS still
  FROM scarce_grants AS g WHERE realm = $1 AND good = $2 AND status <> 'held'
    AND (status <> 'granted' OR used > 0 OR ends <= $4)
    AND EXISTS (SELECT 1 FROM scarce_records AS r
      WHERE r.realm = g.realm AND r.good = g.good AND r.kind = $3 AND r.id = g.id)
  ORDER BY id COLLATE "C"`;

/** Counts of scarce goods in PostgreSQL. */
export function postgresGoodsFigures({ ask }: Pick<Postgres, 'ask'>): GoodsFigures {
  return {
    grants: async ({ realm, good }, at) => (await ask(grants, [realm, good, at])).map(grantCountOfRow),
    endings: async ({ realm, good }, kind, at) =>
      (await ask(endings, [realm, good, kind, at])).map(grantEndingOfRow),
    accounts: async ({ realm, good }) => (await ask(accounts, [realm, good])).map(accountSumOfRow),
    accountsBefore: async ({ realm, good }, before) =>
      (await ask(accountsBefore, [realm, good, before])).map(accountSumOfRow),
    sums: async ({ realm, good }, { kind, list, number, ended, before }) =>
      (await ask(sums, [realm, good, kind, list, number, ended, before])).map(ownerSumOfRow),
    records: async ({ realm, good }, kind) => (await ask(records, [realm, good, kind])).map(recordCountOfRow),
    spent: async ({ realm, good }, kind, at) =>
      (await ask(spent, [realm, good, kind, at])).map(spentGrantOfRow),
  };
}
