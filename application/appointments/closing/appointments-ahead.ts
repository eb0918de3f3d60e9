import { type OfficeVisit, visitSeen } from '#domain/appointments/visit.ts';
import { visitIn, visitKind } from '#domain/appointments/visit-record.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type BookingPorts, goodOfAppointments } from '../booking/booking-ports.ts';

/** How many are read at a time. */
const pageLength = 1000;

/** A visit and the version of its record. */
export interface VisitAhead {
  readonly visit: OfficeVisit;
  readonly version: number;
}

type Ports = Pick<BookingPorts, 'goods' | 'goodsRecords' | 'clock'>;

/** Whether an appointment has its time now. One that was held too long has not, whoever has noted that. */
async function hasTime(
  { goods, clock }: Ports,
  realm: RealmId,
  { state, seat }: Pick<OfficeVisit, 'state' | 'seat'>,
): Promise<boolean> {
  if (seat === null || state !== 'held') return seat !== null && state === 'confirmed';
  return (await goods.grant(goodOfAppointments(realm), seat.grant, clock.now()))?.status === 'held';
}

/** The appointments of an office that begin between two moments and nobody came to yet, by their times. */
export const appointmentsAhead =
  (ports: Ports) =>
  async (
    realm: RealmId,
    office: string,
    { from, until }: { readonly from: Instant; readonly until: Instant | null },
  ): Promise<readonly VisitAhead[]> => {
    const now = ports.clock.now();
    const found: VisitAhead[] = [];
    let after: { readonly at: Instant; readonly id: string } | null = null;
    for (;;) {
      const query = { kind: visitKind, owner: office, from, until, limit: pageLength, after };
      // oxlint-disable-next-line no-await-in-loop -- a page says where the next one begins
      const records = await ports.goodsRecords.list(goodOfAppointments(realm), query);
      for (const record of records) {
        const visit = visitSeen(visitIn(record), now);
        // oxlint-disable-next-line no-await-in-loop -- only those who type now are asked for, one after the other
        if (await hasTime(ports, realm, visit)) found.push({ visit, version: record.version });
      }
      const last = records.at(-1);
      if (last === undefined || records.length < pageLength) return found.toReversed();
      after = { at: last.at, id: last.id };
    }
  };
