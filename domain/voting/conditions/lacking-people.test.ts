import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AboutPerson } from '#domain/census/about-person.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { aSurvey } from '#fixtures/builders/data/survey.ts';
import { peopleOfVote } from './for-person.ts';
import { lackingPeople } from './lacking-people.ts';
import type { VoteConditions } from './vote-conditions.ts';

const surveyFor = (more: Partial<VoteConditions> | null, census = true) =>
  aSurvey('v', {
    census,
    startsAt: 1,
    conditions: more === null ? null : { ageFrom: null, ageTo: null, districts: [], ...more },
  });
const born = '2001-03-01' as CalendarDay;
const aboutAll: readonly AboutPerson[] = [
  { birthDay: born, district: 'El Carme' },
  { birthDay: null, district: 'El Carme' },
  { birthDay: null, district: null },
  { birthDay: born, district: null },
  { birthDay: null, district: 'Russafa' },
];
const people = aboutAll.map((about, n) => ({ person: `p${n}`, about }));

describe('people of a census who lack what a vote asks for', () => {
  it('are those without a birth date for an age, and those without a district for districts', () => {
    expect(lackingPeople(people, [surveyFor({ ageFrom: 12 })])).toEqual({ birthDay: 3, district: null });
    expect(lackingPeople(people, [surveyFor({ ageTo: 30 })])).toEqual({ birthDay: 3, district: null });
    expect(lackingPeople(people, [surveyFor({ districts: ['El Carme'] })])).toEqual({
      birthDay: null,
      district: 2,
    });
    const both = [surveyFor(null), surveyFor({ ageFrom: 12 }), surveyFor({ districts: ['El Carme'] })];
    expect(lackingPeople(people, both)).toEqual({ birthDay: 3, district: 2 });
  });

  it('are not counted where each survey is for all of the census, or checks none', () => {
    expect(lackingPeople(people, [surveyFor(null)])).toBeNull();
    expect(lackingPeople(people, [surveyFor({ ageFrom: 12 }, false)])).toBeNull();
    expect(lackingPeople(people, [])).toBeNull();
  });

  it('are never among those who may vote by an age or a district', () => {
    const about = fc.record({
      birthDay: fc.constantFrom(null, born),
      district: fc.constantFrom(null, 'El Carme', 'Russafa'),
    });
    fc.assert(
      fc.property(fc.array(about), (all) => {
        const census = all.map((one, n) => ({ person: `p${n}`, about: one }));
        const survey = surveyFor({ ageFrom: 0, districts: ['El Carme'] });
        const { birthDay, district } = lackingPeople(census, [survey]) ?? {};
        const allowed = peopleOfVote(census, [survey], 'UTC').length;
        expect(allowed).toBeLessThanOrEqual(all.length - Math.max(birthDay ?? 0, district ?? 0));
      }),
    );
  });
});
