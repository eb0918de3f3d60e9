import { capital } from '#application/text/capital.ts';
import { formatClock, formatWeekday } from '#application/text/dates.ts';
import { formatMoney } from '#application/text/numbers.ts';
import type { FreeTimesAnswer, ServiceAnswer } from '#adapters/wire/appointments/setup.ts';
import type { AppointmentService } from '#domain/appointments/appointment-office.ts';
import { type AskedServices, type NeedFault, needOf } from '#domain/appointments/appointment-need.ts';
import { cellMinutes } from '#domain/free-times/cell-day.ts';
import {
  addDays,
  type CalendarDay,
  dayAt,
  type Instant,
  type TimeZone,
} from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Speech } from '#ui-web/speech.ts';

const feeOf = ({ fee }: ServiceAnswer) => cents(Math.round(Number(fee) * 100));
const readService = (service: ServiceAnswer): AppointmentService => ({ ...service, fee: feeOf(service) });
const needIn = (services: readonly ServiceAnswer[], asked: AskedServices) =>
  needOf({ services: services.map(readService) }, asked);

/** Why these services cannot be booked like this; null if they can. */
export function needFault(services: readonly ServiceAnswer[], asked: AskedServices): NeedFault | null {
  const need = needIn(services, asked);
  return isLeft(need) ? need.left : null;
}

/** How long an appointment takes; 0 if there is none like this. */
export function visitMinutes(services: readonly ServiceAnswer[], asked: AskedServices): number {
  const need = needIn(services, asked);
  return isLeft(need) ? 0 : need.right.cells * cellMinutes;
}

/** What is paid at the desk, in words; null if nothing is. */
export function feeText(services: readonly ServiceAnswer[]): string | null {
  const sum = services.reduce((total, service) => total + feeOf(service), 0);
  return sum === 0 ? null : formatMoney(cents(sum));
}

/** Where and when moments are said. */
export interface MomentPlace {
  readonly zone: TimeZone;
  readonly now: Instant;
  readonly speech: Speech;
}

/** `10.20` of a moment. */
export const clockText = (at: string, { zone, speech }: Omit<MomentPlace, 'now'>): string =>
  formatClock(Date.parse(at), zone, speech.language);

/** `Jueves 19 de noviembre` of a moment. */
export const dayOfMoment = (at: string, { zone, speech }: Omit<MomentPlace, 'now'>): string =>
  capital(formatWeekday(dayAt(Date.parse(at), zone), speech.language));

/** `Mañana, jueves 19 de noviembre, a las 9.40`. */
export function momentText(at: string, place: MomentPlace): string {
  const { zone, now, speech } = place;
  const [day, today] = [dayAt(Date.parse(at), zone), dayAt(now, zone)];
  const time = clockText(at, place);
  if (day === today) return speech.t('appointments:moment.today', { time });
  const said = formatWeekday(day, speech.language);
  return day === addDays(today, 1)
    ? speech.t('appointments:moment.tomorrow', { day: said, time })
    : speech.t('appointments:moment.other', { day: capital(said), time });
}

/** The first time of all offices, with its office; null if none has any. */
export function firstOfAll({
  offices,
}: FreeTimesAnswer): { readonly office: string; readonly at: string } | null {
  const all = offices.flatMap(({ id, first }) => (first === null ? [] : [{ office: id, at: first }]));
  return all.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))[0] ?? null;
}

type DayAnswer = FreeTimesAnswer['days'][number];

/** The day whose times are shown: the chosen one, else the first that has any. */
export const shownDay = (days: readonly DayAnswer[], chosen: string | null): DayAnswer | null =>
  days.find(({ day }) => day === chosen) ?? days.find(({ times }) => times.length > 0) ?? null;

/** The hour at which an afternoon begins. */
const noon = 14;

/** The times of a day, those before and those after noon. */
export function partsOfDay(times: readonly string[], zone: TimeZone) {
  const hourOf = (at: string) => Number.parseInt(formatClock(Date.parse(at), zone, 'en'), 10);
  return {
    morning: times.filter((at) => hourOf(at) < noon),
    afternoon: times.filter((at) => hourOf(at) >= noon),
  };
}

/** The day after the last that is listed; null if none is listed. */
export const dayAfter = (days: readonly DayAnswer[]): string | null => {
  const last = days.at(-1);
  return last === undefined ? null : addDays(last.day as CalendarDay, 1);
};
