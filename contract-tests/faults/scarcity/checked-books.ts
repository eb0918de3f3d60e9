import type { GoodsCouncil } from '#contract-tests/ports/server/scarcity/goods-store.ts';
import { auditGoods } from '#application/scarcity/audit-goods.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { GoodsGrant } from '#domain/scarcity/goods-grant.ts';

/** What an audit finds in all goods: nothing, whatever happened. */
export const bookFaults = async ({ books }: Pick<GoodsCouncil, 'books'>): Promise<readonly unknown[]> =>
  (await auditGoods({ books })()).filter(({ faults }) => faults.length > 0);

/** All grants of a good, as they are stored. */
export async function grantsOfGood(
  { books }: Pick<GoodsCouncil, 'books'>,
  id: GoodId,
): Promise<readonly GoodsGrant[]> {
  const grants: GoodsGrant[] = [];
  const ignore = () => {};
  await books.each(id, {
    pool: ignore,
    cell: ignore,
    entry: ignore,
    grant: (one) => void grants.push(one),
  });
  return grants;
}
