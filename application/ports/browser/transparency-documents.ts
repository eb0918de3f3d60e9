import type { RealmId } from '#domain/shared/ids.ts';
import type { Either } from '#domain/shared/result.ts';
import type { CheckedLink } from '#domain/transparency/checked-link.ts';
import type { IndexYear } from '#domain/transparency/index-year.ts';
import type { TransparencyIndex } from '#domain/transparency/transparency-index.ts';
import type { CouncilRefusal } from './council-refusal.ts';

type Asked<T> = Promise<Either<CouncilRefusal, readonly T[]>>;

/** What a council keeps of its transparency beside the articles. One that keeps nothing of a kind has an empty list. */
export interface TransparencyDocuments {
  /** Indexes of its own, beside those that come with the program. */
  indexes(realm: RealmId): Asked<TransparencyIndex>;
  /** Points met at the end of past years. */
  years(realm: RealmId): Asked<IndexYear>;
  /** Addresses of articles, as they answered when last looked at. */
  links(realm: RealmId): Asked<CheckedLink>;
}
