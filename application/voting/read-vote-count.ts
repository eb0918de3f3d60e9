import type { BallotStore } from '#application/ports/server/ballot-store.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { SurveyDocument } from '#application/ports/server/realm-register.ts';
import type { Town } from '#domain/access/town.ts';
import type { Instant, TimeZone } from '#domain/shared/calendar-day.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { mayShowCount, tellableCount } from '#domain/voting/results-visibility.ts';
import { surveyState } from '#domain/voting/survey-lifecycle.ts';

interface Ports {
  readonly ballots: BallotStore;
  readonly clock: Clock;
}

/** The number of participants that may be shown of a survey with that many ballots; null if it is hidden. */
export function shownCount(survey: Survey, cast: number, now: Instant, zone: TimeZone): number | null {
  const state = surveyState(survey, now, zone);
  return mayShowCount(survey, state, now) ? tellableCount(cast, survey.census, state) : null;
}

/** How many took part, as exactly as may be shown; null if it is hidden. */
export const readVoteCount =
  ({ ballots, clock }: Ports) =>
  async (town: Town, { survey }: SurveyDocument): Promise<number | null> => {
    const cast = survey.hideVoteCount ? 0 : await ballots.count(town.realm, survey.id);
    return shownCount(survey, cast, clock.now(), town.timeZone);
  };
