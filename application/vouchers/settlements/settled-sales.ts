import type { GoodsRecords, RecordQuery } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type Cents, cents } from '#domain/shared/money.ts';
import { correctionIn, correctionKind } from '#domain/vouchers/offline/offline-records.ts';
import { type KeptSale, saleIn, saleKind } from '#domain/vouchers/sales/sale-records.ts';

const page = 1000;
const mostCorrections = 100_000;

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

/** What was corrected between two moments of sales of a shop, by sale. */
async function correctionsWithin(
  { goodsRecords }: { readonly goodsRecords: Pick<GoodsRecords, 'list'> },
  good: GoodId,
  { owner, from, until }: SoldWithin,
): Promise<ReadonlyMap<string, SettledCorrection>> {
  const query = { kind: correctionKind, owner, from, until, limit: mostCorrections, after: null };
  const found = new Map<string, SettledCorrection>();
  for (const record of await goodsRecords.list(good, query)) {
    const { sale, number, lines } = correctionIn(record);
    found.set(sale, { number, amount: cents((found.get(sale)?.amount ?? 0) + lines[0].amount) });
  }
  return found;
}

/** What a shop is owed more or less for a sale of an earlier settlement. */
export interface SettledCorrection {
  readonly number: string;
  readonly amount: Cents;
}

/** What a settlement pays: together it is what the shop was owed more between two moments. */
export interface SettledSales {
  readonly sales: readonly KeptSale[];
  readonly corrections: readonly SettledCorrection[];
}

/**
 * The sales that a settlement pays: those of its shop between two moments that were not taken back by then, with what was
 * corrected of them meanwhile; and what was corrected of earlier ones.
 */
export async function salesOfSettlement(
  ports: { readonly goodsRecords: Pick<GoodsRecords, 'list'> },
  good: GoodId,
  within: SoldWithin,
): Promise<SettledSales> {
  const [all, corrected] = await Promise.all([
    salesWithin(ports, good, within),
    correctionsWithin(ports, good, within),
  ]);
  const standing = all.filter(({ reversal }) => reversal === null || reversal.at >= within.until);
  const sales = standing.map((sale): KeptSale => {
    const amount = corrected.get(sale.id)?.amount ?? cents(0);
    return { ...sale, offline: sale.offline && { ...sale.offline, corrected: amount } };
  });
  const own = new Set(all.map(({ id }) => id));
  return { sales, corrections: [...corrected].filter(([id]) => !own.has(id)).map(([, one]) => one) };
}
