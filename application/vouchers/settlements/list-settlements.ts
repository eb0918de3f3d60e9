import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { ShopSettlement } from '#domain/vouchers/settlement.ts';
import type { RunReview } from '#domain/vouchers/settlements/run-review.ts';
import {
  reviewIn,
  reviewKind,
  settlementIn,
  settlementKind,
} from '#domain/vouchers/settlements/settlement-records.ts';
import { asApproved } from '#domain/vouchers/settlements/signed-run.ts';
import type { Shop } from '#domain/vouchers/shop.ts';
import type { RunPorts } from './read-run.ts';

const all = { from: null, until: null, after: null, limit: 100_000 };

/** The settlements of a campaign as they count now, with what was stored of their runs, the latest run first. */
export interface ListedSettlements {
  readonly reviews: readonly RunReview[];
  readonly settlements: readonly ShopSettlement[];
}

/**
 * The settlements of a campaign with some shops, or with one shop if those of one are asked for. An approval of another
 * account than the shop has now does not count.
 */
export async function listSettlements(
  { goodsRecords }: Pick<RunPorts, 'goodsRecords'>,
  good: GoodId,
  {
    shops,
    owner = null,
  }: { readonly shops: readonly Pick<Shop, 'id' | 'iban'>[]; readonly owner?: string | null },
): Promise<ListedSettlements> {
  const [runs, records] = await Promise.all([
    goodsRecords.list(good, { kind: reviewKind, owner: null, ...all }),
    goodsRecords.list(good, { kind: settlementKind, owner, ...all }),
  ]);
  const reviews = runs.map(reviewIn);
  const shopOf = new Map(shops.map((shop) => [shop.id, shop]));
  const found = records.map(settlementIn);
  const settlements = reviews.flatMap((review) =>
    found
      .filter(({ run }) => run === review.run)
      .map((one) => asApproved(one, shopOf.get(one.shop) ?? null, review)),
  );
  return { reviews, settlements };
}
