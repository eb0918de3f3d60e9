import type { ContentNode } from '#domain/content/content-node.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Either } from '#domain/shared/result.ts';
import type { CouncilRefusal } from './council-refusal.ts';

/** A council's content pages of every collection. */
export interface ContentNodes {
  /** A page by id, or by slug in any language. What of it cannot be read is left out of it and named. */
  node(realm: RealmId, collection: string, key: string): Promise<Either<CouncilRefusal, ContentNode>>;
}
