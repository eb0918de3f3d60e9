import { readActivityDocument } from '#adapters/wire/registrations/activity-document.ts';
import type { CouncilDocument } from '#application/ports/server/document-store.ts';
import { hasApplications } from '#application/registrations/read-applications.ts';
import type { Town } from '#domain/access/town.ts';
import { activityDocuments, type DocumentRef } from '#domain/documents/document-parts.ts';
import { goodOfActivity } from '#domain/registrations/activity/activity.ts';
import { changedFees } from '#domain/registrations/money/fixed-fees.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';

/**
 * Which fees of an activity a document would change or leave out although people have applied, by their places in what is
 * written: what they read when they applied holds. Another fee may be added.
 */
export async function refusedFees(
  council: Pick<ServerParts, 'documents' | 'goodsRecords'>,
  { realm, timeZone }: Pick<Town, 'realm' | 'timeZone'>,
  { collection, id }: DocumentRef,
  written: CouncilDocument,
): Promise<readonly (readonly string[])[]> {
  if (collection !== activityDocuments) return [];
  const published = (await council.documents.all(realm, collection)).find(({ _id }) => _id === id);
  if (published === undefined) return [];
  const [before, after] = [published, written].map((one) => readActivityDocument(one, id, timeZone));
  // What cannot be read took no applications, or is not published.
  if (before === undefined || after === undefined || isLeft(before) || isLeft(after)) return [];
  const places = changedFees(before.right.plans, after.right.plans);
  if (places.length === 0) return [];
  return (await hasApplications(council)({ realm, good: goodOfActivity(id) })) ? places : [];
}
