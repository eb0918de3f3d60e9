import type { CallRefusal } from '#adapters/wire/call.ts';
import { readActivityDocument } from '#adapters/wire/registrations/activity-document.ts';
import { type ActivityPlaces, placesOfActivity } from '#application/registrations/registration-ports.ts';
import type { Town } from '#domain/access/town.ts';
import { isPublished } from '#domain/content/published.ts';
import { activityDocuments } from '#domain/documents/document-parts.ts';
import type { Activity } from '#domain/registrations/activity/activity.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';

/** Why nothing is done with an application: its kind in words of the domain, with what a person may need to know of it. */
export type RegistrationRefusal = CallRefusal<'unknownDocument' | 'registrationRefused'>;

/** The refusal of an application. */
export const registrationRefused = (refused: { readonly kind: string }): RegistrationRefusal => ({
  kind: 'registrationRefused',
  where: refused.kind,
  faults: [refused],
});

/** The activities of a town by which places can be given, in the order of the council. */
export async function activitiesOf(
  { documents }: Pick<ServerParts, 'documents'>,
  { realm, timeZone }: Pick<Town, 'realm' | 'timeZone'>,
): Promise<readonly Activity[]> {
  const written = await documents.all(realm, activityDocuments);
  return written.filter(isPublished).flatMap((raw) => {
    const read = readActivityDocument(raw, raw._id, timeZone);
    return isLeft(read) ? [] : [read.right];
  });
}

/** The activity of an id, with the good of its places. */
export async function activityIn(
  council: Pick<ServerParts, 'documents'>,
  town: Pick<Town, 'realm' | 'timeZone'>,
  id: string,
): Promise<Either<CallRefusal<'unknownDocument'>, ActivityPlaces>> {
  const activity = (await activitiesOf(council, town)).find((one) => one.id === id);
  return activity === undefined
    ? left({ kind: 'unknownDocument' })
    : right(placesOfActivity(town.realm, activity));
}
