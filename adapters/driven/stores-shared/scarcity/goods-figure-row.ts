import type {
  AccountSum,
  GrantCount,
  GrantEnding,
  OwnerSum,
  RecordCount,
  SpentGrant,
} from '#application/ports/server/scarcity/goods-figures.ts';
import { goodsStatuses } from '#domain/scarcity/goods-grant.ts';
import type { AnyRow } from '../request-row.ts';

/* Rows of counts of scarce goods, the same in both databases. */

/** The milliseconds of an hour, by which records are counted. */
export const hourLength = 3_600_000;

export const grantCountOfRow = (row: AnyRow): GrantCount => ({
  pool: String(row['pool']),
  status: goodsStatuses.find((one) => one === row['state']) ?? 'expired',
  grants: Number(row['grants']),
  begun: Number(row['begun']),
  uses: Number(row['uses']),
});

export const grantEndingOfRow = (row: AnyRow): GrantEnding => ({
  pool: String(row['pool']),
  status: row['state'] === 'cancelled' ? 'cancelled' : 'expired',
  ended: typeof row['ended'] === 'string' ? row['ended'] : null,
  grants: Number(row['grants']),
});

export const accountSumOfRow = (row: AnyRow): AccountSum => ({
  account: String(row['account']),
  amount: Number(row['amount']),
});

export const ownerSumOfRow = (row: AnyRow): OwnerSum => ({
  owner: String(row['owner']),
  amount: Number(row['amount']),
});

export const recordCountOfRow = (row: AnyRow): RecordCount => ({
  owner: String(row['owner']),
  hour: Number(row['hour']) * hourLength,
  status: String(row['state']),
  records: Number(row['records']),
});

export const spentGrantOfRow = (row: AnyRow): SpentGrant => ({
  id: String(row['id']),
  left: Number(row['still']),
});
