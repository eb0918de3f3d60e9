import type { BallotStore } from '#application/ports/server/ballot-store.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { LiveResults } from '#application/ports/server/live-results.ts';
import type { RealmRegister } from '#application/ports/server/realm-register.ts';
import type { Town } from '#domain/access/town.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import { type Tally, tally } from '#domain/scoring/tally.ts';
import type { SurveyId } from '#domain/shared/ids.ts';
import { type Shares, sharesOf } from '#domain/scoring/shares.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { liveCountStep, maySeeResults } from '#domain/voting/results-visibility.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { surveyState } from '#domain/voting/survey-lifecycle.ts';
import { deviceName } from './voter-of.ts';

interface Ports {
  readonly realms: RealmRegister;
  readonly ballots: BallotStore;
  readonly live: LiveResults;
  readonly keys: VotingKeys;
  readonly clock: Clock;
}

type Refusal =
  | { readonly kind: 'unknownSurvey' | 'resultsHidden' | 'countHidden' }
  /** The type of the survey, which is unknown here. */
  | { readonly kind: 'notCounted'; readonly where: string };

/** The result of a survey that asks nothing: how many took part. */
export interface CountAlone {
  readonly kind: 'none';
  readonly ballots: number;
}

/** The type of a survey that asks nothing (specification 2, section 2). */
const asksNothing = 'none';

/** The survey, if the caller may see its results now. */
async function visibleSurvey(
  { realms, ballots, keys, clock }: Ports,
  town: Town,
  id: SurveyId,
  device: string | null,
): Promise<Either<Refusal, { readonly survey: Survey; readonly isClosed: boolean }>> {
  const found = await realms.survey(town, id);
  if (found === null) return left({ kind: 'unknownSurvey' });
  const { survey } = found;
  const now = clock.now();
  const state = surveyState(survey, now, town.timeZone);
  // After the close it does not matter who has voted, and the key may be gone.
  const voted = state.kind === 'open' && (await hasVoted({ ballots, keys }, town, id, device));
  if (!maySeeResults(survey, state, voted, now)) return left({ kind: 'resultsHidden' });
  return right({ survey, isClosed: state.kind === 'closed' });
}

/**
 * The counts of a survey. In an open survey that checks a census they move in steps of at least 25 ballots (decisions:
 * votes): the counts shown last are stored, and shown again until 25 more ballots have come.
 */
async function countsOf(
  { ballots, live }: Pick<Ports, 'ballots' | 'live'>,
  { realm }: Town,
  { id, question, census }: Survey,
  isClosed: boolean,
): Promise<Tally | null> {
  const count = () => ballots.tally(realm, id, question, isClosed ? 'final' : 'running');
  if (!census || isClosed) return count();
  const told = await live.read(realm, id);
  const cast = await ballots.count(realm, id);
  if (told !== null && cast - told.ballots < liveCountStep) return told;
  if (cast < liveCountStep) return tally(question, []);
  const fresh = await count();
  return fresh && live.keep(realm, id, fresh, liveCountStep);
}

/**
 * The result of a survey, for readers who may see it now. If the council hides how many took part, there are shares
 * only (`readShares`); a survey that asks nothing has only the number of its participants, and one of an unknown type
 * has no result.
 */
export const readResults =
  (ports: Ports) =>
  async (town: Town, id: SurveyId, device: string | null): Promise<Either<Refusal, Tally | CountAlone>> => {
    const visible = await visibleSurvey(ports, town, id, device);
    if (isLeft(visible)) return visible;
    const { survey, isClosed } = visible.right;
    const { question } = survey;
    if (survey.hideVoteCount) return left({ kind: 'countHidden' });
    if (question.kind === 'unknown' && question.displayType === asksNothing) {
      const cast = await ports.ballots.count(town.realm, id);
      return right({
        kind: 'none',
        ballots: isClosed || !survey.census ? cast : cast - (cast % liveCountStep),
      });
    }
    const counted = await countsOf(ports, town, survey, isClosed);
    return counted === null ? left(unknownType(question)) : right(counted);
  };

/** The result of a survey that hides how many took part, for readers who may see it now. */
export const readShares =
  (ports: Ports) =>
  async (town: Town, id: SurveyId, device: string | null): Promise<Either<Refusal, Shares>> => {
    const visible = await visibleSurvey(ports, town, id, device);
    if (isLeft(visible)) return visible;
    const { survey, isClosed } = visible.right;
    const counted = await countsOf(ports, town, survey, isClosed);
    const shares = counted && sharesOf(counted);
    return shares === null ? left(unknownType(survey.question)) : right(shares);
  };

/** Free texts, too, have no shares. */
const unknownType = (question: Survey['question']): Refusal => ({
  kind: 'notCounted',
  where: question.kind === 'unknown' ? question.displayType : question.kind,
});

const hasVoted = async (
  { ballots, keys }: Pick<Ports, 'ballots' | 'keys'>,
  { realm }: Town,
  id: SurveyId,
  device: string | null,
): Promise<boolean> =>
  device !== null &&
  !keys.isErased(realm, id) &&
  ballots.hasVoted(realm, id, keys.mark(realm, id, deviceName(device)));
