import { clockMinutes } from '#adapters/wire/appointments/opening-draft.ts';
import { type FieldPath, type Fields, itemPath, keysOf, memberPath } from '#domain/documents/fields.ts';
import { type CalendarDay, parseDay } from '#domain/shared/calendar-day.ts';

/** Days with hours of their own, or on which it is closed, as a document has them. */
export interface SpecialDays {
  readonly key: string;
  readonly path: FieldPath;
  readonly firstDay: string;
  /** Empty: it is the one day. */
  readonly lastDay: string;
  readonly opens: string;
  readonly closes: string;
}

const textAt = (fields: Fields, path: FieldPath): string => {
  const value = fields.get(path);
  return typeof value === 'string' ? value : '';
};

/** The special days of a list, the earliest first; those without a day at the end, where they are typed. */
export const specialDays = (fields: Fields, list: FieldPath): readonly SpecialDays[] =>
  keysOf(fields, list)
    .map((key): SpecialDays => {
      const path = itemPath(list, key);
      const at = (name: string) => textAt(fields, memberPath(path, name));
      return {
        key,
        path,
        firstDay: at('firstDay'),
        lastDay: at('lastDay'),
        opens: at('opens'),
        closes: at('closes'),
      };
    })
    .toSorted((one, other) => (one.firstDay || '~').localeCompare(other.firstDay || '~'));

/** The last day of these; null if no day can be read. */
export const endOfDays = ({ firstDay, lastDay }: SpecialDays): CalendarDay | null =>
  parseDay(lastDay) ?? parseDay(firstDay);

/** What is wrong with special days: of two that name a day, the one that is written last counts. */
export function specialDaysFault(
  own: SpecialDays,
  all: readonly SpecialDays[],
): 'noDay' | 'order' | 'hours' | 'twice' | null {
  const [first, last] = [parseDay(own.firstDay), endOfDays(own)];
  if (first === null || last === null) return 'noDay';
  if (last < first) return 'order';
  const { opens, closes } = own;
  if (opens !== '' || closes !== '') {
    if (!(clockMinutes(opens) < clockMinutes(closes))) return 'hours';
  }
  const isTwice = all.some((one) => {
    const [begin, end] = [parseDay(one.firstDay), endOfDays(one)];
    return one.key !== own.key && begin !== null && end !== null && begin <= last && first <= end;
  });
  return isTwice ? 'twice' : null;
}
