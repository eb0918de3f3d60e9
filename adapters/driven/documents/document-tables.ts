import type { AssociationRegister } from '#application/ports/server/association-register.ts';
import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import type { IndexArticles } from '#application/ports/server/index-articles.ts';
import type { SubsidyRegister } from '#application/ports/server/subsidy-register.ts';
import type { Unreadable } from '#adapters/wire/decode.ts';
import { readAssociation } from '#adapters/wire/tables/association.ts';
import { readIndexArticle } from '#adapters/wire/tables/index-article.ts';
import { nameOfDocument } from '#adapters/wire/name-of-document.ts';
import { type NoteLeftOut, readPage } from '#adapters/wire/page.ts';
import { readGrant, readSubsidyCall } from '#adapters/wire/tables/subsidy.ts';
import { type Association, isListed } from '#domain/directory/association.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, map, right } from '#domain/shared/result.ts';
import { type Grant, inYear, type SubsidyCall, yearOf } from '#domain/subsidies/subsidy.ts';
import { jsonItems } from './json-items.ts';
import { sharedTexts } from './shared-texts.ts';

/** Documents as a file has them: a list, or `{ items }` as the API answers. */
type Documents = unknown;

/**
 * Reads every document, and keeps those that are asked for. If `leftOut` is given, it is called with each that cannot
 * be read; else the first such is reported by its place in the list.
 */
function readAll<T>(
  documents: Documents,
  read: (raw: unknown) => Either<Unreadable, T>,
  isKept: (item: T) => boolean,
  leftOut?: NoteLeftOut,
): Either<CouncilRefusal, readonly T[]> {
  const items = readPage(documents, (item) => right(item));
  if (isLeft(items)) return items;
  const found: T[] = [];
  for (const [at, item] of items.right.items.entries()) {
    const decoded = read(item);
    if (isLeft(decoded) && leftOut !== undefined) {
      leftOut(nameOfDocument(item));
      continue;
    }
    if (isLeft(decoded)) return left(unreadableAt(at, decoded.left));
    if (isKept(decoded.right)) found.push(decoded.right);
  }
  return right(found);
}

const unreadableAt = (at: number, { where }: Unreadable): Unreadable => ({
  kind: 'unreadable',
  where: [`items.${at}`, where].filter((part) => part !== '').join('.'),
});

/** What a list of documents contains, or why it cannot be read. */
export type ReadList<T> = Either<CouncilRefusal, readonly T[]>;

/**
 * Reads every document of a file while its bytes come; only what was read is kept. Refuses what `readAll` refuses.
 * Throws if the bytes are not JSON.
 */
export function readPieces<T>(
  pieces: Iterable<Uint8Array>,
  read: (raw: unknown) => Either<Unreadable, T>,
): ReadList<T> {
  const items = jsonItems(pieces);
  const share = sharedTexts();
  const found: T[] = [];
  let refusal: Unreadable | null = null;
  let next = items.next();
  // The rest is read after a refusal too: that the file is not JSON is said first.
  for (let at = 0; next.done !== true; next = items.next(), at += 1) {
    const decoded = refusal === null ? read(share(next.value)) : null;
    if (decoded === null) continue;
    if (isLeft(decoded)) refusal = unreadableAt(at, decoded.left);
    else found.push(decoded.right);
  }
  const others = readAll(next.value, read, () => true);
  if (isLeft(others) || others.right.length > 0) return others;
  return refusal === null ? right(found) : left(refusal);
}

export const documentIndexArticles = (documents: Documents): IndexArticles => ({
  all: async () => readAll(documents, readIndexArticle, ({ ita }) => ita.trim() !== ''),
});

export const documentAssociations = (documents: Documents): AssociationRegister => ({
  active: async () => readAll(documents, readAssociation, isListed),
  placed: async () =>
    readAll(documents, readAssociation, (found) => isListed(found) && found.coordinates !== null),
});

/** Associations that were read before. */
export const readAssociations = (list: ReadList<Association>): AssociationRegister => ({
  active: async () => map((all: readonly Association[]) => all.filter(isListed))(list),
  placed: async () =>
    map((all: readonly Association[]) =>
      all.filter((found) => isListed(found) && found.coordinates !== null),
    )(list),
});

/** Calls and grants, each from documents of their own. */
export const documentSubsidies = (calls: Documents, grants: Documents): SubsidyRegister => ({
  calls: async (_, year, leftOut) => readAll(calls, readSubsidyCall, ({ date }) => isOf(year, date), leftOut),
  grants: async (_, year, leftOut) => readAll(grants, readGrant, ({ date }) => isOf(year, date), leftOut),
});

/** Calls and grants that were read before. */
export const readSubsidies = (calls: ReadList<SubsidyCall>, grants: ReadList<Grant>): SubsidyRegister => ({
  calls: async (_, year) => map((all: readonly SubsidyCall[]) => inYear(all, year))(calls),
  grants: async (_, year) => map((all: readonly Grant[]) => inYear(all, year))(grants),
});

const isOf = (year: number | null, date: CalendarDay | null): boolean =>
  year === null || yearOf(date) === year;
