import { readActivityDocument } from '#adapters/wire/registrations/activity-document.ts';
import type { CouncilDocument } from '#application/ports/server/document-store.ts';
import { hasApplications } from '#application/registrations/read-applications.ts';
import type { Town } from '#domain/access/town.ts';
import { activityDocuments, type DocumentRef } from '#domain/documents/document-parts.ts';
import type { FeePlan } from '#domain/registrations/activity/activity.ts';
import { goodOfActivity } from '#domain/registrations/activity/activity.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';

const costOf = ({ price, parts }: FeePlan): string =>
  JSON.stringify([price, parts.map(({ due, amount }) => [due?.day ?? null, amount])]);

/**
 * Which fees of an activity a document would change or leave out although people have applied, by their places in what is
 * written: what they read when they applied holds. Another fee may be added.
 */
export async function changedFees(
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
  const plans = after.right.plans;
  const places = before.right.plans.flatMap((old) => {
    const at = plans.findIndex((one) => one.id === old.id);
    const now = plans[at];
    if (now === undefined) return [['fees']];
    return costOf(now) === costOf(old) ? [] : [['fees', String(at), 'price']];
  });
  if (places.length === 0) return [];
  return (await hasApplications(council)({ realm, good: goodOfActivity(id) })) ? places : [];
}
