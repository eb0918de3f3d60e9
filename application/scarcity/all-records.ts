import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';

const pageLength = 500;

interface ListingPorts {
  readonly goodsRecords: Pick<GoodsRecords, 'list'>;
}

/** Records of a kind, or those of an owner, some at a time, the latest first: who has seen enough reads no more of them. */
export async function* recordPages(
  { goodsRecords }: ListingPorts,
  good: GoodId,
  { kind, owner }: { readonly kind: string; readonly owner: string | null },
  limit = pageLength,
): AsyncGenerator<readonly GoodsRecord[]> {
  let after: { readonly at: number; readonly id: string } | null = null;
  for (;;) {
    const query = { kind, owner, from: null, until: null, limit, after };
    // oxlint-disable-next-line no-await-in-loop -- each page begins after the one before
    const page: readonly GoodsRecord[] = await goodsRecords.list(good, query);
    yield page;
    const last = page.at(-1);
    if (page.length < limit || last === undefined) return;
    after = { at: last.at, id: last.id };
  }
}

/** All records of a kind, or those of an owner, the earliest first. */
export const allRecords =
  (ports: ListingPorts) =>
  async (good: GoodId, kind: string, owner: string | null = null): Promise<readonly GoodsRecord[]> => {
    const found: GoodsRecord[] = [];
    for await (const page of recordPages(ports, good, { kind, owner })) found.push(...page);
    return found.toReversed();
  };
