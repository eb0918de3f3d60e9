import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import type { TransparencyDocuments } from '#application/ports/browser/transparency-documents.ts';
import { contentAddresses } from '#adapters/wire/site/content-addresses.ts';
import { readCheckedLink, readIndexYear } from '#adapters/wire/transparency-archive.ts';
import { readIndex } from '#adapters/wire/transparency-index.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, right } from '#domain/shared/result.ts';
import type { CallSettings } from './council-call.ts';
import { everyPage } from './every-page.ts';

/** The archive over a council's API. A council without such a collection has an empty one. */
export function httpTransparencyDocuments(settings: CallSettings): TransparencyDocuments {
  const list =
    <T>(
      address: (realm: RealmId, offset: number) => string,
      read: (raw: unknown) => Either<CouncilRefusal, T>,
    ) =>
    async (realm: RealmId): Promise<Either<CouncilRefusal, readonly T[]>> => {
      const found = await everyPage(settings, (offset) => address(realm, offset), read);
      return isLeft(found) && found.left.kind === 'notFound' ? right([]) : found;
    };
  return {
    indexes: list(contentAddresses.indexes, readIndex),
    years: list(contentAddresses.indexYears, readIndexYear),
    links: list(contentAddresses.checkedLinks, readCheckedLink),
  };
}
