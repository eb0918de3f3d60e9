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
import { isListed } from '#domain/directory/association.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { yearOf } from '#domain/subsidies/subsidy.ts';

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
    if (isLeft(decoded)) {
      const where = [`items.${at}`, decoded.left.where].filter((part) => part !== '').join('.');
      return left({ kind: 'unreadable', where });
    }
    if (isKept(decoded.right)) found.push(decoded.right);
  }
  return right(found);
}

export const documentIndexArticles = (documents: Documents): IndexArticles => ({
  all: async () => readAll(documents, readIndexArticle, ({ ita }) => ita.trim() !== ''),
});

export const documentAssociations = (documents: Documents): AssociationRegister => ({
  active: async () => readAll(documents, readAssociation, isListed),
  placed: async () =>
    readAll(documents, readAssociation, (found) => isListed(found) && found.coordinates !== null),
});

/** Calls and grants, each from documents of their own. */
export const documentSubsidies = (calls: Documents, grants: Documents): SubsidyRegister => ({
  calls: async (_, year, leftOut) => readAll(calls, readSubsidyCall, ({ date }) => isOf(year, date), leftOut),
  grants: async (_, year, leftOut) => readAll(grants, readGrant, ({ date }) => isOf(year, date), leftOut),
});

const isOf = (year: number | null, date: CalendarDay | null): boolean =>
  year === null || yearOf(date) === year;
