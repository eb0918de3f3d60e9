import type { Town } from '#domain/access/town.ts';
import type { AppointmentOffice } from '#domain/appointments/appointment-office.ts';
import { type OutsideWhy, outsideHours } from '#domain/appointments/closing/outside-hours.ts';
import { type OfficeDay, weekOfOffice } from '#domain/appointments/office-week.ts';
import type { OfficeVisit } from '#domain/appointments/visit.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import type { BookingPorts } from '../booking/booking-ports.ts';
import { officeTimes } from '../booking/office-times.ts';
import { appointmentsAhead } from './appointments-ahead.ts';

type Ports = Pick<
  BookingPorts,
  'appointments' | 'goods' | 'goodsCalendar' | 'goodsRecords' | 'clock' | 'keys'
>;

/** An appointment that an office as it is written could not give any more. */
export interface StrandedVisit {
  readonly visit: OfficeVisit;
  readonly why: OutsideWhy;
}

/** What an office as it is written offers, what the published one offers, and who is in the way. */
export interface OfficeLook {
  readonly drafted: readonly OfficeDay[];
  /** Null: it is not published. */
  readonly published: readonly OfficeDay[] | null;
  readonly stranded: readonly StrandedVisit[];
}

const daysOfWeek = 7;

/** Looks at an office as it is written, before it is published: a week of it, and everybody booked who would be outside. */
export const lookAtOffice =
  (ports: Ports) =>
  async (town: Town, office: AppointmentOffice, first: CalendarDay): Promise<OfficeLook> => {
    const setup = await ports.appointments.setup(town.realm);
    const before = setup.offices.find(({ id }) => id === office.id);
    const week = { first, count: daysOfWeek };
    const daysOf = async (one: AppointmentOffice) => {
      const { moment } = await officeTimes(ports)(town, setup, { office: one, channel: 'web', ...week });
      return { days: weekOfOffice(moment, week), place: moment.place };
    };
    const [drafted, published, ahead] = await Promise.all([
      daysOf(office),
      before === undefined ? null : daysOf(before),
      appointmentsAhead(ports)(town.realm, office.id, { from: ports.clock.now(), until: null }),
    ]);
    const whyOutside = outsideHours(office, drafted.place);
    const stranded = ahead.flatMap(({ visit }): readonly StrandedVisit[] => {
      const why = whyOutside(visit);
      return why === null ? [] : [{ visit, why }];
    });
    return { drafted: drafted.days, published: published?.days ?? null, stranded };
  };
