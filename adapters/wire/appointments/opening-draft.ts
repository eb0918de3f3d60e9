import * as t from 'io-ts';
import type {
  DayHours,
  OpeningException,
  OpeningHours,
  OpeningRule,
  WeekPattern,
} from '#domain/free-times/opening.ts';
import { parseDay, type CalendarDay } from '#domain/shared/calendar-day.ts';
import { deliveryDay } from '../processes/delivery-day.ts';
import { weekdays } from '../site/calendar.ts';
import { orNull, wordOf } from '../decode.ts';

/** The minutes since midnight of a time of the clock, `9:30` up to `24:00`; no number if it is none. */
export function clockMinutes(text: string): number {
  const [, hours, minutes] = /^(\d{1,2})[:.]([0-5]\d)$/u.exec(text.trim()) ?? [];
  return Number(hours) * 60 + Number(minutes);
}

const ruleDraft = t.intersection([
  t.type({
    weekdays: t.array(wordOf(Object.keys(weekdays))),
    opens: t.string,
    closes: t.string,
  }),
  t.partial({
    /** Every so many weeks, counted from that of a day. */
    everyWeeks: orNull(t.number),
    countedFrom: orNull(deliveryDay),
    /** On which of its weekdays in a month: 1 to 5, and -1 for the last one. */
    weeksOfMonth: orNull(t.array(t.number)),
    firstDay: orNull(deliveryDay),
    lastDay: orNull(deliveryDay),
  }),
]);

/** Days with hours of their own; without them it is closed. */
const exceptionDraft = t.intersection([
  t.type({ firstDay: deliveryDay }),
  t.partial({ lastDay: orNull(deliveryDay), opens: orNull(t.string), closes: orNull(t.string) }),
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
  // One of the two alone is a mistake, and not a closure.
  const isClosed = !opens && !closes;
  const hours = isClosed ? [] : [hoursOf(opens ?? '', closes ?? '')];
  return [{ firstDay: first, lastDay: dayOrNull(lastDay) ?? first, hours }];
}

/** The opening that these describe; null if there are no rules. */
export const readOpening = (
  rules: t.TypeOf<typeof opensWire> | null | undefined,
  exceptions: t.TypeOf<typeof exceptionsWire>,
  onHolidays: boolean,
): OpeningHours | null =>
  rules ? { rules: rules.map(ruleOf), exceptions: exceptions.flatMap(exceptionOf), onHolidays } : null;
