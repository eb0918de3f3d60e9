import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDay } from '../shared/calendar-day.ts';
import { ageOn, isOfVotingAge, usualVotingAge } from './age.ts';

const day = (text: string) => text as CalendarDay;
const aDay = fc.integer({ min: 0, max: 60_000 }).map((n) => addDays(day('1900-01-01'), n));

describe('an age', () => {
  it('grows on the birthday and not the day before', () => {
    expect(ageOn(day('2008-11-18'), day('2026-11-17'))).toBe(17);
    expect(ageOn(day('2008-11-18'), day('2026-11-18'))).toBe(18);
    expect(isOfVotingAge(day('2008-11-18'), day('2026-11-17'), usualVotingAge)).toBe(false);
    expect(isOfVotingAge(day('2008-11-18'), day('2026-11-18'), usualVotingAge)).toBe(true);
    expect(isOfVotingAge(day('2010-11-18'), day('2026-11-18'), 16)).toBe(true);
  });

  it('of somebody born on 29 February is full on the 28th where there is no 29th', () => {
    expect(ageOn(day('2008-02-29'), day('2026-02-27'))).toBe(17);
    expect(ageOn(day('2008-02-29'), day('2026-02-28'))).toBe(18);
    expect(ageOn(day('2008-02-29'), day('2028-02-28'))).toBe(19);
    expect(ageOn(day('2008-02-29'), day('2028-02-29'))).toBe(20);
    expect(ageOn(day('1896-02-29'), day('1900-02-28'))).toBe(4);
    expect(ageOn(day('1996-02-29'), day('2000-02-28'))).toBe(3);
  });

  it('grows by one a year, on one day, whenever somebody was born', () => {
    fc.assert(
      fc.property(aDay, aDay, (birthDay, today) => {
        const grown = ageOn(birthDay, addDays(today, 1)) - ageOn(birthDay, today);
        expect([0, 1]).toContain(grown);
        expect(ageOn(birthDay, addDays(birthDay, 364))).toBe(0);
        expect(ageOn(birthDay, addDays(birthDay, 366))).toBe(1);
      }),
    );
  });
});
