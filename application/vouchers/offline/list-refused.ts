import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import { type RefusedSale, refusedSaleIn, refusedSaleKind } from '#domain/vouchers/offline/refused-sale.ts';
import { saleKind } from '#domain/vouchers/sales/sale-records.ts';

interface Ports {
  readonly goodsRecords: Pick<GoodsRecords, 'record' | 'list'>;
}

const all = { kind: refusedSaleKind, owner: null, from: null, until: null, after: null, limit: 1000 };

/** The sales without a line that a campaign did not accept, the latest first. One that was accepted later is none of them. */
export const listRefusedSales =
  ({ goodsRecords }: Ports) =>
  async (good: GoodId): Promise<readonly RefusedSale[]> => {
    const listed = (await goodsRecords.list(good, all)).map(refusedSaleIn);
    const isStored = await Promise.all(
      listed.map(async ({ id, why }) =>
        // The key of another sale came with this one: that sale is stored, and this one is not.
        why === 'keyReused' ? false : (await goodsRecords.record(good, saleKind, id)) !== null,
      ),
    );
    return listed.filter((_, n) => isStored[n] === false);
  };
