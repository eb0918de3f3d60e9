import { type CalendarPlace, datesFrom, openedDays } from '../../free-times/opened-days.ts';
import { cellLength } from '../../free-times/cell-day.ts';
import { dayAt, type Instant } from '../../shared/calendar-day.ts';
import type { AppointmentOffice, OfficeDesk } from '../appointment-office.ts';
import type { OfficeVisit } from '../visit.ts';

/** A desk that did nothing for this long is not at work. */
const idle = 20 * 60_000;

/** Whether a visit is before a desk. */
export const isAtDesk = ({ state }: Pick<OfficeVisit, 'state'>): boolean =>
  state === 'called' || state === 'serving';

const lastDeed = ({ deeds }: OfficeVisit): Instant => deeds.at(-1)?.at ?? 0;

/** The desks of an office that are open by its hours. */
function openDesks({ desks, hours }: AppointmentOffice, place: CalendarPlace, now: Instant) {
  const opened = openedDays();
  return datesFrom(place, dayAt(now, place.zone), 1).flatMap((date) => {
    const cell = BigInt(Math.floor((now - date.start) / cellLength));
    return desks.filter((desk) => ((opened(desk.hours ?? hours, date).open >> cell) & 1n) === 1n);
  });
}

/**
 * The desks that serve people now: those that have somebody, or did something in the last twenty minutes. Before any has, those
 * that are open by the hours of the office, and all if none is.
 */
export function desksAtWork(
  office: AppointmentOffice,
  visits: readonly OfficeVisit[],
  place: CalendarPlace,
  now: Instant,
): readonly OfficeDesk[] {
  const working = new Set(
    visits.filter((one) => isAtDesk(one) || now - lastDeed(one) <= idle).map(({ desk }) => desk),
  );
  const [seen, open] = [office.desks.filter(({ id }) => working.has(id)), openDesks(office, place, now)];
  if (seen.length > 0) return seen;
  return open.length > 0 ? open : office.desks;
}
