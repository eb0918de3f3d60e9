import { formatDay } from '#application/text/dates.ts';
import { dayAt, type TimeZone } from '#domain/shared/calendar-day.ts';
import { asksAge, type VoteConditions } from '#domain/voting/conditions/vote-conditions.ts';
import type { Survey } from '#domain/voting/survey.ts';
import type { Speech } from '#ui-web/speech.ts';
import type { RefusedIn } from './sending/refusal-words.ts';
import { asksCensus, type Visit } from './visit.ts';

function ageWords({ ageFrom, ageTo }: VoteConditions, { t }: Speech): string {
  if (ageTo === null) return t('survey:forWhom.from', { from: ageFrom });
  return ageFrom === null
    ? t('survey:forWhom.to', { to: ageTo })
    : t('survey:forWhom.range', { from: ageFrom, to: ageTo });
}

/** Names in a row: a name that has a comma itself is not two. */
const listOfNames = (names: readonly string[]): string =>
  names.join(names.some((name) => name.includes(',')) ? '; ' : ', ');

/** For whom of the census a survey is, in a sentence; null if it is for all of it. */
export function forWhomWords(
  { conditions, startsAt }: Pick<Survey, 'conditions' | 'startsAt'>,
  zone: TimeZone,
  speech: Speech,
): string | null {
  if (conditions === null) return null;
  const { t, language } = speech;
  const districts = { count: conditions.districts.length, districts: listOfNames(conditions.districts) };
  // The check of the document refuses an age without a start.
  if (!asksAge(conditions) || startsAt === null) return t('survey:forWhom.district', districts);
  const age = { age: ageWords(conditions, speech), day: formatDay(dayAt(startsAt, zone), language) };
  return districts.count === 0
    ? t('survey:forWhom.age', age)
    : t('survey:forWhom.both', { ...age, ...districts });
}

/** The surveys of a visit that are for some people only, each sentence once. */
export const forWhomOf = (
  { chain, zone }: Pick<Visit, 'chain' | 'zone'>,
  speech: Speech,
): readonly string[] => [
  ...new Set(
    chain.filter(({ census }) => census).flatMap((survey) => forWhomWords(survey, zone, speech) ?? []),
  ),
];

/** What the words of a refusal need to know of one survey. */
export const refusedOf = (survey: Survey, zone: TimeZone, speech: Speech): RefusedIn => ({
  census: survey.census,
  forWhom: forWhomWords(survey, zone, speech),
});

/** What the words of a refusal need to know of a visit. */
export const refusedIn = (visit: Visit, speech: Speech): RefusedIn => ({
  census: asksCensus(visit),
  forWhom: forWhomOf(visit, speech).join(' ') || null,
});
