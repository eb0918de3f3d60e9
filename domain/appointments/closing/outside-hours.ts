import { noCells } from '../../free-times/cell-mask.ts';
import { calendarDate, type CalendarPlace, openedDays } from '../../free-times/opened-days.ts';
import type { AppointmentOffice } from '../appointment-office.ts';
import { unitOf } from '../office-calendar.ts';
import type { OfficeVisit } from '../visit.ts';
import { attendedCells } from './office-closure.ts';

/**
 * Why an office as it is written cannot give an appointment that it gave: its desk is gone, does not do one of its services,
 * or is not open for all of it.
 */
export type OutsideWhy = 'noDesk' | 'services' | 'hours';

type Placed = Pick<OfficeVisit, 'at' | 'seat' | 'services'>;

/** Says of each appointment of an office why its office, as it is written, could not give it; null if it could. */
export function outsideHours(
  office: AppointmentOffice,
  place: CalendarPlace,
): (visit: Placed) => OutsideWhy | null {
  const desks = new Map(office.desks.map((desk) => [unitOf(office, desk), desk]));
  const opened = openedDays();
  return ({ at, seat, services }) => {
    if (seat === null) return null;
    const desk = desks.get(seat.unit);
    if (desk === undefined) return 'noDesk';
    const skills = desk.services;
    if (skills !== null && services.some((id) => !skills.includes(id))) return 'services';
    const date = calendarDate(place, seat.day);
    const own = opened(desk.hours ?? office.hours, date).open;
    const staff = desk.staffHours === null ? noCells : opened(desk.staffHours, date).open;
    return (attendedCells({ at, seat }, place.zone) & ~(own | staff)) === noCells ? null : 'hours';
  };
}
