import type { BookReader } from '#domain/scarcity/books/goods-audit.ts';
import type { GoodId } from './goods-store.ts';

/** What is stored of scarce goods, to be audited. */
export interface GoodsBooks {
  /** Every good, by town and name. */
  readonly goods: () => Promise<readonly GoodId[]>;
  /** Reads all of a good as it was at one moment, also while it is asked for; few rows are in memory at a time. */
  readonly each: (id: GoodId, read: BookReader) => Promise<void>;
}
