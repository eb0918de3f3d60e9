import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import { voucherOrderIn, orderKind } from '#domain/vouchers/issue/issue-records.ts';
import type { VoucherOrder } from '#domain/vouchers/issue/voucher-order.ts';

/** An order, with the version of its record. */
export interface KeptOrder {
  readonly order: VoucherOrder;
  readonly version: number;
}

/** The order with that key; null if there is none. */
export const readOrder =
  ({ goodsRecords }: { readonly goodsRecords: Pick<GoodsRecords, 'record'> }) =>
  async (good: GoodId, id: string): Promise<KeptOrder | null> => {
    const record = await goodsRecords.record(good, orderKind, id);
    return record === null ? null : { order: voucherOrderIn(record), version: record.version };
  };
