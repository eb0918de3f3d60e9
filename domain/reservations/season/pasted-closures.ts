import { type CalendarDay, parseDay } from '../../shared/calendar-day.ts';
import {
  gatherRows,
  pastedClock,
  pastedLines,
  pastedPlaces,
  type PastedSeasonFault,
  type PastedSeasonNames,
  type PastedSeasonRows,
  pastedWeekday,
  withoutHeading,
} from './pasted-lines.ts';

/** When places are not for clubs, as it is written: `from` is `17:00`. No place named: all of them. */
export interface PastedClosure {
  readonly day: CalendarDay;
  readonly from: string;
  readonly until: string;
  readonly places: readonly string[];
  readonly why: string;
}

/** A day as people write it, `24/12/2026`, or as programs do, `2026-12-24`; null if it is none. */
function dayOf(text: string): CalendarDay | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/u.exec(text) ?? [];
  return parseDay(year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** Closures, a line each: day, from, until, why, places. Without hours: the whole day; without places: all of them. */
export function readPastedClosures(text: string, names: PastedSeasonNames): PastedSeasonRows<PastedClosure> {
  return gatherRows(
    withoutHeading(pastedLines(text), 0),
    ({ cells }): PastedClosure | PastedSeasonFault['kind'] => {
      const [written = '', first = '', last = '', why = '', where = ''] = cells;
      if (cells.length < 4 || why === '') return 'columns';
      const day = dayOf(written);
      if (day === null) return 'day';
      const from = pastedClock(first === '' ? '00:00' : first);
      const until = pastedClock(last === '' ? '24:00' : last);
      if (from === null || until === null) return 'clock';
      const places = where === '' ? [] : pastedPlaces(where, names);
      return places === null ? 'unknownPlace' : { day, from, until, places, why };
    },
  );
}

/** Hours of a day of the week, as they are written. */
export interface PastedHours {
  readonly weekday: number;
  readonly opens: string;
  readonly closes: string;
}

/** Other hours of some days of the week, a line each: day, from, until. A day can have several lines. */
export const readPastedHours = (
  text: string,
  { weekdays }: Pick<PastedSeasonNames, 'weekdays'>,
): PastedSeasonRows<PastedHours> =>
  gatherRows(withoutHeading(pastedLines(text), 1), ({ cells }): PastedHours | PastedSeasonFault['kind'] => {
    const [day = '', first = '', last = ''] = cells;
    if (cells.length < 3) return 'columns';
    const weekday = pastedWeekday(day, weekdays);
    if (weekday === null) return 'weekday';
    const [opens, closes] = [pastedClock(first), pastedClock(last)];
    return opens === null || closes === null ? 'clock' : { weekday, opens, closes };
  });
