import type { CalendarDay } from '../shared/calendar-day.ts';

/** The age from which a person may vote, unless the survey says another (specification 2, section 5: census hints). */
export const usualVotingAge = 18;

/** The greatest age: an older one is a mistake, such as a year of two digits. */
export const greatestAge = 130;

/**
 * Full years on a day. A year is complete on the birthday itself; for a person born on 29 February it is complete on
 * the 28th if the month has no 29th (Spanish Civil Code, articles 5 and 315).
 *
 * @example ageOn('2008-02-29', '2026-02-28') // 18
 */
export function ageOn(birthDay: CalendarDay, day: CalendarDay): number {
  const [birthYear, year] = [birthDay, day].map((one) => Number(one.slice(0, 4))) as [number, number];
  const birthday = birthDay.slice(5);
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const kept = birthday === '02-29' && !leap ? '02-28' : birthday;
  return year - birthYear - (day.slice(5) < kept ? 1 : 0);
}

/** Whether a person born on `birthDay` is old enough on `day` for a vote from that age on. */
export const isOfVotingAge = (birthDay: CalendarDay, day: CalendarDay, age: number): boolean =>
  ageOn(birthDay, day) >= age;
