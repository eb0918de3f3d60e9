import { dayAt, type Instant, instantAt, type TimeZone, weekdayOfDay } from '../../shared/calendar-day.ts';

/** A stretch in which a shop is open: minutes of a day of the week, Monday is 0. */
export interface OpenStretch {
  readonly weekday: number;
  readonly from: number;
  /** The first minute at which it is closed again. */
  readonly until: number;
}

const weekdays: readonly (readonly string[])[] = [
  ['lunes', 'dilluns', 'monday'],
  ['martes', 'dimarts', 'tuesday'],
  ['miercoles', 'dimecres', 'wednesday'],
  ['jueves', 'dijous', 'thursday'],
  ['viernes', 'divendres', 'friday'],
  ['sabado', 'dissabte', 'saturday'],
  ['domingo', 'diumenge', 'sunday'],
];
/** All days of the week. */
const everyDay = '(?:cada dia|todos los dias|tots els dies|every day)';
const dayNames = weekdays.flat().join('|');
const [from, to, and] = ['(?:de|del|des de|from)', '(?:a|al|fins a|hasta|to)', '(?:y|i|and)'];
const time = String.raw`\d{1,2}(?:[.:]\d{2})?`;
const stretch = `${from} ${time} ${to} ${time}`;
const sentence = new RegExp(
  `^(?:${everyDay}|(?:${from} )?(${dayNames})(?: (?:${to} (${dayNames})|${and} (${dayNames})))?),? (${stretch}(?:,? ${and} ${stretch})*)$`,
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
  const [hours = '', minutes = '0'] = text.split(/[.:]/u);
  const [h, m] = [Number(hours), Number(minutes)];
  return h <= 24 && m < 60 && h * 60 + m <= 24 * 60 ? h * 60 + m : null;
}

/** The days from one to another, in the order of the week. */
function daysFrom(first: number, last: number): readonly number[] {
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, n) => (first + n) % 7);
}

/** The days that a sentence names: one, two, those from one to another, or all. */
function daysOf(first?: string, last?: string, other?: string): readonly number[] {
  if (first === undefined) return daysFrom(0, 6);
  if (last !== undefined) return daysFrom(weekdayOf(first), weekdayOf(last));
  return [weekdayOf(first), ...(other === undefined ? [] : [weekdayOf(other)])];
}

function stretchesOf(sentenceText: string): readonly OpenStretch[] | null {
  const read = sentence.exec(sentenceText);
  if (read === null) return null;
  const [, first, last, other, times = ''] = read;
  const days = daysOf(first, last, other);
  const found: OpenStretch[] = [];
  const clocks = [...times.matchAll(new RegExp(time, 'gu'))].map(([clock]) => minutesOf(clock));
  for (let at = 0; at < clocks.length; at += 2) {
    const [open = null, close = null] = clocks.slice(at, at + 2);
    if (open === null || close === null || close <= open) return null;
    found.push(...days.map((weekday) => ({ weekday, from: open, until: close })));
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
    .map(plain)
    .filter((one) => one !== '');
  const read = sentences.map(stretchesOf);
  const known = read.filter((one) => one !== null);
  return read.length === 0 || known.length < read.length ? null : known.flat();
}

/** Whether a shop is open at a moment by the clock of the town; holidays are not known. */
export function isOpenAt(hours: readonly OpenStretch[], at: Instant, zone: TimeZone): boolean {
  const day = dayAt(at, zone);
  const weekday = weekdayOfDay(day);
  const clock = (minute: number): Instant => instantAt(day, minute * 60, zone);
  return hours.some((one) => one.weekday === weekday && clock(one.from) <= at && at < clock(one.until));
}
