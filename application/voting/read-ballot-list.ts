import type { BallotStore, StoredBallot } from '#application/ports/server/ballot-store.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { RealmRegister, SurveyDocument } from '#application/ports/server/realm-register.ts';
import type { Town } from '#domain/access/town.ts';
import type { SurveyId } from '#domain/shared/ids.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import { asksForText } from '#domain/voting/kinds/question-kinds.ts';
import { maySeeResults, publishesList } from '#domain/voting/results-visibility.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { surveyState } from '#domain/voting/survey-lifecycle.ts';

interface Ports {
  readonly realms: RealmRegister;
  readonly ballots: BallotStore;
  readonly clock: Clock;
}

type Refusal = { readonly kind: 'unknownSurvey' | 'resultsHidden' | 'countHidden' };

/** A closed survey and its ballots, sorted by id, for recounts. */
export const readBallotList =
  ({ realms, ballots, clock }: Ports) =>
  async (
    town: Town,
    id: SurveyId,
  ): Promise<Either<Refusal, { readonly found: SurveyDocument; readonly list: readonly StoredBallot[] }>> => {
    const found = await realms.survey(town, id);
    if (found === null) return left({ kind: 'unknownSurvey' });
    const now = clock.now();
    const state = surveyState(found.survey, now, town.timeZone);
    const seen = state.kind === 'closed' && maySeeResults(found.survey, state, false, now);
    if (!seen) return left({ kind: 'resultsHidden' });
    if (!publishesList(found.survey)) return left({ kind: 'countHidden' });
    return right({ found, list: publishedBallots(found.survey, await ballots.list(town.realm, id)) });
  };

/**
 * The ballots of a survey as they are in its list. A free text could identify its author: free texts are published apart,
 * without the ballot's id.
 */
export const publishedBallots = (
  { question }: Pick<Survey, 'question'>,
  list: readonly StoredBallot[],
): readonly StoredBallot[] => (asksForText(question) ? list.map(withoutText) : list);

/** A blank vote identifies no one: it stays in the list, and its voter can find it. */
const withoutText = (ballot: StoredBallot): StoredBallot =>
  ballot.answer === null ? ballot : { ...ballot, answer: '' };
