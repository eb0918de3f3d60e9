import * as t from 'io-ts';
import type { Page } from '#domain/content/article.ts';
import { isPublished } from '#domain/content/published.ts';
import { type Either, isLeft, right } from '#domain/shared/result.ts';
import { decode, type Unreadable } from './decode.ts';

const listWire = t.union([
  t.intersection([t.type({ items: t.array(t.unknown) }), t.partial({ itemsCount: t.number })]),
  t.array(t.unknown),
]);

/** An answer without the documents that are not published, which no page of the portal shows. */
export function publishedOnly(raw: unknown): unknown {
  if (Array.isArray(raw)) return raw.filter(isPublished);
  if (typeof raw !== 'object' || raw === null || !('items' in raw) || !Array.isArray(raw.items)) return raw;
  const items: readonly unknown[] = raw.items.filter(isPublished);
  const count = (raw as { readonly itemsCount?: unknown }).itemsCount;
  const left = raw.items.length - items.length;
  return { ...raw, items, itemsCount: typeof count === 'number' ? count - left : count };
}

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
