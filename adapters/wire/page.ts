import * as t from 'io-ts';
import type { Page } from '#domain/content/article.ts';
import { isPublished } from '#domain/content/published.ts';
import { type Either, isLeft, right } from '#domain/shared/result.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { decode, type Unreadable } from './decode.ts';
import { nameOfDocument } from './name-of-document.ts';

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
 * Lists of a shape that the specification fixes cannot contain what is missing from them. This header does
 * (left-out-header.ts).
 */
export const leftOutHeader = 'concejo-left-out';

/** Called with the name of a document that is missing from a list. */
export type NoteLeftOut = (name: LocalizedText) => void;

/**
 * A list: `{ items, itemsCount }`, or a bare array, since councils answer either way. If `leftOut` is given, one item
 * that cannot be read is left out. Without it the list is unreadable: leaving an item out silently would hide a
 * process from its town.
 */
export function readPage<T, R>(
  raw: unknown,
  read: (item: unknown) => Either<R, T>,
  leftOut?: NoteLeftOut,
): Either<R | Unreadable, Page<T>> {
  const list = decode(listWire, raw);
  if (isLeft(list)) return list;
  const found = list.right;
  const [rawItems, count] = 'items' in found ? [found.items, found.itemsCount] : [found, undefined];
  const items: T[] = [];
  for (const item of rawItems) {
    const decoded = read(item);
    if (!isLeft(decoded)) items.push(decoded.right);
    else if (leftOut === undefined) return decoded;
    else leftOut(nameOfDocument(item));
  }
  return right({ items, total: count ?? rawItems.length });
}
