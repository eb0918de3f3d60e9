import { addDays, type CalendarDay, type Instant } from '#domain/shared/calendar-day.ts';

/** When something takes place: whole days, the last one included, or from one instant to another. */
export type CalendarTime =
  | { readonly kind: 'days'; readonly first: CalendarDay; readonly last: CalendarDay }
  | { readonly kind: 'instants'; readonly from: Instant; readonly to: Instant };

/** An entry of a calendar. */
export interface CalendarEntry {
  /** The same for ever, so that a calendar moves the entry that it has instead of adding another. */
  readonly uid: string;
  readonly title: string;
  readonly text: string;
  /** Empty if it has no page. */
  readonly url: string;
  readonly time: CalendarTime;
  /** What is said of an appointment of its reader; missing if the entry is of all. */
  readonly appointment?: CalendarAppointment;
}

/** Where an appointment is, how often it was moved, and whether it was given back. */
export interface CalendarAppointment {
  readonly place: string;
  readonly moved: number;
  readonly isCancelled: boolean;
}

/** A calendar in the language of its texts. */
export interface Calendar {
  readonly name: string;
  /** A language tag (RFC 5646). */
  readonly language: string;
  readonly zone: string;
  /** When its entries were as they are. */
  readonly asOf: Instant;
  readonly entries: readonly CalendarEntry[];
}

/** A text as RFC 5545 (3.3.11) writes it. Control characters have no place in it. */
const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/gu, '\\n')
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/gu, '');

/** Octets of a line, its end not counted (RFC 5545, 3.1). */
const longest = 75;

/** Breaks a line after 75 octets at most, never within a character: what goes on begins with a space. */
function folded(line: string): string {
  const lines: string[] = [];
  let [current, octets] = ['', 0];
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > longest) {
      lines.push(current);
      [current, octets] = [' ', 1];
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

const plainDay = (day: CalendarDay) => day.replaceAll('-', '');

/** An instant in UTC, which needs no description of a time zone: `20261127T230000Z`. */
const utc = (instant: Instant) => `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/gu, '')}Z`;

const timeLines = (time: CalendarTime): readonly string[] =>
  time.kind === 'days'
    ? // The end is the first day that no longer belongs to it.
      [`DTSTART;VALUE=DATE:${plainDay(time.first)}`, `DTEND;VALUE=DATE:${plainDay(addDays(time.last, 1))}`]
    : [`DTSTART:${utc(time.from)}`, `DTEND:${utc(time.to)}`];

/** Who has an appointment is busy then; a phase of weeks must not make its reader look busy. */
const ownLines = (appointment: CalendarAppointment | undefined): readonly string[] =>
  appointment === undefined
    ? ['TRANSP:TRANSPARENT']
    : [
        `LOCATION:${escaped(appointment.place)}`,
        `SEQUENCE:${appointment.moved}`,
        `STATUS:${appointment.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
      ];

const entryLines = (
  { uid, title, text, url, time, appointment }: CalendarEntry,
  asOf: Instant,
): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(uid)}`,
  `DTSTAMP:${utc(asOf)}`,
  ...timeLines(time),
  `SUMMARY:${escaped(title)}`,
  ...(text === '' ? [] : [`DESCRIPTION:${escaped(text)}`]),
  ...(url === '' ? [] : [`URL:${url}`]),
  ...ownLines(appointment),
  'END:VEVENT',
];

/**
 * A calendar as iCalendar (RFC 5545), with the names by which calendar programs show it (RFC 7986).
 *
 * @example writeCalendar({ …, entries: [] }).startsWith('BEGIN:VCALENDAR\r\n') // true
 */
export function writeCalendar({ name, language, zone, asOf, entries }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Concejo//Concejo//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME;LANGUAGE=${language}:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `X-WR-TIMEZONE:${escaped(zone)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    ...entries.flatMap((entry) => entryLines(entry, asOf)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
