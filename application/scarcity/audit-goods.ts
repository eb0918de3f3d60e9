import type { GoodsBooks } from '#application/ports/server/scarcity/goods-books.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import { type AuditedGoods, auditingGoods } from '#domain/scarcity/books/goods-audit.ts';

/** What an audit found in one good. */
export interface GoodsAudit extends GoodId, AuditedGoods {}

/** Recomputes every good of all towns from its ledger and its grants, and compares them with its pools and its calendar. */
export const auditGoods =
  ({ books }: { readonly books: GoodsBooks }) =>
  async (): Promise<readonly GoodsAudit[]> => {
    const audits: GoodsAudit[] = [];
    const goods = (await books.goods()).toSorted((a, b) =>
      `${a.realm}/${a.good}` < `${b.realm}/${b.good}` ? -1 : 1,
    );
    for (const id of goods) {
      const { read, result } = auditingGoods();
      // oxlint-disable-next-line no-await-in-loop -- one good after the other: each may have many rows
      await books.each(id, read);
      audits.push({ ...id, ...result() });
    }
    return audits;
  };
