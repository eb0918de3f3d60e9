import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';

const pageLength = 500;

/** All records of a kind, or those of an owner, the earliest first. */
export const allRecords =
  ({ goodsRecords }: { readonly goodsRecords: Pick<GoodsRecords, 'list'> }) =>
  async (good: GoodId, kind: string, owner: string | null = null): Promise<readonly GoodsRecord[]> => {
    const found: GoodsRecord[] = [];
    let after: { readonly at: number; readonly id: string } | null = null;
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- each page begins after the one before
      const page: readonly GoodsRecord[] = await goodsRecords.list(good, {
        kind,
        owner,
        from: null,
        until: null,
        limit: pageLength,
        after,
      });
      found.push(...page);
      const last = page.at(-1);
      if (page.length < pageLength || last === undefined) return found.toReversed();
      after = { at: last.at, id: last.id };
    }
  };
