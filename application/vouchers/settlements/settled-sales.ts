import type { GoodsRecords, RecordQuery } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type KeptSale, saleIn, saleKind } from '#domain/vouchers/sales/sale-records.ts';

const page = 1000;

/** Whose sales, and of when. */
export type SoldWithin = Pick<RecordQuery, 'owner'> & { readonly from: Instant; readonly until: Instant };

/** All sales between two moments, newest first, read page by page. */
export async function salesWithin(
  { goodsRecords }: { readonly goodsRecords: Pick<GoodsRecords, 'list'> },
  good: GoodId,
  { owner, from, until }: SoldWithin,
): Promise<readonly KeptSale[]> {
  const sales: KeptSale[] = [];
  let after: RecordQuery['after'] = null;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ended
    const records = await goodsRecords.list(good, { kind: saleKind, owner, from, until, limit: page, after });
    sales.push(...records.map(saleIn));
    const last = records.at(-1);
    if (last === undefined || records.length < page) return sales;
    after = { at: last.at, id: last.id };
  }
}

/** The sales that a settlement pays: those of its shop between two moments that were not taken back by then. */
export async function salesOfSettlement(
  ports: { readonly goodsRecords: Pick<GoodsRecords, 'list'> },
  good: GoodId,
  within: SoldWithin,
): Promise<readonly KeptSale[]> {
  const sales = await salesWithin(ports, good, within);
  return sales.filter(({ reversal }) => reversal === null || reversal.at >= within.until);
}
