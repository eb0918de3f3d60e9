import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import { readPage } from '#adapters/wire/page.ts';
import { type Either, isLeft, right } from '#domain/shared/result.ts';
import { bodyAt, type CallSettings } from './council-call.ts';

/** Far more than any town has: a server that never ends its list is not followed for ever. */
const mostPages = 200;

/**
 * A list that may be longer than one answer: asks until all items have come, or none comes. If the server does not
 * give their number it is asked once.
 */
export async function everyPage<T>(
  settings: CallSettings,
  addressFrom: (offset: number) => string,
  read: (raw: unknown) => Either<CouncilRefusal, T>,
): Promise<Either<CouncilRefusal, readonly T[]>> {
  const found: T[] = [];
  let seen = 0;
  for (let page = 0; page < mostPages; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each page says where the next one begins
    const body = await bodyAt(settings, addressFrom(seen));
    if (isLeft(body)) return body;
    const stretch = readPage<unknown, never>(body.right, right);
    if (isLeft(stretch)) return stretch;
    const { items, total } = stretch.right;
    const some = readPage(items, read, settings.leftOut);
    if (isLeft(some)) return some;
    found.push(...some.right.items);
    // The next page begins after the items that came, even if some could not be read.
    seen += items.length;
    if (items.length === 0 || seen >= total) break;
  }
  return right(found);
}
