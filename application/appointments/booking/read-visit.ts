import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type OfficeVisit, visitSeen } from '#domain/appointments/visit.ts';
import { visitIn, visitKind } from '#domain/appointments/visit-record.ts';
import { type BookingPorts, goodOfAppointments } from './booking-ports.ts';

/** A visit as it is now, with the version of its record, until when it is held and how often it was kept longer. */
export interface KeptVisit {
  readonly visit: OfficeVisit;
  readonly version: number;
  readonly until: Instant | null;
  readonly extended: number;
}

/** The visit of a key; null if there is none. A time that is no longer held has ended, whoever has noted that. */
export const readVisit =
  ({ goods, goodsRecords, clock }: Pick<BookingPorts, 'goods' | 'goodsRecords' | 'clock'>) =>
  async (realm: RealmId, id: string): Promise<KeptVisit | null> => {
    const good = goodOfAppointments(realm);
    const record = await goodsRecords.record(good, visitKind, id);
    if (record === null) return null;
    const { version } = record;
    const now = clock.now();
    const visit = visitSeen(visitIn(record), now);
    if (visit.state !== 'held' || visit.seat === null) return { visit, version, until: null, extended: 0 };
    const grant = await goods.grant(good, visit.seat.grant, now);
    // The cells are kept a little longer than the device is told.
    const until = grant?.status === 'held' ? Number(grant.until) - (visit.seat.rest ?? 0) : null;
    if (grant === null || until === null || until <= now)
      return { visit: { ...visit, state: 'ended' }, version, until: null, extended: 0 };
    return { visit, version, until, extended: grant.extended };
  };
