import {
  addDays,
  type CalendarDay,
  dayAt,
  endOfDay,
  type Instant,
  instantAt,
  type TimeZone,
  weekdayOfDay,
} from '../../shared/calendar-day.ts';
import { fromBasque } from './basque-hours.ts';

/** A stretch in which a shop is open: minutes of a day of the week, Monday is 0; 7 is a holiday, whatever its weekday. */
export interface OpenStretch {
  readonly weekday: number;
  readonly from: number;
  /** The first minute at which it is closed again: more than 1440 if that is after midnight. */
  readonly until: number;
}

const minutesOfDay = 24 * 60;
/** The place of holidays after the seven days of a week. */
export const onHolidays = 7;
/**
 * Who opens in the afternoon and closes early in the day closes after midnight. Who opens in the morning does not: “de 9 a 2”
 * may be until 14:00, so it is not guessed.
 */
const [opensLate, closesEarly] = [13 * 60, 8 * 60];

const weekdays: readonly (readonly string[])[] = [
  ['lunes', 'dilluns', 'monday'],
  ['martes', 'dimarts', 'tuesday'],
  ['miercoles', 'dimecres', 'wednesday'],
  ['jueves', 'dijous', 'thursday'],
  ['viernes', 'divendres', 'friday'],
  ['sabado', 'dissabte', 'saturday', 'sabados', 'dissabtes', 'saturdays'],
  ['domingo', 'diumenge', 'sunday', 'domingos', 'diumenges', 'sundays'],
  ['festivos', 'festius', 'holidays', 'public holidays'],
];
/** All days of the week, holidays among them. */
const everyDay = '(?:cada dia|todos los dias|tots els dies|every day)';
// The longer names first, so that a plural is not read as a singular and a letter.
const dayNames = weekdays
  .flat()
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const [from, to, and] = ['(?:de|del|des de|from)', '(?:a|al|fins a|hasta|to)', '(?:y|i|and)'];
const time = String.raw`(?:\d{1,2}(?:[.:]\d{2})?|medianoche|mitjanit|midnight)`;
const stretch = `${from} ${time} ${to} ${time}`;
const sentence = new RegExp(
  `^(?:${everyDay}|(?:${from} )?(${dayNames})(?: ${to} (${dayNames}))?((?:, (?:${dayNames}))*(?: ${and} (?:${dayNames}))?)),? (${stretch}(?:,? ${and} ${stretch})*)$`,
  'u',
);

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/gu, ' ')
    .replace(/\.$/u, '')
    .trim();

const weekdayOf = (name: string): number => weekdays.findIndex((names) => names.includes(name));

function minutesOf(text: string): number | null {
  if (!/^\d/u.test(text)) return minutesOfDay;
  const [hours = '', minutes = '0'] = text.split(/[.:]/u);
  const [h, m] = [Number(hours), Number(minutes)];
  return h <= 24 && m < 60 && h * 60 + m <= minutesOfDay ? h * 60 + m : null;
}

/** The minutes of a stretch; null if it cannot be. */
function minutesBetween(opens: string, closes: string): Pick<OpenStretch, 'from' | 'until'> | null {
  const [open, close] = [minutesOf(opens), minutesOf(closes)];
  if (open === null || close === null || open === minutesOfDay) return null;
  if (close > open) return { from: open, until: close };
  return open >= opensLate && close <= closesEarly ? { from: open, until: close + minutesOfDay } : null;
}

/** The days from one to another, in the order of the week. */
function daysFrom(first: number, last: number): readonly number[] {
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, n) => (first + n) % 7);
}

/** The days that a sentence names: some, those from one to another, or all; null if holidays are an end of a span. */
function daysOf(first?: string, last?: string, others = ''): readonly number[] | null {
  if (first === undefined) return [...daysFrom(0, 6), onHolidays];
  const more = [...others.matchAll(new RegExp(dayNames, 'gu'))].map(([name]) => weekdayOf(name));
  const begin = weekdayOf(first);
  if (last === undefined) return [begin, ...more];
  const end = weekdayOf(last);
  return begin === onHolidays || end === onHolidays ? null : [...daysFrom(begin, end), ...more];
}

function stretchesOf(sentenceText: string): readonly OpenStretch[] | null {
  const read = sentence.exec(sentenceText);
  if (read === null) return null;
  const [, first, last, others, times = ''] = read;
  const days = daysOf(first, last, others);
  if (days === null) return null;
  const found: OpenStretch[] = [];
  const clocks = [...times.matchAll(new RegExp(time, 'gu'))].map(([clock]) => clock);
  for (let at = 0; at < clocks.length; at += 2) {
    const [opens = '', closes = ''] = clocks.slice(at, at + 2);
    const minutes = minutesBetween(opens, closes);
    if (minutes === null) return null;
    found.push(...days.map((weekday) => ({ weekday, ...minutes })));
  }
  return found;
}

/**
 * When a shop is open, by what it wrote; null if not every sentence of it says days and hours in one of the usual ways: then
 * nothing is said, since what is guessed would send somebody to a closed door.
 *
 * @example readOpeningHours('De lunes a viernes, de 9 a 13.30 y de 17 a 20; sábado, de 9 a 14')
 */
export function readOpeningHours(written: string): readonly OpenStretch[] | null {
  const sentences = written
    .split(/;|\.\s+(?=\p{L})/u)
    .map((one) => fromBasque(plain(one)))
    .filter((one) => one !== '');
  const read = sentences.map(stretchesOf);
  const known = read.filter((one) => one !== null);
  return read.length === 0 || known.length < read.length ? null : known.flat();
}

/** The moment that is so many minutes after the midnight with which a day begins, by the clock of the town. */
export function minuteOnDay(day: CalendarDay, minute: number, zone: TimeZone): Instant {
  if (minute < minutesOfDay) return instantAt(day, minute * 60, zone);
  const next = addDays(day, 1);
  return minute === minutesOfDay ? endOfDay(day, zone) : instantAt(next, (minute - minutesOfDay) * 60, zone);
}

/** Whether a shop is open at a moment by the clock of the town; holidays are not known. */
export function isOpenAt(hours: readonly OpenStretch[], at: Instant, zone: TimeZone): boolean {
  const today = dayAt(at, zone);
  // What began yesterday may end after midnight.
  return [addDays(today, -1), today].some((day) => {
    const weekday = weekdayOfDay(day);
    const clock = (minute: number): Instant => minuteOnDay(day, minute, zone);
    return hours.some((one) => one.weekday === weekday && clock(one.from) <= at && at < clock(one.until));
  });
}
