import { ageOn, greatestAge } from '../../census/age.ts';
import { type AboutPerson, type CensusMember, districtKey } from '../../census/about-person.ts';
import { type CalendarDay, dayAt, type TimeZone } from '../../shared/calendar-day.ts';
import type { Survey } from '../survey.ts';
import { asksAge, type VoteConditions } from './vote-conditions.ts';

type ConditionedSurvey = Pick<Survey, 'census' | 'conditions' | 'startsAt'>;

function hasAge({ ageFrom, ageTo }: VoteConditions, birthDay: CalendarDay | null, day: CalendarDay | null) {
  if (birthDay === null || day === null) return false;
  const age = ageOn(birthDay, day);
  return age >= (ageFrom ?? 0) && age <= (ageTo ?? greatestAge);
}

/**
 * Whether a survey is for a person, by what the census says of them: the one decision of the web, the desk, the kiosk and the
 * fingerprint of the census. What the census does not say is not met. An age is that on the day of the start, so that
 * nobody comes of age while the survey is open; one without a start is for nobody, and the check of the document says so.
 *
 * @example isForPerson(survey, { birthDay: '2010-05-01', district: 'El Carme' }, zone)
 */
export function isForPerson(survey: ConditionedSurvey, about: AboutPerson, zone: TimeZone): boolean {
  const { census, conditions, startsAt } = survey;
  if (conditions === null) return true;
  if (!census) return false;
  const day = startsAt === null ? null : dayAt(startsAt, zone);
  if (asksAge(conditions) && !hasAge(conditions, about.birthDay, day)) return false;
  const { districts } = conditions;
  if (districts.length === 0) return true;
  const own = about.district === null ? null : districtKey(about.district);
  return districts.some((district) => districtKey(district) === own);
}

/** The keys of those of a census for whom at least one of these surveys is: those who may vote. */
export function peopleOfVote(
  people: readonly CensusMember[],
  surveys: readonly ConditionedSurvey[],
  zone: TimeZone,
): readonly string[] {
  const asking = surveys.filter(({ census }) => census);
  // What the census says of a person is sealed: it is read only if a condition asks for it.
  if (asking.some(({ conditions }) => conditions === null)) return people.map(({ person }) => person);
  return people
    .filter(({ about }) => asking.some((survey) => isForPerson(survey, about, zone)))
    .map(({ person }) => person);
}

/** Why conditions cannot be what was meant. `noCensus`: nobody checks them. `noStart`: an age needs its day. */
export type ConditionsFault = 'noCensus' | 'noStart' | 'age';

/** What is wrong with the conditions of a survey; null if nothing is. */
export function conditionsFault({ census, conditions, startsAt }: ConditionedSurvey): ConditionsFault | null {
  if (conditions === null) return null;
  if (!census) return 'noCensus';
  if (asksAge(conditions) && startsAt === null) return 'noStart';
  const [from, to] = [conditions.ageFrom ?? 0, conditions.ageTo ?? greatestAge];
  const isAge = (age: number) => Number.isInteger(age) && age >= 0 && age <= greatestAge;
  return isAge(from) && isAge(to) && from <= to ? null : 'age';
}
