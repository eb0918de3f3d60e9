import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';
import {
  type MovedSale,
  movedSale,
  type MovedVoucher,
  salesMoved,
} from '#domain/vouchers/offline/moved-claims.ts';
import { conflictKind, conflictRecord, correctionRecord } from '#domain/vouchers/offline/offline-records.ts';
import {
  type KeptSale,
  nextVersion,
  saleIn,
  saleKind,
  saleRecord,
} from '#domain/vouchers/sales/sale-records.ts';

interface Ports {
  readonly goodsRecords: Pick<GoodsRecords, 'record'>;
}

/** Another sale that changes, and the version of its record before. */
export interface ChangedSale extends MovedSale {
  readonly before: KeptSale;
  readonly version: number;
}

/** The other sales that lose or get uses by the change. */
export async function otherSales(
  { goodsRecords }: Ports,
  good: GoodId,
  moved: readonly MovedVoucher[],
  own: string,
): Promise<readonly ChangedSale[]> {
  const ids = new Set(moved.flatMap(salesMoved));
  ids.delete(own);
  const found = await Promise.all([...ids].map((id) => goodsRecords.record(good, saleKind, id)));
  return found
    .filter((record) => record !== null)
    .map((record) => {
      const before = saleIn(record);
      return { before, version: record.version, ...movedSale(before, moved) };
    });
}

/** Another sale is written with what it is owed more or less since it came, so that sums of any moment stay right. */
export async function recordsOfOther(
  { goodsRecords }: Ports,
  good: GoodId,
  { sale, before, version, owed }: ChangedSale,
  at: Instant,
): Promise<readonly GoodsRecord[]> {
  const offline = { ...sale.offline, corrected: cents(sale.offline.corrected + owed) };
  const conflict = sale.status === 'conflicting' && before.status !== 'conflicting';
  const listed = conflict ? await goodsRecords.record(good, conflictKind, sale.id) : null;
  return [
    saleRecord({ ...sale, offline }, version + 1),
    ...(owed === 0 ? [] : [correctionRecord(sale, cents(owed), version + 1, at)]),
    ...(conflict ? [conflictRecord(sale, nextVersion(listed), at)] : []),
  ];
}
