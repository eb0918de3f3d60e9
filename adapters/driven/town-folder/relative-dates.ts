import { addDays, type CalendarDay } from '#domain/shared/calendar-day.ts';

/**
 * Fills in what a sample leaves open, so that its dates are always recent: `{{day+7}}` and `{{day-9}}` are days
 * counted from today in the realm's zone, `{{year}}` and `{{year+1}}` years. All other text stays as it is.
 *
 * @example resolveDates('{{day-9}}T00:00:00', '2026-11-18') // '2026-11-09T00:00:00'
 */
export const resolveDates = (text: string, today: CalendarDay): string =>
  text.replaceAll(/\{\{(day|year)(?:([+-])(\d{1,4}))?\}\}/gu, (_, unit: string, sign = '+', count = '0') => {
    const step = Number(`${sign}${count}`);
    return unit === 'day' ? addDays(today, step) : String(Number(today.slice(0, 4)) + step);
  });
