import * as t from 'io-ts';
import type { Page } from '#domain/content/article.ts';
import { type Either, isLeft, right } from '#domain/shared/result.ts';
import { decode, type Unreadable } from './decode.ts';

const listWire = t.union([
  t.intersection([t.type({ items: t.array(t.unknown) }), t.partial({ itemsCount: t.number })]),
  t.array(t.unknown),
]);

/**
 * A list: `{ items, itemsCount }`, or a bare array, since councils answer either way. One item that cannot be read
 * makes the list unreadable, and names itself: leaving it out in silence would hide a process from its town.
 */
export function readPage<T, R>(
  raw: unknown,
  read: (item: unknown) => Either<R, T>,
): Either<R | Unreadable, Page<T>> {
  const list = decode(listWire, raw);
  if (isLeft(list)) return list;
  const found = list.right;
  const [rawItems, count] = 'items' in found ? [found.items, found.itemsCount] : [found, undefined];
  const items: T[] = [];
  for (const item of rawItems) {
    const decoded = read(item);
    if (isLeft(decoded)) return decoded;
    items.push(decoded.right);
  }
  return right({ items, total: count ?? items.length });
}
