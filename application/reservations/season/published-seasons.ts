import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import { type PublishedSeason, seasonIn, seasonKind } from '#domain/reservations/season/season-record.ts';

/** More seasons than a venue ever has. */
const mostRead = 100;

/** The seasons of a venue that were published, the latest first. */
export const publishedSeasons =
  ({ goodsRecords }: { readonly goodsRecords: Pick<GoodsRecords, 'list'> }) =>
  async (good: GoodId): Promise<readonly PublishedSeason[]> => {
    const query = { kind: seasonKind, owner: null, from: null, until: null, limit: mostRead, after: null };
    return (await goodsRecords.list(good, query)).map(seasonIn);
  };
