import { type OfficeVisit, visitSeen } from '#domain/appointments/visit.ts';
import { visitIn, visitKind } from '#domain/appointments/visit-record.ts';
import type { Town } from '#domain/access/town.ts';
import { type CalendarDay, endOfDay, startOfDay } from '#domain/shared/calendar-day.ts';
import { type BookingPorts, goodOfAppointments } from '../booking/booking-ports.ts';

/** More visits than an office has on a day. */
const mostVisits = 3000;

/** A visit and the version of its record, which an act on it names. */
export interface ListedVisit {
  readonly visit: OfficeVisit;
  readonly version: number;
}

/** The visits of an office on a day, in the order of their times: who booked, and who took a ticket. */
export const listVisits =
  ({ goodsRecords, clock }: Pick<BookingPorts, 'goodsRecords' | 'clock'>) =>
  async ({ realm, timeZone }: Town, office: string, day: CalendarDay): Promise<readonly ListedVisit[]> => {
    const records = await goodsRecords.list(goodOfAppointments(realm), {
      kind: visitKind,
      owner: office,
      from: startOfDay(day, timeZone),
      until: endOfDay(day, timeZone),
      limit: mostVisits,
      after: null,
    });
    const now = clock.now();
    return records
      .map((record): ListedVisit => ({ visit: visitSeen(visitIn(record), now), version: record.version }))
      .filter(({ visit: { state } }) => state !== 'held' && state !== 'cancelled')
      .toReversed();
  };
