import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AttemptBudget } from '#application/voting/attempt-budget.ts';
import { recordBallot, type RecordingRefusal, type TakenVote } from '#application/voting/record-ballot.ts';
import { decode } from '#adapters/wire/decode.ts';
import { castVoteCall } from '#adapters/wire/voting/cast-vote.ts';
import { voteOfDraft } from '#adapters/wire/voting/vote.ts';
import type { Town } from '#domain/access/town.ts';
import { surveyId } from '#domain/shared/ids.ts';
import { type Either, isLeft, isRight, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { guesserOf } from '../../limits/guesser-of.ts';
import { refuse } from '../../plugins/refuse.ts';
import { openCall, type RefusedBy } from '../../plugins/route.ts';
import { sessionUser } from '../../plugins/session.ts';
import type { WorkLimit } from '../../limits/work-limit.ts';

/** Which refusal answers a vote, with its details. */
interface Refused {
  readonly tag: RefusedBy<typeof castVoteCall>['kind'] | 'unknownRealm' | 'noSession' | 'tooManyAttempts';
  readonly more?: Parameters<typeof refuse>[2];
}

type VoteRequest = FastifyRequest<{ Params: { realm: string; id: string } }>;

const isWrongGuess = (taken: Either<RecordingRefusal, TakenVote>) =>
  isLeft(taken) && taken.left.kind === 'censusInvalid';

/**
 * Accepts votes (specification 2, section 7). The answer to an accepted vote contains nothing that changes, so that
 * the same vote sent again gets the same bytes. A vote that cannot be read is refused as such even without a session.
 */
export function postVote(
  server: FastifyInstance,
  council: ServerParts,
  attempts: AttemptBudget,
  limit: WorkLimit,
): void {
  const record = recordBallot(council);

  const take = async (request: VoteRequest): Promise<Either<Refused, object>> => {
    const town = await council.realms.town(request.params.realm as Town['realm']);
    if (town === null) return left({ tag: 'unknownRealm' });
    const body = decode(castVoteCall.body, voteOfDraft(request.body));
    if (isLeft(body)) return left({ tag: 'unreadable', more: { where: body.left.where } });
    const user = await sessionUser(council, request, town.realm);
    if (user === null) return left({ tag: 'noSession' });
    const { answer, census, change } = body.right;
    const survey = surveyId(request.params.id);
    const { id = null, secrets } = census ?? {};
    const claim = { town, survey, identity: id, secrets: secrets ?? [], device: user.userId };
    const vote = { ...claim, answer, isChange: change === true };
    const voter = guesserOf(town.realm, request.ip, id ?? '');
    // A vote without an identity number is not a guess: it uses up no tries.
    const tried = id
      ? await attempts.within(voter, () => record(vote), isWrongGuess)
      : right(await record(vote));
    if (isLeft(tried)) return left({ tag: 'tooManyAttempts', more: { retryAfter: tried.left } });
    const taken = tried.right;
    if (isRight(taken)) return right({ status: 'ok', survey, ballot: taken.right.ballot });
    if (taken.left.kind === 'storageFailed') request.log.error({ why: taken.left.why }, 'storage failed');
    return left({ tag: taken.left.kind });
  };

  const answer = async (request: VoteRequest, reply: FastifyReply) => {
    const came = performance.now();
    const admitted = await limit.within(() => take(request));
    if (isLeft(admitted)) return refuse(reply, 'busy', { retryAfter: admitted.left });
    const taken = admitted.right;
    if (isRight(taken)) council.waits.note(performance.now() - came);
    return isRight(taken) ? taken.right : refuse(reply, taken.left.tag, taken.left.more);
  };
  // Its answers are too short to be compressed: this skips the check for each.
  openCall(server, castVoteCall, answer, { compress: false });
}
