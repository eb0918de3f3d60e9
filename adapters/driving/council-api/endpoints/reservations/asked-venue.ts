import type { CallRefusal } from '#adapters/wire/call.ts';
import { readVenueDocument } from '#adapters/wire/reservations/venue-document.ts';
import { readCalendar } from '#adapters/wire/site/calendar.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { Town } from '#domain/access/town.ts';
import { isPublished } from '#domain/content/published.ts';
import { venueDocuments } from '#domain/documents/document-parts.ts';
import { holidaysOfTown } from '#domain/free-times/day-facts.ts';
import type { VenueSite } from '#domain/reservations/priced-time.ts';
import { goodOfVenue, type Venue } from '#domain/reservations/venue.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { usualCalendar } from '#domain/working-days/working-days.ts';
import type { ServerParts } from '../../composition/server-parts.ts';

/** Why nothing is done with a reservation: its kind in words of the domain, with what a person may need to know of it. */
export type ReservationRefusal = CallRefusal<'unknownDocument' | 'reservationRefused'>;

/** The refusal of a reservation. */
export const reservationRefused = (refused: { readonly kind: string }): ReservationRefusal => ({
  kind: 'reservationRefused',
  where: refused.kind,
  faults: [refused],
});

/** A venue that a call names, and the good that its places are. */
export interface AskedVenue {
  readonly site: VenueSite;
  readonly good: GoodId;
}

/** The venues of a town by which something can be reserved, in the order of the council. */
export async function venuesOf(
  { documents }: Pick<ServerParts, 'documents'>,
  { realm }: Pick<Town, 'realm'>,
): Promise<readonly Venue[]> {
  const written = await documents.all(realm, venueDocuments);
  return written.filter(isPublished).flatMap((raw) => {
    const read = readVenueDocument(raw, raw._id);
    return isLeft(read) ? [] : [read.right];
  });
}

/** The venue of an id, with the clock and the holidays of its town. */
export async function venueIn(
  council: Pick<ServerParts, 'documents'>,
  { realm, timeZone }: Pick<Town, 'realm' | 'timeZone'>,
  id: string,
): Promise<Either<CallRefusal<'unknownDocument'>, AskedVenue>> {
  const venue = (await venuesOf(council, { realm })).find((one) => one.id === id);
  if (venue === undefined) return left({ kind: 'unknownDocument' });
  const site = await venueSite(council, { realm, timeZone }, venue);
  return right({ site, good: { realm, good: goodOfVenue(id) } });
}

/** A venue with the clock and the holidays of its town. */
export async function venueSite(
  { documents }: Pick<ServerParts, 'documents'>,
  { realm, timeZone }: Pick<Town, 'realm' | 'timeZone'>,
  venue: Venue,
): Promise<VenueSite> {
  const [calendar] = await documents.all(realm, 'calendario');
  const settings = readCalendar(calendar) ?? usualCalendar;
  return { venue, zone: timeZone, isHoliday: holidaysOfTown(settings) };
}
