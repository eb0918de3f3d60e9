import type { RealmId } from '#domain/shared/ids.ts';
import type { Either } from '#domain/shared/result.ts';
import type { IndexArticle } from '#domain/transparency/index-article.ts';
import type { CouncilRefusal } from '../browser/council-refusal.ts';

/** The articles that stand for points of a transparency index. */
export interface IndexArticles {
  /** All that name a point, published or not, in the council's order. */
  all(realm: RealmId): Promise<Either<CouncilRefusal, readonly IndexArticle[]>>;
}
