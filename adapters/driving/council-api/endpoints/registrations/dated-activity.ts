import { readActivityDocument } from '#adapters/wire/registrations/activity-document.ts';
import { movesGivenPlaces } from '#application/registrations/moves-given-places.ts';
import { activityDocuments } from '#domain/documents/document-parts.ts';
import { type Activity, activityOfGood, goodOfActivity } from '#domain/registrations/activity/activity.ts';
import { wroteDates } from '#domain/registrations/activity/moved-dates.ts';
import { applicationKind } from '#domain/registrations/applicants/application-records.ts';
import type { DatedKind } from '../documents/dated-kind.ts';

/** An activity by its days and those of its groups, in which people have places. */
export const datedActivity: DatedKind<Pick<Activity, 'times' | 'groups'>> = {
  collection: activityDocuments,
  records: applicationKind,
  goodOf: goodOfActivity,
  idOf: activityOfGood,
  read: readActivityDocument,
  wrote: wroteDates,
  toCome: (before, now) => (before.times.ends <= now ? null : before),
  takenOut: ({ times }) => ({ times, groups: [] }),
  moves: movesGivenPlaces,
};
