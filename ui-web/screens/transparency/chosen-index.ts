import type { IndexBook } from '#application/transparency/open-index-book.ts';
import { knownEditions, knownIndex } from '#adapters/wire/known-indexes.ts';
import { countPoints, type IndexCount } from '#domain/transparency/count-points.ts';
import { countYear, type IndexYear, yearsOf } from '#domain/transparency/index-year.ts';
import type { TransparencyIndex } from '#domain/transparency/transparency-index.ts';

/** What the address asks for: an edition, and one of its years if it is not today's state. */
export interface ChosenIndex {
  readonly index: TransparencyIndex;
  readonly counted: IndexCount;
  /** Null for today. */
  readonly year: IndexYear | null;
  readonly years: readonly IndexYear[];
}

/** The editions that come with the program, then the council's own. */
export function indexesIn({ indexes }: IndexBook): readonly TransparencyIndex[] {
  const known = knownEditions.map(knownIndex).filter((index) => index !== null);
  const names = new Set(known.map(({ edition }) => edition));
  return [...known, ...indexes.filter(({ edition }) => !names.has(edition))];
}

/** The edition and year of an address; if it names none, or an unknown one, the first edition today. */
export function chosenIndex(book: IndexBook, search: string): ChosenIndex {
  const asked = new URLSearchParams(search);
  const all = indexesIn(book);
  const index = all.find(({ edition }) => edition === asked.get('edition')) ?? all[0];
  if (index === undefined) throw new Error('no index comes with the program');
  const years = yearsOf(index.edition, book.years);
  const year = years.find((one) => String(one.year) === asked.get('year')) ?? null;
  const counted = year === null ? countPoints(index, book.articles) : countYear(index, year);
  return { index, counted, year, years };
}

/** The address of an edition and a year; the defaults are left out of it. */
export function indexAddress(edition: string, year: number | null): string {
  const query = new URLSearchParams();
  if (edition !== knownEditions[0]) query.set('edition', edition);
  if (year !== null) query.set('year', String(year));
  const asked = query.toString();
  return `/transparencia${asked === '' ? '' : `?${asked}`}`;
}
