import { listVenuesCall } from '#adapters/wire/reservations/list-venues.ts';
import { readVenueCall } from '#adapters/wire/reservations/read-venue.ts';
import { readVenueWeekCall } from '#adapters/wire/reservations/read-venue-week.ts';
import type { VenueRow } from '#adapters/wire/reservations/venue.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { isLeft, isRight } from '#domain/shared/result.ts';
import type { Loadable } from '#ui-web/shell/start/loadable.ts';
import { type OpenVenue, refusedAt, type ReservationsPorts, type Reserving } from './state.ts';

/** The venues of the town, with their texts in one language where they are said in it. */
export async function readVenues(
  { realm, call, clock }: ReservationsPorts,
  language: Language,
): Promise<Loadable<readonly VenueRow[]>> {
  const all = await call(listVenuesCall, { realm, lang: language });
  return isRight(all) ? { kind: 'here', value: all.right.items } : refusedAt(all.left, clock.now());
}

/** The free times of a venue, as long as is asked for. */
export async function readWeek(
  { realm, call }: Pick<ReservationsPorts, 'realm' | 'call'>,
  id: string,
  { first, minutes }: Pick<Reserving, 'first' | 'minutes'>,
) {
  return call(readVenueWeekCall, {
    realm,
    id,
    from: first === '' ? null : (first as CalendarDay),
    minutes: minutes === 0 ? null : String(minutes),
  });
}

/** A venue with the week that was shown last. */
export async function readVenueTimes(
  ports: ReservationsPorts,
  id: string,
  entry: Pick<Reserving, 'first' | 'minutes'>,
): Promise<Loadable<OpenVenue>> {
  const { realm, call, clock } = ports;
  const [venue, week] = await Promise.all([call(readVenueCall, { realm, id }), readWeek(ports, id, entry)]);
  if (isLeft(venue)) return refusedAt(venue.left, clock.now());
  if (isLeft(week)) return refusedAt(week.left, clock.now());
  return { kind: 'here', value: { venue: venue.right, week: week.right } };
}
