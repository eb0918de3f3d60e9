import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { voucherIn, voucherKind } from '#domain/vouchers/issue/issue-records.ts';
import type { FoundVoucher } from '#domain/vouchers/sales/sale-faults.ts';
import { lastUseIn } from '#domain/vouchers/sales/sale-records.ts';

/** Where vouchers are found. */
export interface VoucherPorts {
  readonly goods: Pick<GoodsStore, 'ask' | 'grant'>;
  readonly goodsRecords: GoodsRecords;
}

/** A voucher with its record, and when it was last used. */
export interface KeptVoucher extends FoundVoucher {
  readonly record: GoodsRecord;
  readonly usedAt: Instant | null;
  readonly until: Instant | null;
}

/** No person has more vouchers of a campaign in a list. */
const mostVouchers = 100;

async function withGrant({ goods }: VoucherPorts, good: GoodId, record: GoodsRecord, at: Instant) {
  const grant = await goods.grant(good, record.id, at);
  if (grant === null) return null;
  const { status, uses, used, until } = grant;
  const { type } = voucherIn(record);
  const voucher: KeptVoucher = {
    id: record.id,
    type,
    holder: record.owner,
    status,
    uses,
    used,
    until,
    record,
    usedAt: lastUseIn(record),
  };
  return voucher;
}

/** One voucher of a campaign; null if there is none of that id. */
export async function findVoucher(
  ports: VoucherPorts,
  good: GoodId,
  id: string,
  at: Instant,
): Promise<KeptVoucher | null> {
  const record = await ports.goodsRecords.record(good, voucherKind, id);
  return record && withGrant(ports, good, record, at);
}

/** A voucher itself or, if it was lost and replaced, the one that its holder has now. */
export async function latestVoucher(
  ports: VoucherPorts,
  good: GoodId,
  found: KeptVoucher,
  at: Instant,
): Promise<KeptVoucher> {
  const { ended } = voucherIn(found.record);
  const next = ended?.kind === 'replaced' ? await findVoucher(ports, good, ended.by, at) : null;
  return next === null ? found : latestVoucher(ports, good, next, at);
}

/** The voucher of that id or, if it was lost and replaced, the one that its holder has now; null if there is none. */
export async function findLatestVoucher(
  ports: VoucherPorts,
  good: GoodId,
  id: string,
  at: Instant,
): Promise<KeptVoucher | null> {
  const found = await findVoucher(ports, good, id, at);
  return found && latestVoucher(ports, good, found, at);
}

/** The vouchers of a person in a campaign that were theirs at some time, the newest first. */
export async function vouchersOfHolder(
  ports: VoucherPorts,
  good: GoodId,
  holder: string,
  at: Instant,
): Promise<readonly KeptVoucher[]> {
  const query = {
    kind: voucherKind,
    owner: holder,
    from: null,
    until: null,
    limit: mostVouchers,
    after: null,
  };
  const records = await ports.goodsRecords.list(good, query);
  const found = await Promise.all(records.map((record) => withGrant(ports, good, record, at)));
  return found.flatMap((one) => (one === null || one.status === 'held' ? [] : [one]));
}
