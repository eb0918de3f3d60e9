import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageOn } from '#domain/census/age.ts';
import { type AboutPerson, districtKey, nothingAbout } from '#domain/census/about-person.ts';
import { addDays, type CalendarDay, startOfDay, type TimeZone } from '#domain/shared/calendar-day.ts';
import { aSurvey } from '#fixtures/builders/data/survey.ts';
import { conditionsFault, isForPerson, peopleOfVote } from './for-person.ts';
import { asksAge, type VoteConditions } from './vote-conditions.ts';

const zone = 'Europe/Madrid' as TimeZone;
const opening = '2027-03-01' as CalendarDay;
const everybody: VoteConditions = { ageFrom: null, ageTo: null, districts: [] };
const surveyFor = (more: Partial<VoteConditions> | null, rest: Parameters<typeof aSurvey>[1] = {}) =>
  aSurvey('v', {
    census: true,
    startsAt: startOfDay(opening, zone),
    conditions: more === null ? null : { ...everybody, ...more },
    ...rest,
  });
const born = (birthDay: string): AboutPerson => ({ birthDay: birthDay as CalendarDay, district: null });
const livesIn = (district: string): AboutPerson => ({ birthDay: null, district });

const anyDay = fc.nat(365 * 100).map((days) => addDays('1927-06-01' as CalendarDay, days));
const anyAge = fc.option(fc.nat(130));
const anyName = fc.constantFrom('El Carme', 'Russafa', 'Malva-rosa', 'Benimaclet');
const anyAbout: fc.Arbitrary<AboutPerson> = fc.record({
  birthDay: fc.option(anyDay),
  district: fc.option(anyName),
});
const anyConditions: fc.Arbitrary<VoteConditions> = fc.record({
  ageFrom: anyAge,
  ageTo: anyAge,
  districts: fc.array(anyName, { maxLength: 3 }),
});

describe('a survey for some people of the census', () => {
  it('is for those whose age and district are within its conditions, and for nobody else', () => {
    fc.assert(
      fc.property(anyConditions, anyAbout, (conditions, about) => {
        const { ageFrom, ageTo, districts } = conditions;
        const age = about.birthDay === null ? null : ageOn(about.birthDay, opening);
        // The other way round: who is left out, part by part.
        const isLeftOut =
          (ageFrom !== null && (age === null || age < ageFrom)) ||
          (ageTo !== null && (age === null || age > ageTo)) ||
          (districts.length > 0 && !districts.includes(about.district ?? ''));
        const hadNotCome = age !== null && age < 0;
        fc.pre(!hadNotCome);
        expect(isForPerson(surveyFor(conditions), about, zone)).toBe(!isLeftOut);
      }),
    );
  });

  it('counts the age on the day on which it opens, by the clock of the town', () => {
    const young = surveyFor({ ageFrom: 12, ageTo: 17 });
    expect(isForPerson(young, born('2015-03-01'), zone)).toBe(true);
    expect(isForPerson(young, born('2015-03-02'), zone)).toBe(false);
    expect(isForPerson(young, born('2009-03-02'), zone)).toBe(true);
    expect(isForPerson(young, born('2009-03-01'), zone)).toBe(false);
    // Half an hour before midnight in the Canary Islands it is the next day in Madrid already.
    const late = surveyFor({ ageFrom: 12 }, { startsAt: startOfDay(opening, zone) + 30 * 60_000 });
    expect(isForPerson(late, born('2015-03-01'), zone)).toBe(true);
    expect(isForPerson(late, born('2015-03-01'), 'Atlantic/Canary')).toBe(false);
  });

  it('has its least and its greatest age each on its own', () => {
    expect(isForPerson(surveyFor({ ageFrom: 65 }), born('1962-03-01'), zone)).toBe(true);
    expect(isForPerson(surveyFor({ ageFrom: 65 }), born('1962-03-02'), zone)).toBe(false);
    expect(isForPerson(surveyFor({ ageTo: 17 }), born('2020-01-01'), zone)).toBe(true);
    expect(isForPerson(surveyFor({ ageTo: 17 }), born('1990-01-01'), zone)).toBe(false);
  });

  it('is for nobody of whom the census does not say what is asked for', () => {
    expect(isForPerson(surveyFor({ ageTo: 130 }), livesIn('El Carme'), zone)).toBe(false);
    expect(isForPerson(surveyFor({ districts: ['El Carme'] }), born('1990-01-01'), zone)).toBe(false);
    expect(isForPerson(surveyFor(null), nothingAbout, zone)).toBe(true);
  });

  it('knows a district however it is written', () => {
    const survey = surveyFor({ districts: ['El Carme', 'Malva-rosa'] });
    expect(isForPerson(survey, livesIn('  el  CARME '), zone)).toBe(true);
    expect(isForPerson(survey, livesIn('Russafa'), zone)).toBe(false);
    expect(districtKey('Natzare\u0301s')).toBe(districtKey('NATZARÉS'));
  });

  it('is for nobody if it checks no census, or asks an age without a start', () => {
    const about = { birthDay: '2000-01-01' as CalendarDay, district: 'El Carme' };
    expect(isForPerson(surveyFor({ districts: ['El Carme'] }, { census: false }), about, zone)).toBe(false);
    expect(isForPerson(surveyFor({ ageFrom: 1 }, { startsAt: null }), about, zone)).toBe(false);
  });
});

describe('the people of a vote', () => {
  const people = [
    { person: 'a', about: livesIn('El Carme') },
    { person: 'b', about: livesIn('Russafa') },
    { person: 'c', about: nothingAbout },
  ];

  it('are those for whom at least one of its surveys is', () => {
    const one = surveyFor({ districts: ['El Carme'] });
    const other = surveyFor({ districts: ['Russafa'] });
    expect(peopleOfVote(people, [one], zone)).toEqual(['a']);
    expect(peopleOfVote(people, [one, other], zone)).toEqual(['a', 'b']);
  });

  it('are all of the census if a survey that checks it has no conditions, and nothing is looked up then', () => {
    const sealed = [{ person: 'a', about: undefined as unknown as AboutPerson }];
    expect(peopleOfVote(sealed, [surveyFor({ districts: ['x'] }), surveyFor(null)], zone)).toEqual(['a']);
    const open = surveyFor(null, { census: false });
    expect(peopleOfVote(people, [open, surveyFor({ districts: ['Russafa'] })], zone)).toEqual(['b']);
  });
});

describe('conditions that cannot be meant', () => {
  it('are named', () => {
    expect(conditionsFault(surveyFor(null))).toBeNull();
    expect(conditionsFault(surveyFor({ ageFrom: 12, ageTo: 12 }))).toBeNull();
    expect(conditionsFault(surveyFor({ districts: ['El Carme'] }, { startsAt: null }))).toBeNull();
    expect(conditionsFault(surveyFor({ districts: ['El Carme'] }, { census: false }))).toBe('noCensus');
    expect(conditionsFault(surveyFor({ ageFrom: 12 }, { startsAt: null }))).toBe('noStart');
    for (const [ageFrom, ageTo] of [
      [17, 12],
      [-1, null],
      [16.5, null],
      [null, 131],
    ] as const)
      expect(conditionsFault(surveyFor({ ageFrom, ageTo }))).toBe('age');
  });

  it('ask an age if they name the least or the greatest', () => {
    expect(asksAge(everybody)).toBe(false);
    expect(asksAge({ ...everybody, ageFrom: 0 })).toBe(true);
    expect(asksAge({ ...everybody, ageTo: 17 })).toBe(true);
  });
});
