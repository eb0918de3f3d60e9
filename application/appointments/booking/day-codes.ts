import { codeIn, visitCodeKind } from '#domain/appointments/visit-record.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type BookingPorts, goodOfAppointments } from './booking-ports.ts';

/** More codes than an office has on a day. */
const mostCodes = 3000;

/** The codes that were given for a day of an office. */
export const dayCodes =
  ({ goodsRecords }: Pick<BookingPorts, 'goodsRecords'>) =>
  async (realm: RealmId, office: string, day: CalendarDay): Promise<readonly string[]> => {
    const owner = `${office}/${day}`;
    const all = { from: null, until: null, limit: mostCodes, after: null };
    return (await goodsRecords.list(goodOfAppointments(realm), { kind: visitCodeKind, owner, ...all })).map(
      codeIn,
    );
  };
