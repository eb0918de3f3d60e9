import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { resolveDates } from './relative-dates.ts';

const resolve = (text: string, today = '2026-11-18') => resolveDates(text, today as CalendarDay);

describe('a date left open', () => {
  it('is counted from today, over months, years and leap days', () => {
    expect(resolve('{{day}} {{day+7}} {{day-18}} {{day+44}}')).toBe(
      '2026-11-18 2026-11-25 2026-10-31 2027-01-01',
    );
    expect(resolve('{{day+1}} {{day+2}}', '2028-02-28')).toBe('2028-02-29 2028-03-01');
    expect(resolve('{{day-9}}T00:00:00')).toBe('2026-11-09T00:00:00');
  });

  it('may be a year', () => {
    expect(resolve('Presupuestos {{year+1}}, not {{year}} or {{year-1}}')).toBe(
      'Presupuestos 2027, not 2026 or 2025',
    );
  });

  it('leaves everything else as it is', () => {
    for (const text of ['{{month}}', '{{day+}}', '{day}', '{{ day }}', '{{day+12345}}', '2026-11-18'])
      expect(resolve(text)).toBe(text);
  });
});
