import type { CouncilRefusal } from '../ports/browser/council-refusal.ts';
import type { IndexArticles } from '../ports/server/index-articles.ts';
import type { TransparencyDocuments } from '../ports/browser/transparency-documents.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, map } from '#domain/shared/result.ts';
import type { CheckedLink } from '#domain/transparency/checked-link.ts';
import type { IndexArticle } from '#domain/transparency/index-article.ts';
import type { IndexYear } from '#domain/transparency/index-year.ts';
import type { TransparencyIndex } from '#domain/transparency/transparency-index.ts';

/** All that a page about a council's transparency is made of. */
export interface IndexBook {
  readonly articles: readonly IndexArticle[];
  /** Indexes of the council's own. */
  readonly indexes: readonly TransparencyIndex[];
  readonly years: readonly IndexYear[];
  /** The addresses that did not answer when last looked at, by address. */
  readonly silent: ReadonlyMap<string, CheckedLink>;
  /** False where indexes, years or links could not be had: the points can be shown without them, but with a notice. */
  readonly isWhole: boolean;
}

interface Parts {
  readonly articles: IndexArticles;
  readonly archive: TransparencyDocuments;
}

const orNothing = <T>(asked: Either<unknown, readonly T[]>): readonly T[] =>
  isLeft(asked) ? [] : asked.right;

/** Fetches articles, indexes, years and links at once. Without the articles nothing can be shown. */
export const openIndexBook =
  ({ articles, archive }: Parts) =>
  async (realm: RealmId): Promise<Either<CouncilRefusal, IndexBook>> => {
    const [found, indexes, years, links] = await Promise.all([
      articles.all(realm),
      archive.indexes(realm),
      archive.years(realm),
      archive.links(realm),
    ]);
    const silent = orNothing(links).filter(({ answers }) => !answers);
    return map(
      (all: readonly IndexArticle[]): IndexBook => ({
        articles: all,
        indexes: orNothing(indexes),
        years: orNothing(years),
        silent: new Map(silent.map((link) => [link.uri, link])),
        isWhole: ![indexes, years, links].some(isLeft),
      }),
    )(found);
  };
