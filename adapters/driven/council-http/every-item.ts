import { type Either, isLeft, right } from '#domain/shared/result.ts';

/** The most that the council gives at once. */
const pageSize = 200;

/** All items of a list, page after page. */
export async function everyItem<R, T>(
  page: (stretch: {
    readonly limit: number;
    readonly offset: number;
  }) => Promise<Either<R, { readonly items: readonly T[]; readonly itemsCount: number }>>,
): Promise<Either<R, readonly T[]>> {
  const found: T[] = [];
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each page says where the next one begins
    const some = await page({ limit: pageSize, offset: found.length });
    if (isLeft(some)) return some;
    found.push(...some.right.items);
    if (some.right.items.length === 0 || found.length >= some.right.itemsCount) return right(found);
  }
}
