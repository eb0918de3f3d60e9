import type { ActivityGroup } from './activity.ts';

/** Whether somebody of an age, on the first day, may be in a group. */
export const isOfAges = (
  { minimumAge, maximumAge }: Pick<ActivityGroup, 'minimumAge' | 'maximumAge'>,
  age: number,
): boolean => (minimumAge === null || age >= minimumAge) && (maximumAge === null || age <= maximumAge);
