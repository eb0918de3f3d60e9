import { describe, expect, it } from 'vitest';
import lists from './holidays.json' with { type: 'json' };
import { easterSunday, holidaysOf } from './holidays.ts';

const isSunday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0;

describe('Easter', () => {
  it.each([
    [1954, '1954-04-18'],
    [1981, '1981-04-19'],
    [2000, '2000-04-23'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [2285, '2285-03-22'],
  ])('of %i is on %s', (year, day) => {
    expect(easterSunday(year)).toBe(day);
  });
});

describe('the holidays of a year', () => {
  it('are the published list of the region beside the national one', () => {
    expect(holidaysOf('ES-VC', 2027).slice(-3)).toEqual(['2027-03-19', '2027-03-29', '2027-10-09']);
    expect(holidaysOf(null, 2026)).toContain('2026-10-12');
    expect(holidaysOf(null, 2026)).not.toContain('2026-10-09');
  });

  it('are those of the rule for a year whose list is not known', () => {
    expect(holidaysOf('ES-VC', 2028)).toEqual(
      ['01-01', '01-06', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25', '04-14', '03-19']
        .concat('10-09', '04-17')
        .map((day) => `2028-${day}`),
    );
  });

  it.each([2025, 2026, 2027])(
    '%i has a published national list, which is the rule without its Sundays',
    (year) => {
      const { fixed, years } = lists.ES;
      const goodFriday = { 2025: '04-18', 2026: '04-03', 2027: '03-26' }[year];
      const byRule = [...fixed, goodFriday].map((day) => `${year}-${day}`).filter((day) => !isSunday(day));
      expect(years[String(year) as keyof typeof years]).toEqual(byRule.toSorted());
    },
  );
});
