import type { CouncilRefusal } from '#application/ports/council-refusal.ts';
import { readPage } from '#adapters/wire/page.ts';
import { type Either, isLeft, right } from '#domain/shared/result.ts';
import { ask, type CallSettings } from './council-call.ts';

/** Far beyond any town: a server that never ends its list is not followed for ever. */
const mostPages = 200;

/**
 * A list that may be longer than one answer: asks on until as many have come as there are in all, or none comes. A server
 * that says nothing of how many there are is asked once.
 */
export async function everyPage<T>(
  settings: CallSettings,
  addressFrom: (offset: number) => string,
  read: (raw: unknown) => Either<CouncilRefusal, T>,
): Promise<Either<CouncilRefusal, readonly T[]>> {
  const found: T[] = [];
  for (let page = 0; page < mostPages; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- where the next page begins is told by the one before
    const body = await ask(settings, addressFrom(found.length));
    if (isLeft(body)) return body;
    const stretch = readPage(body.right, read);
    if (isLeft(stretch)) return stretch;
    found.push(...stretch.right.items);
    if (stretch.right.items.length === 0 || found.length >= stretch.right.total) break;
  }
  return right(found);
}
