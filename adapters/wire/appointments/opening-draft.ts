import * as t from 'io-ts';
import type {
  DayHours,
  OpeningException,
  OpeningHours,
  OpeningRule,
  WeekPattern,
} from '#domain/free-times/opening.ts';
import { parseDay, type CalendarDay } from '#domain/shared/calendar-day.ts';
import { weekdays } from '../site/calendar.ts';
import { orNull, wordOf } from '../decode.ts';

/** A time of the clock: `9:30`, up to `24:00`. Read as the minutes since midnight. */
export const clockTime = new t.Type<string>(
  'clockTime',
  (u): u is string => typeof u === 'string' && minuteOf(u) !== null,
  (u, context) => (typeof u === 'string' && minuteOf(u) !== null ? t.success(u) : t.failure(u, context)),
  (text) => text,
);

/** The minutes since midnight of a time of the clock; null if it is none. */
function minuteOf(text: string): number | null {
  const [, hours, minutes] = /^(\d{1,2})[:.](\d{2})$/u.exec(text.trim()) ?? [];
  const minute = Number(hours) * 60 + Number(minutes);
  return Number(minutes) < 60 && minute <= 1440 ? minute : null;
}

/** The same of a text that a codec has accepted. */
export const clockMinutes = (text: string): number => minuteOf(text) ?? 0;

const ruleDraft = t.intersection([
  t.type({
    weekdays: t.array(wordOf(Object.keys(weekdays))),
    opens: clockTime,
    closes: clockTime,
  }),
  t.partial({
    /** Every so many weeks, counted from that of a day. */
    everyWeeks: orNull(t.number),
    countedFrom: orNull(t.string),
    /** On which of its weekdays in a month: 1 to 5, and -1 for the last one. */
    weeksOfMonth: orNull(t.array(t.number)),
    firstDay: orNull(t.string),
    lastDay: orNull(t.string),
  }),
]);

/** Days with hours of their own; without them it is closed. */
const exceptionDraft = t.intersection([
  t.type({ firstDay: t.string }),
  t.partial({ lastDay: orNull(t.string), opens: orNull(clockTime), closes: orNull(clockTime) }),
]);

/** Hours that come again, as the office writes them. */
export const opensWire = t.array(ruleDraft);
export const exceptionsWire = t.array(exceptionDraft);

const dayOrNull = (text: string | null | undefined): CalendarDay | null => parseDay(text ?? '');

function patternOf({ everyWeeks, countedFrom, weeksOfMonth }: t.TypeOf<typeof ruleDraft>): WeekPattern {
  if (weeksOfMonth && weeksOfMonth.length > 0) return { kind: 'nth', places: weeksOfMonth };
  const from = dayOrNull(countedFrom);
  return everyWeeks && from !== null ? { kind: 'every', weeks: everyWeeks, from } : { kind: 'each' };
}

const hoursOf = (opens: string, closes: string): DayHours => ({
  from: clockMinutes(opens),
  to: clockMinutes(closes),
});

const ruleOf = (draft: t.TypeOf<typeof ruleDraft>): OpeningRule => ({
  weekdays: draft.weekdays.flatMap((day) => weekdays[day] ?? []),
  weeks: patternOf(draft),
  firstDay: dayOrNull(draft.firstDay),
  lastDay: dayOrNull(draft.lastDay),
  hours: [hoursOf(draft.opens, draft.closes)],
});

function exceptionOf({
  firstDay,
  lastDay,
  opens,
  closes,
}: t.TypeOf<typeof exceptionDraft>): readonly OpeningException[] {
  const first = dayOrNull(firstDay);
  if (first === null) return [];
  const hours = opens && closes ? [hoursOf(opens, closes)] : [];
  return [{ firstDay: first, lastDay: dayOrNull(lastDay) ?? first, hours }];
}

/** The opening that these describe; null if there are no rules. */
export const readOpening = (
  rules: t.TypeOf<typeof opensWire> | null | undefined,
  exceptions: t.TypeOf<typeof exceptionsWire>,
  onHolidays: boolean,
): OpeningHours | null =>
  rules ? { rules: rules.map(ruleOf), exceptions: exceptions.flatMap(exceptionOf), onHolidays } : null;
