import type { BallotStore } from '#application/ports/server/ballot-store.ts';
import type { CensusRegister } from '#application/ports/server/census-register.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { RealmRegister } from '#application/ports/server/realm-register.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import type { Town } from '#domain/access/town.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { SurveyId } from '#domain/shared/ids.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import { chainsWith } from '#domain/voting/chain.ts';
import { splitSecrets } from '#domain/voting/receipt-code.ts';
import type { Survey } from '#domain/voting/survey.ts';
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

/** `isOfChain`: the same code and voter have a vote in another question of the chain, so nothing was guessed. */
export interface MyVoteRefusal {
  readonly kind: 'censusInvalid';
  readonly isOfChain: boolean;
}

/**
 * The answer that a voter has given, as the starting point of another (specification 2, section 4): only while the
 * survey is open and votes of its chain may be changed, only to a person who has voted (where a census knows people),
 * and only with the code of a ballot. An answer that cannot be changed itself is shown too, so that the voter sees the
 * whole vote. Everything else is refused in the same way, so that the reply does not reveal who is on the census, who
 * has voted, or which half was wrong.
 */
export const readMyVote =
  ({ realms, census, ballots, keys, clock }: Ports) =>
  async (asked: VoteQuery): Promise<Either<MyVoteRefusal, RawAnswer>> => {
    const { town } = asked;
    const refused = (isOfChain: boolean) => left<MyVoteRefusal>({ kind: 'censusInvalid', isOfChain });
    const open = await openSurveys(realms, town, clock.now());
    const survey = open.find(({ id }) => id === asked.survey);
    const shown = survey === undefined ? [] : changeableWith(survey, open);
    const { secrets, code } = splitSecrets(asked.secrets);
    if (survey === undefined || shown.length === 0 || code === null) return refused(false);
    const voter = await voterOf(census, survey, asked, secrets);
    if (voter === null) return refused(false);
    const ballotIn = async ({ id, census: isKnown }: Survey) => {
      if (keys.isErased(town.realm, id)) return null;
      // Without a census the code alone is enough: its holder may use another device than the one that voted.
      const hasVoted = !isKnown || (await ballots.isMarked(town.realm, id, keys.mark(town.realm, id, voter)));
      const ballot = await ballots.find(town.realm, id, keys.ballotId(id, code));
      return hasVoted ? ballot : null;
    };
    const own = await ballotIn(survey);
    if (own !== null) return right(own.answer);
    // A code found without a census proves nothing of the person: it must not make guesses at a secret free.
    const others = shown.filter((one) => one !== survey && one.census && survey.census);
    return refused((await Promise.all(others.map(ballotIn))).some((ballot) => ballot !== null));
  };

async function openSurveys(realms: RealmRegister, town: Town, now: Instant): Promise<readonly Survey[]> {
  const known = (await realms.surveys(town)).map(({ survey }) => survey);
  return known.filter((survey) => surveyState(survey, now, town.timeZone).kind === 'open');
}

/** The surveys that are asked with this one and of which some may be changed; itself included. */
const changeableWith = (survey: Survey, open: readonly Survey[]): readonly Survey[] => [
  ...new Set(
    chainsWith(survey, open)
      .filter((chain) => chain.some(({ canChangeVote }) => canChangeVote))
      .flat(),
  ),
];
