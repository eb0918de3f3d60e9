import { endOfDay, type Instant, type TimeZone } from '../shared/calendar-day.ts';
import type { Survey } from './survey.ts';

/** The time in which votes are looked for; to know those that are open now, both are now. */
export interface CensusTime {
  readonly since: Instant;
  readonly now: Instant;
}

/** The votes that have used the census of their town at some time since then: who may vote is fixed by their opening. */
export const votesOfCensus = <Vote extends Pick<Survey, 'census' | 'isActive' | 'startsAt' | 'endDay'>>(
  surveys: readonly Vote[],
  { since, now }: CensusTime,
  zone: TimeZone,
): readonly Vote[] =>
  surveys.filter(
    ({ census, isActive, startsAt, endDay }) =>
      census &&
      isActive &&
      (startsAt === null || startsAt <= now) &&
      (endDay === null || since < endOfDay(endDay, zone)),
  );
