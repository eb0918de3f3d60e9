import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type Cents, cents, sumOfMoney } from '#domain/shared/money.ts';
import { owedForSale } from '#domain/vouchers/offline/offline-sale.ts';
import type { KeptSale } from '#domain/vouchers/sales/sale-records.ts';
import type { ShopSettlement } from '#domain/vouchers/settlement.ts';
import type { SaleCheck } from '#domain/vouchers/settlements/run-review.ts';
import {
  reviewIn,
  reviewKind,
  settlementIn,
  settlementKind,
} from '#domain/vouchers/settlements/settlement-records.ts';
import { salesOfSettlement, salesWithin, type SettledSales } from './settled-sales.ts';

/** A sale of the sample, and what a person saw of it; null if nobody has looked yet. */
export interface CheckedSale {
  readonly number: string;
  readonly check: Pick<SaleCheck, 'isRight' | 'words'> | null;
}

/** What a settlement pays, cent by cent: `amount` is that of `sales` and `corrections`, less that of `takenBack`, plus `late`. */
export interface SettlementStatement extends SettledSales {
  /** The end of the settlement before of the same shop: what was sold since is paid by this one. */
  readonly since: Instant;
  /** Sales of earlier settlements that were taken back since. */
  readonly takenBack: readonly KeptSale[];
  /** What was stored after the settlement of its time had been closed. */
  readonly late: Cents;
  /** What of its sales is in the sample of its run; null until one is drawn. */
  readonly sample: readonly CheckedSale[] | null;
}

type Ports = { readonly goodsRecords: Pick<GoodsRecords, 'list' | 'record'> };

const all = { from: null, until: null, after: null, limit: 100_000 };

/** What of the sales of a shop is in the sample of a run; null until one is drawn. */
export async function sampleOfShop(
  { goodsRecords }: { readonly goodsRecords: Pick<GoodsRecords, 'record'> },
  good: GoodId,
  { run, shop }: Pick<ShopSettlement, 'run' | 'shop'>,
): Promise<readonly CheckedSale[] | null> {
  const record = await goodsRecords.record(good, reviewKind, String(run));
  const review = record && reviewIn(record);
  if (review?.sample == null) return null;
  return review.sample.sales
    .filter((sale) => sale.shop === shop)
    .map(({ id, number }) => {
      const check = review.checks.find(({ sale }) => sale === id);
      return { number, check: check === undefined ? null : { isRight: check.isRight, words: check.words } };
    });
}

const sumOf = (sales: readonly KeptSale[]): Cents => sumOfMoney(sales.map(owedForSale));

/** What a settlement pays, and for what. */
export async function settlementStatement(
  ports: Ports,
  good: GoodId,
  settlement: ShopSettlement,
): Promise<SettlementStatement> {
  const { shop: owner, run, until, amount } = settlement;
  const records = await ports.goodsRecords.list(good, { kind: settlementKind, owner, ...all });
  const before = records.map(settlementIn).filter((one) => one.run < run);
  const since = Math.max(0, ...before.map((one) => one.until));
  const { sales, corrections } = await salesOfSettlement(ports, good, { owner, from: since, until });
  const earlier = await salesWithin(ports, good, { owner, from: 0, until: since });
  const takenBack = earlier.filter(
    ({ reversal }) => reversal !== null && reversal.at >= since && reversal.at < until,
  );
  const corrected = sumOfMoney(corrections.map((one) => one.amount));
  return {
    since,
    sales,
    corrections,
    takenBack,
    late: cents(amount - sumOf(sales) - corrected + sumOf(takenBack)),
    sample: await sampleOfShop(ports, good, settlement),
  };
}
