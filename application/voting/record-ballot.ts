import type { BallotStore, RecordRefusal } from '#application/ports/server/ballot-store.ts';
import type { CensusRegister, PersonKey } from '#application/ports/server/census-register.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { ProfileStore } from '#application/ports/server/profile-store.ts';
import type { RealmRegister } from '#application/ports/server/realm-register.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import { nothingAbout } from '#domain/census/about-person.ts';
import { readIdentity } from '#domain/census/identity-number.ts';
import type { BallotId, RealmId, SurveyId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import { spelledAnswer } from '#domain/voting/check-answer.ts';
import { isForPerson } from '#domain/voting/conditions/for-person.ts';
import type { Recorded, VoteChange } from '#domain/voting/decide-ballot.ts';
import { splitSecrets } from '#domain/voting/receipt-code.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { surveyState } from '#domain/voting/survey-lifecycle.ts';
import type { VoteRefusal } from '#domain/voting/vote-refusal.ts';
import { type ClaimedVoter, deviceName, personName, verifiedEmail, voterOf } from './voter-of.ts';

interface Ports {
  readonly realms: RealmRegister;
  readonly census: CensusRegister;
  readonly ballots: BallotStore;
  readonly profiles: Pick<ProfileStore, 'find'>;
  readonly keys: VotingKeys;
  readonly clock: Clock;
}

/** A vote as it arrived. */
export interface ArrivedVote extends ClaimedVoter {
  readonly survey: SurveyId;
  readonly answer: RawAnswer;
  /** The voter's secrets, with the receipt code's entries at the end. */
  readonly secrets: readonly string[];
  /** Whether it says that it replaces an earlier vote. */
  readonly isChange: boolean;
  /** The person whom a desk has identified, and the vote in which theirs is counted as cast at a kiosk, if it is. */
  readonly atKiosk?: { readonly person: PersonKey; readonly assistedIn: string | null };
}

export type RecordingRefusal = RecordRefusal | VoteRefusal;

export interface TakenVote {
  readonly ballot: BallotId;
  readonly recorded: Recorded;
}

const refuse = (kind: VoteRefusal['kind']) => left<RecordingRefusal>({ kind });

/**
 * Records a vote on the server: survey open, answer valid, voter known, then mark and ballot in one transaction
 * (security: promises 1 to 3). The order matters: whether a person has voted is revealed only after the right secret.
 */
export const recordBallot =
  ({ realms, census, ballots, profiles, keys, clock }: Ports) =>
  async (vote: ArrivedVote): Promise<Either<RecordingRefusal, TakenVote>> => {
    const { town } = vote;
    const found = await realms.survey(town, vote.survey);
    if (found === null) return refuse('unknownSurvey');
    const { survey } = found;
    const stateNow = () => surveyState(survey, clock.now(), town.timeZone);
    const state = stateNow();
    if (state.kind !== 'open') return refuse(state.kind);
    // A new end day does not open it again: without its key the server cannot know who has already voted.
    if (keys.isErased(town.realm, survey.id)) return refuse('closed');
    const answer = spelledAnswer(survey.question, vote.answer);
    if (isLeft(answer)) return refuse('answerRefused');
    const { secrets, code } = splitSecrets(vote.secrets);
    const voter = await voterNameOf({ census, profiles }, survey, vote, secrets);
    if (isLeft(voter)) return voter;
    const names = { voter: voter.right, device: deviceName(vote.device) };
    const marks = marksOf(keys, town.realm, survey.id, names);
    if (isLeft(marks)) return marks;
    const ballot = code === null ? keys.randomBallotId() : keys.ballotId(survey.id, code);
    const recorded = await ballots.record({
      realm: town.realm,
      survey: survey.id,
      mark: marks.right.voter,
      ballot,
      answer: answer.right,
      question: survey.question,
      isOpen: () => stateNow().kind === 'open',
      mayChange: survey.canChangeVote && code !== null,
      change: changeOf(vote, survey),
      // A tablet at which many vote is no device of any of them.
      deviceMark: vote.atKiosk ? null : marks.right.device,
      ...(vote.atKiosk?.assistedIn && { assistedIn: vote.atKiosk.assistedIn }),
    });
    return isLeft(recorded) ? recorded : right({ ballot, recorded: recorded.right });
  };

/** The name of the voter to be marked, or why there is none. */
async function voterNameOf(
  { census, profiles }: Pick<Ports, 'census' | 'profiles'>,
  survey: Survey,
  vote: ArrivedVote,
  secrets: readonly string[],
): Promise<Either<RecordingRefusal, string>> {
  // A desk has looked at the document: neither secrets nor an account are asked for, as for a paper ballot.
  if (vote.atKiosk) return survey.census ? right(personName(vote.atKiosk.person)) : refuse('censusInvalid');
  const email = survey.registeredOnly ? await verifiedEmail(profiles, vote) : null;
  if (survey.registeredOnly && email === null) return refuse('notRegistered');
  const voter = await voterOf(census, survey, vote, secrets, email);
  if (voter === null) return refuse('censusInvalid');
  return (await isForVoter(census, survey, vote)) ? right(voter) : refuse('notForPerson');
}

/**
 * Whether the survey is for a voter whom the census has matched. At a kiosk the desk has decided it, with the pass. The
 * answer comes after the right secret alone: it says something of the person.
 */
async function isForVoter(
  census: Pick<CensusRegister, 'about'>,
  survey: Survey,
  { town, identity }: ArrivedVote,
): Promise<boolean> {
  if (survey.conditions === null) return true;
  const read = readIdentity(identity ?? '');
  const about = isLeft(read) ? nothingAbout : await census.about(town.realm, read.right);
  return isForPerson(survey, about, town.timeZone);
}

/** Without a census the code alone gives the right to change a vote: its owner may use another device. */
function changeOf({ isChange }: ArrivedVote, { census }: Survey): VoteChange {
  if (!isChange) return 'none';
  return census ? 'byPerson' : 'byCode';
}

interface Names {
  readonly voter: string;
  readonly device: string;
}

/** A survey's key that can be neither read nor stored gives no marks: the vote may be sent again later. */
function marksOf(
  keys: VotingKeys,
  realm: RealmId,
  survey: SurveyId,
  { voter, device }: Names,
): Either<RecordRefusal, Names> {
  try {
    return right({ voter: keys.mark(realm, survey, voter), device: keys.mark(realm, survey, device) });
  } catch (error) {
    return left({ kind: 'storageFailed', why: String(error) });
  }
}
