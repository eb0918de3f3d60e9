import type { BallotStore } from '#application/ports/server/ballot-store.ts';
import type { CensusRegister } from '#application/ports/server/census-register.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { RealmRegister } from '#application/ports/server/realm-register.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import type { SurveyId } from '#domain/shared/ids.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import { splitSecrets } from '#domain/voting/receipt-code.ts';
import { surveyState } from '#domain/voting/survey-lifecycle.ts';
import { type ClaimedVoter, voterOf } from './voter-of.ts';

interface Ports {
  readonly realms: RealmRegister;
  readonly census: CensusRegister;
  readonly ballots: BallotStore;
  readonly keys: VotingKeys;
  readonly clock: Clock;
}

/** A request for the vote that a person may change. */
export interface VoteQuery extends ClaimedVoter {
  readonly survey: SurveyId;
  /** The voter's secrets, with the receipt code's entries at the end. */
  readonly secrets: readonly string[];
}

export type MyVoteRefusal = { readonly kind: 'censusInvalid' };

/**
 * The answer that a voter has given, as the starting point of another (specification 2, section 4): only while the
 * survey is open and votes may be changed, only to a person who has voted (where a census knows people), and only with
 * the code of a ballot. Everything else is refused in the same way, so that the answer does not reveal who is on the
 * census, who has voted, or which half was wrong.
 */
export const readMyVote =
  ({ realms, census, ballots, keys, clock }: Ports) =>
  async (asked: VoteQuery): Promise<Either<MyVoteRefusal, RawAnswer>> => {
    const refused = left<MyVoteRefusal>({ kind: 'censusInvalid' });
    const { town } = asked;
    const found = await realms.survey(town, asked.survey);
    if (found === null) return refused;
    const { survey } = found;
    const { secrets, code } = splitSecrets(asked.secrets);
    const voter = await voterOf(census, survey, asked, secrets);
    const isOpen = surveyState(survey, clock.now(), town.timeZone).kind === 'open';
    const mayChange = isOpen && survey.canChangeVote && !keys.isErased(town.realm, survey.id);
    if (!mayChange || voter === null || code === null) return refused;
    // Without a census the code alone is enough: its holder may use another device than the one that voted.
    const hasVoted =
      !survey.census ||
      (await ballots.isMarked(town.realm, survey.id, keys.mark(town.realm, survey.id, voter)));
    const ballot = await ballots.find(town.realm, survey.id, keys.ballotId(survey.id, code));
    return hasVoted && ballot !== null ? right(ballot.answer) : refused;
  };
