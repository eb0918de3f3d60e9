import type { BallotStore } from '#application/ports/server/ballot-store.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { LiveResults } from '#application/ports/server/live-results.ts';
import type { RealmRegister } from '#application/ports/server/realm-register.ts';
import type { Town } from '#domain/access/town.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import { type Tally, tally } from '#domain/scoring/tally.ts';
import type { SurveyId } from '#domain/shared/ids.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import { liveCountStep, maySeeResults } from '#domain/voting/results-visibility.ts';
import { surveyState } from '#domain/voting/survey-lifecycle.ts';
import { deviceName } from './voter-of.ts';

interface Ports {
  readonly realms: RealmRegister;
  readonly ballots: BallotStore;
  readonly live: LiveResults;
  readonly keys: VotingKeys;
  readonly clock: Clock;
}

type Refusal = { readonly kind: 'unknownSurvey' | 'resultsHidden' };

/**
 * The counts of a survey, for readers who may see them now. In an open survey that checks a census they move in steps
 * of at least 25 ballots (decisions: votes): the counts shown last are stored, and shown again until 25 more ballots
 * have come.
 */
export const readResults =
  ({ realms, ballots, live, keys, clock }: Ports) =>
  async (town: Town, id: SurveyId, device: string | null): Promise<Either<Refusal, Tally>> => {
    const found = await realms.survey(town, id);
    if (found === null) return left({ kind: 'unknownSurvey' });
    const { survey } = found;
    const now = clock.now();
    const state = surveyState(survey, now, town.timeZone);
    // After the close it does not matter who has voted, and the key may be gone.
    const voted = state.kind === 'open' && (await hasVoted({ ballots, keys }, town, id, device));
    if (!maySeeResults(survey, state, voted, now)) return left({ kind: 'resultsHidden' });
    const count = () =>
      ballots.tally(town.realm, id, survey.question, state.kind === 'closed' ? 'final' : 'running');
    if (!survey.census || state.kind === 'closed') return rightOrHidden(await count());
    const told = await live.read(town.realm, id);
    const cast = await ballots.count(town.realm, id);
    if (told !== null && cast - told.ballots < liveCountStep) return right(told);
    if (cast < liveCountStep) return rightOrHidden(tally(survey.question, []));
    const fresh = await count();
    return rightOrHidden(fresh && (await live.keep(town.realm, id, fresh, liveCountStep)));
  };

const hasVoted = async (
  { ballots, keys }: Pick<Ports, 'ballots' | 'keys'>,
  { realm }: Town,
  id: SurveyId,
  device: string | null,
): Promise<boolean> =>
  device !== null &&
  !keys.isErased(realm, id) &&
  ballots.hasVoted(realm, id, keys.mark(realm, id, deviceName(device)));

const rightOrHidden = (counted: Tally | null): Either<Refusal, Tally> =>
  counted === null ? left({ kind: 'resultsHidden' }) : right(counted);
