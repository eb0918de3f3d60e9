import type { CounterVisit, OwnVisit } from '#adapters/wire/appointments/visit.ts';
import type { KeptVisit } from '#application/appointments/booking/read-visit.ts';
import type { ListedVisit } from '#application/appointments/counter/list-visits.ts';
import type { OfficeNow } from '#application/appointments/counter/office-now.ts';
import type { Town } from '#domain/access/town.ts';
import type { AppointmentSetup } from '#domain/appointments/appointment-office.ts';
import type { QueuePlace } from '#domain/appointments/queue.ts';
import type { WaitRange } from '#domain/appointments/waits/estimate-wait.ts';
import { isToChoose, type OfficeVisit } from '#domain/appointments/visit.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { languageTag, type LocalizedText, textFor } from '#domain/shared/localized-text.ts';
import { writeCalendar } from '../content/calendar/ical.ts';

const momentText = (at: Instant): string => new Date(at).toISOString();
const momentOrNull = (at: Instant | null | undefined): string | null =>
  at === null || at === undefined ? null : momentText(at);

/** What an appointment is written with. */
export interface VisitWriting {
  readonly town: Town;
  readonly setup: AppointmentSetup;
  readonly now: Instant;
  /** Its name in calendars. The key opens the appointment, so it is no part of what a calendar shares. */
  readonly uid: string;
  /** Null if the person does not wait. */
  readonly wait: WaitRange | null;
  /** Null: it costs nothing. */
  readonly fee?: OwnVisit['fee'];
}

/** The file by which a calendar program has the appointment, moves it or crosses it out. */
function calendarOf(
  { town, setup, now, uid }: Omit<VisitWriting, 'wait' | 'fee'>,
  visit: OfficeVisit,
): string | null {
  const { seat, code, office: id, services, at, moved, state } = visit;
  if (seat === null || code === null) return null;
  const language = visit.person?.language ?? town.defaultLanguage;
  const say = (text: LocalizedText) => textFor(text, language, town.defaultLanguage).text;
  const named = setup.services.filter((one) => services.includes(one.id));
  const office = setup.offices.find((one) => one.id === id);
  const title = named.map((one) => say(one.title)).join(' + ');
  const place = office === undefined ? id : [say(office.title), say(office.address)].join(', ');
  const text = [code, ...named.flatMap(({ papers }) => papers.map(say))].join('\n');
  const time = { kind: 'instants', from: at, to: seat.end } as const;
  const appointment = { place, moved, isCancelled: state === 'cancelled' };
  return writeCalendar({
    name: say(town.name),
    language: languageTag(language),
    zone: town.timeZone,
    asOf: now,
    entries: [{ uid, title, text, url: '', time, appointment }],
  });
}

/** An appointment for who has its key. */
export function writeOwnVisit(
  writing: VisitWriting,
  { visit, until, extended }: Omit<KeptVisit, 'version'>,
): OwnVisit {
  const { id, state, office, services, people, at, seat, code, moved, desk, closed } = visit;
  return {
    id,
    state,
    office,
    services: [...services],
    people,
    at: momentText(at),
    end: momentOrNull(seat?.end),
    code,
    until: momentOrNull(until),
    extended,
    moved,
    desk,
    ahead: writing.wait?.ahead ?? null,
    waitFrom: writing.wait?.from ?? null,
    waitTo: writing.wait?.to ?? null,
    note: visit.note ?? null,
    calendar: calendarOf(writing, visit),
    fee: writing.fee ?? null,
    closed: closed
      ? { reason: closed.reason, from: momentText(closed.from), isOpen: isToChoose(visit) }
      : null,
  };
}

/** A visit for the counter under its name for staff, with its place among those who wait. */
export function writeCounterVisit(
  name: string,
  { visit, version }: ListedVisit,
  queue: readonly QueuePlace[],
): CounterVisit {
  const { id, state, code, seat, services, people, at, person, desk } = visit;
  const index = queue.findIndex((one) => one.visit.id === id);
  return {
    id: name,
    version,
    state,
    code,
    isBooked: seat !== null,
    services: [...services],
    people,
    at: momentText(at),
    end: momentOrNull(seat?.end),
    name: person?.name ?? null,
    bookedDesk: seat === null ? null : seat.unit.slice(seat.unit.indexOf('.') + 1),
    desk,
    place: index < 0 ? null : index + 1,
    since: momentOrNull(queue[index]?.since),
    forDesk: visit.forDesk ?? null,
    prefers: visit.prefers === true,
    paid: visit.fee === undefined || visit.fee.isBack ? null : visit.fee.amount,
    note: visit.note ?? null,
    changed: momentOrNull(visit.deeds.at(-1)?.at),
  };
}

/** What a closure takes from who comes now. */
export const writeClosedNow = ({ closed }: Pick<OfficeNow, 'closed'>) =>
  closed && { reason: closed.reason, services: [...closed.services] };
