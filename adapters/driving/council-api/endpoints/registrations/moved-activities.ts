import { readActivityDocument } from '#adapters/wire/registrations/activity-document.ts';
import type { TownBundle } from '#application/ports/server/town-keeper.ts';
import { movesGivenPlaces } from '#application/registrations/moves-given-places.ts';
import type { Town } from '#domain/access/town.ts';
import { activityDocuments } from '#domain/documents/document-parts.ts';
import { bodyOf, draftedFields, type OfficeDocument } from '#domain/documents/office-document.ts';
import { type Activity, activityOfGood, goodOfActivity } from '#domain/registrations/activity/activity.ts';
import { wroteDates } from '#domain/registrations/activity/moved-dates.ts';
import { applicationKind } from '#domain/registrations/applicants/application-records.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';

type Parts = Pick<ServerParts, 'documentDesk' | 'goodsRecords' | 'realms' | 'clock'>;

/** Whether a person would move, by publishing what they wrote themselves, an activity in which people have places. */
export async function movesActivityAlone(
  council: Pick<ServerParts, 'goodsRecords'>,
  { realm, timeZone }: Pick<Town, 'realm' | 'timeZone'>,
  document: OfficeDocument,
  name: string,
): Promise<boolean> {
  const { ref, fields, draft } = document;
  if (ref.collection !== activityDocuments || fields === null || !wroteDates(draft, name)) return false;
  const read = (written: typeof fields) => readActivityDocument(bodyOf(ref, written), ref.id, timeZone);
  const [before, after] = [read(fields), read(draftedFields(document))];
  // What cannot be read gave no places, and is not published.
  if (isLeft(before) || isLeft(after)) return false;
  const good = { realm, good: goodOfActivity(ref.id) };
  return movesGivenPlaces(council)(good, { before: before.right, after: after.right });
}

/** An activity as it was published last, withdrawn since or not; null if it is over, or was none. */
async function activityBefore(
  { documentDesk, clock }: Parts,
  { realm, timeZone }: Town,
  id: string,
): Promise<Activity | null> {
  const ref = { collection: activityDocuments, id };
  const fields = (await documentDesk.find(realm, ref))?.fields ?? null;
  const read = fields === null ? null : readActivityDocument(bodyOf(ref, fields), id, timeZone);
  return read === null || isLeft(read) || read.right.times.ends <= clock.now() ? null : read.right;
}

/** An activity as a folder has it; without groups if it has it no more, or as nothing whose places can be given. */
function activityAfter(
  { town, collections }: TownBundle,
  before: Activity,
): Pick<Activity, 'times' | 'groups'> {
  const raw = (collections.get(activityDocuments) ?? []).find(({ _id }) => _id === before.id);
  const read = raw && readActivityDocument(raw, before.id, town.timeZone);
  return read === undefined || isLeft(read) ? { times: before.times, groups: [] } : read.right;
}

/**
 * The activities of which a folder would move days, or take out a group, in which somebody has a place: in the office that takes two
 * people, and who loads a folder is one. Another zone of the town moves them too.
 */
export const activitiesMovedByLoad =
  (council: Parts) =>
  async (bundle: TownBundle): Promise<readonly string[]> => {
    const { realm } = bundle.town;
    const town = (await council.realms.towns()).find((one) => one.realm === realm);
    if (town === undefined) return [];
    const moved: string[] = [];
    for (const good of await council.goodsRecords.goodsWith(realm, applicationKind)) {
      const id = activityOfGood(good);
      // oxlint-disable no-await-in-loop -- a town has few activities with applications
      const before = id === null ? null : await activityBefore(council, town, id);
      if (before === null) continue;
      const after = activityAfter(bundle, before);
      const places = { realm, good: goodOfActivity(before.id) };
      if (await movesGivenPlaces(council)(places, { before, after })) moved.push(before.id);
      // oxlint-enable no-await-in-loop
    }
    return moved;
  };
