import type { ContentNode } from '#domain/content/content-node.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import { contentAddresses } from '#adapters/wire/site/content-addresses.ts';
import { readContentNode } from '#adapters/wire/site/content-node.ts';
import { readPage } from '#adapters/wire/page.ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import { bodyAt, type CallSettings } from '../council-call.ts';

/** A council's content pages of every collection. */
export interface ContentPagesClient {
  /** A page by id, or by slug in any language. Parts that cannot be read are left out of it and named. */
  node(realm: RealmId, collection: string, key: string): Promise<Either<CouncilRefusal, ContentNode>>;
}

/** Content pages over a council's API; a document that is not published is not found. Days are read in `zone`. */
export const contentPagesClient = (settings: CallSettings, zone: () => TimeZone): ContentPagesClient => ({
  node: async (realm, collection, key): Promise<Either<CouncilRefusal, ContentNode>> => {
    const body = await bodyAt(settings, contentAddresses.node(realm, collection, key));
    if (isLeft(body)) return body;
    const found = readPage(body.right, (item) => right(item));
    if (isLeft(found)) return found;
    const [first] = found.right.items;
    const isHidden = (first as { isPublished?: unknown } | undefined)?.isPublished === false;
    return first === undefined || isHidden
      ? left({ kind: 'notFound' })
      : readContentNode(first, collection, zone());
  },
});
