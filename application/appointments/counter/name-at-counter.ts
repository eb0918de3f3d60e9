import type { Town } from '#domain/access/town.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { OfficeVisit } from '#domain/appointments/visit.ts';
import type { BookingPorts } from '../booking/booking-ports.ts';
import { findVisits } from './find-visits.ts';
import { type ListedVisit, listVisits } from './list-visits.ts';

type Keys = Pick<BookingPorts, 'keys'>;

/** The name of a visit for staff. It opens nothing: the key that its holder's device made would. */
export const nameAtCounter = ({ keys }: Keys, realm: RealmId, visit: string): string =>
  keys.account(`visit at a counter ${JSON.stringify([realm, visit])}`).slice(0, 16);

/**
 * The key of an appointment that staff book. It is made of the key with which they ask, so that the same asked again is the
 * same appointment, and whoever asked cannot act as its holder.
 */
export const keyOfDeskBooking = ({ keys }: Keys, realm: RealmId, asked: string): string =>
  keys.account(`visit booked at a desk ${JSON.stringify([realm, asked])}`);

/** A visit that staff name: they see it in an office on a day. Null if there is none. */
export const visitAtCounter =
  (ports: Keys & Pick<BookingPorts, 'goodsRecords' | 'clock'>) =>
  async (town: Town, office: string, day: CalendarDay, name: string): Promise<ListedVisit | null> => {
    const listed = await listVisits(ports)(town, office, day);
    return listed.find(({ visit }) => nameAtCounter(ports, town.realm, visit.id) === name) ?? null;
  };

/** The same, of an appointment that can be changed: one whose time a closure took too, as long as its person has none. */
export const changeableAtCounter =
  (ports: Keys & Pick<BookingPorts, 'goodsRecords' | 'clock'>) =>
  async (town: Town, office: string, day: CalendarDay | null, name: string): Promise<OfficeVisit | null> => {
    const { found } = await findVisits(ports, Number.POSITIVE_INFINITY)(town, { text: '', office, day });
    return found.find(({ visit }) => nameAtCounter(ports, town.realm, visit.id) === name)?.visit ?? null;
  };
