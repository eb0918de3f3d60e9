import type { CensusMember } from '../../census/about-person.ts';
import type { Survey } from '../survey.ts';
import { asksAge } from './vote-conditions.ts';

/** How many people of a census lack what the conditions of a vote ask for; null for what they do not ask for. */
export interface LackingPeople {
  readonly birthDay: number | null;
  readonly district: number | null;
}

/**
 * How many people may not vote because the census does not say when they were born, or where they live. Null if each survey
 * that checks the census is for all of it.
 *
 * @example lackingPeople(people, [surveyFor({ ageFrom: 12 })]) // { birthDay: 212, district: null }
 */
export function lackingPeople(
  people: readonly CensusMember[],
  surveys: readonly Pick<Survey, 'census' | 'conditions'>[],
): LackingPeople | null {
  const asked = surveys.flatMap(({ census, conditions }) =>
    census && conditions !== null ? [conditions] : [],
  );
  if (asked.length === 0) return null;
  const without = (part: 'birthDay' | 'district') =>
    people.filter(({ about }) => about[part] === null).length;
  return {
    birthDay: asked.some(asksAge) ? without('birthDay') : null,
    district: asked.some(({ districts }) => districts.length > 0) ? without('district') : null,
  };
}
