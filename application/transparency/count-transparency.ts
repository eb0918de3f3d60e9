import type { CouncilRefusal } from '../ports/browser/council-refusal.ts';
import type { IndexArticles } from '../ports/server/index-articles.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, map } from '#domain/shared/result.ts';
import { countPoints, type IndexCount } from '#domain/transparency/count-points.ts';
import type { IndexArticle } from '#domain/transparency/index-article.ts';
import type { TransparencyIndex } from '#domain/transparency/transparency-index.ts';

/** Counts which points of an index a council meets; browser and command line alike. */
export const countTransparency =
  ({ articles }: { readonly articles: IndexArticles }) =>
  async (realm: RealmId, index: TransparencyIndex): Promise<Either<CouncilRefusal, IndexCount>> =>
    map((all: readonly IndexArticle[]) => countPoints(index, all))(await articles.all(realm));
