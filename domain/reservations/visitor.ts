import { ageOn } from '../census/age.ts';
import type { CalendarDay } from '../shared/calendar-day.ts';
import type { PersonCategory } from './tariff.ts';

/** Whether a category must know the birth date: the census asks for its year, and ages are counted from it. */
export const asksBirthDay = ({ check, minimumAge, maximumAge }: PersonCategory, isAtDesk: boolean): boolean =>
  minimumAge !== null || maximumAge !== null || (check === 'census' && !isAtDesk);

/** Whether a person born on a day is of a category's ages on another day. */
export function isOfAge(
  { minimumAge, maximumAge }: Pick<PersonCategory, 'minimumAge' | 'maximumAge'>,
  birthDay: CalendarDay,
  on: CalendarDay,
): boolean {
  const age = ageOn(birthDay, on);
  return (minimumAge === null || age >= minimumAge) && (maximumAge === null || age <= maximumAge);
}
