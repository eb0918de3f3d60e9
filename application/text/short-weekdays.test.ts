import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDay } from '#domain/shared/calendar-day.ts';
import { languages } from '#domain/shared/localized-text.ts';
import { shortNameOfWeekday, shortWeekday } from './short-weekdays.ts';

describe('the short name of a day of the week', () => {
  it('is that of its language, before and after the day from which it is counted', () => {
    const days = ['2026-11-27', '1999-12-31'] as CalendarDay[];
    expect(days.map((day) => languages.map((language) => shortWeekday(day, language)))).toEqual(
      days.map(() => languages.map((language) => shortNameOfWeekday(5, language))),
    );
    expect(shortWeekday('2026-11-29' as CalendarDay, 'eu')).toBe('ig');
  });

  it.each(languages)('differs for each of the seven in %s', (language) => {
    const week = Array.from({ length: 7 }, (_, at) =>
      shortWeekday(addDays('2026-11-23' as CalendarDay, at), language),
    );
    expect(new Set(week).size).toBe(7);
  });
});
