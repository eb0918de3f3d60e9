import type { BallotStore } from '#application/ports/server/ballot-store.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { SurveyDocument } from '#application/ports/server/realm-register.ts';
import type { Town } from '#domain/access/town.ts';
import { tellableCount } from '#domain/voting/results-visibility.ts';
import { surveyState } from '#domain/voting/survey-lifecycle.ts';

interface Ports {
  readonly ballots: BallotStore;
  readonly clock: Clock;
}

/** How many took part, as exactly as may be shown; null if the council hides it. */
export const readVoteCount =
  ({ ballots, clock }: Ports) =>
  async (town: Town, { survey }: SurveyDocument): Promise<number | null> => {
    if (survey.hideVoteCount) return null;
    const cast = await ballots.count(town.realm, survey.id);
    return tellableCount(cast, survey.census, surveyState(survey, clock.now(), town.timeZone));
  };
