import { cellMinutes } from '../free-times/cell-day.ts';
import type { CalendarUnit, FreeCalendar, StartQuery } from '../free-times/free-starts.ts';
import type { OpeningHours } from '../free-times/opening.ts';
import { type CalendarPlace, datesFrom, openedDays } from '../free-times/opened-days.ts';
import type { TakenOn } from '../free-times/taken-cells.ts';
import { dayAt, type CalendarDay, type Instant } from '../shared/calendar-day.ts';
import type { AppointmentNeed } from './appointment-need.ts';
import type { AppointmentOffice, AppointmentSetup, OfficeDesk } from './appointment-office.ts';
import { type ChanceOf, daysAhead, unreleasedCells } from './releases.ts';

/** Who books: over the web what is for everybody and released, at a desk or by phone what is for staff too. */
export type BookingChannel = 'web' | 'desk';

/** The name of a desk among all of a town. */
export const unitOf = ({ id }: Pick<AppointmentOffice, 'id'>, desk: Pick<OfficeDesk, 'id'>): string =>
  `${id}.${desk.id}`;

/** The names of the desks of an office. */
export const unitsOf = (office: AppointmentOffice): readonly string[] =>
  office.desks.map((desk) => unitOf(office, desk));

/** A desk as units of a calendar: with the hours of staff it is two, of the same name, since cells have one name. */
function unitsOfDesk(
  office: AppointmentOffice,
  desk: OfficeDesk,
  services: readonly string[],
  channel: BookingChannel,
): readonly CalendarUnit[] {
  const skills = new Set(desk.services ?? services);
  const open = (opening: OpeningHours): CalendarUnit => ({ id: unitOf(office, desk), skills, opening });
  const own = open(desk.hours ?? office.hours);
  return channel === 'desk' && desk.staffHours !== null ? [own, open(desk.staffHours)] : [own];
}

/** What the calendar of an office is made of. */
export interface OfficeMoment {
  readonly setup: AppointmentSetup;
  readonly office: AppointmentOffice;
  readonly place: CalendarPlace;
  readonly channel: BookingChannel;
  readonly taken: TakenOn;
  readonly chance: ChanceOf;
  readonly now: Instant;
}

/** How far ahead staff book for people who ask them. */
const daysOfStaff = 365;

/** How many days from today on can have a free time. */
export const daysBooked = (office: AppointmentOffice, channel: BookingChannel): number =>
  1 + (channel === 'web' ? daysAhead(office.releases) : daysOfStaff);

/** The calendar of an office from a day on. What is not released counts as taken over the web. */
export function officeCalendar(
  { setup, office, place, channel, taken, chance, now }: OfficeMoment,
  { first, count }: { readonly first: CalendarDay; readonly count: number },
): FreeCalendar {
  const today = dayAt(now, place.zone);
  const services = setup.services.map(({ id }) => id);
  const units = unitsOf(office);
  const waiting: TakenOn = (unit, day) =>
    unreleasedCells(
      office.releases,
      { unit: units.indexOf(unit), day, zone: place.zone },
      (name) => chance(`${office.id}/${name}`),
      now,
    );
  return {
    dates: datesFrom(place, first < today ? today : first, count),
    units: office.desks.flatMap((desk) => unitsOfDesk(office, desk, services, channel)),
    taken: channel === 'desk' ? taken : (unit, day) => taken(unit, day) | waiting(unit, day),
    opened: openedDays(),
  };
}

/** What an appointment looks for in the calendar of an office. */
export const startQuery = (
  { office, channel, now }: Pick<OfficeMoment, 'office' | 'channel' | 'now'>,
  { services, cells }: AppointmentNeed,
): StartQuery => ({
  needs: services.map(({ id }) => id),
  shape: { cells, before: 0, after: office.pause / cellMinutes, step: office.step / cellMinutes },
  notBefore: now + (channel === 'web' ? office.notice * 60_000 : 0),
  before: null,
});
