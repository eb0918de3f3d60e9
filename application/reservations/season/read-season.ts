import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import { type PublishedSeason, seasonIn, seasonKind } from '#domain/reservations/season/season-record.ts';

/** More seasons than a venue ever has. */
const mostSeasons = 100;

/** The seasons of a venue that were published, the latest first. */
export const listSeasons =
  ({ goodsRecords }: { readonly goodsRecords: Pick<GoodsRecords, 'list'> }) =>
  async (good: GoodId): Promise<readonly PublishedSeason[]> => {
    const query = { kind: seasonKind, owner: '', from: null, until: null, limit: mostSeasons, after: null };
    return (await goodsRecords.list(good, query)).map(seasonIn);
  };

/** A season that was published, with all that it takes to compute its plan again; null if there is none of that id. */
export const readSeason =
  ({ goodsRecords }: { readonly goodsRecords: Pick<GoodsRecords, 'record'> }) =>
  async (good: GoodId, id: string): Promise<PublishedSeason | null> => {
    const record = await goodsRecords.record(good, seasonKind, id);
    return record === null ? null : seasonIn(record);
  };
