import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AttemptBudget } from '#application/voting/attempt-budget.ts';
import { readMyVote } from '#application/voting/read-my-vote.ts';
import { decode } from '#adapters/wire/decode.ts';
import type { MyVoteWire } from '#adapters/wire/voting/vote.ts';
import { readMyVoteCall } from '#adapters/wire/voting/read-my-vote.ts';
import type { Town } from '#domain/access/town.ts';
import { surveyId } from '#domain/shared/ids.ts';
import { isLeft, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { guesserOf } from '../../limits/guesser-of.ts';
import { inTown, type TownRequest } from '../../plugins/in-town.ts';
import { refuse } from '../../plugins/refuse.ts';
import { openCall } from '../../plugins/route.ts';
import { sessionUser } from '../../plugins/session.ts';

/** A question of the chain that the voter left out is refused too, but the code and the person are right. */
const wasGuessed = (outcome: Awaited<ReturnType<ReturnType<typeof readMyVote>>>): boolean =>
  isLeft(outcome) && !outcome.left.isOfChain;

type MyVoteRequest = TownRequest<{ id: string }>;

/**
 * The answer that a voter may still change, or one that belongs to the same chain, for a sender with the ballot's code
 * and the voter's secret (specification 2, section 7). Wrong tries use up the same budget as wrong votes. What cannot be
 * read is refused as such even without a session.
 */
export function postMyVote(server: FastifyInstance, council: ServerParts, attempts: AttemptBudget): void {
  const read = readMyVote(council);

  const answer = async (town: Town, request: MyVoteRequest, reply: FastifyReply) => {
    const body = decode(readMyVoteCall.body, request.body);
    if (isLeft(body)) return refuse(reply, 'unreadable', { where: body.left.where });
    const user = await sessionUser(council, request, town.realm);
    if (user === null) return refuse(reply, 'noSession');
    const { id = null, secrets } = body.right.census ?? {};
    const survey = surveyId(request.params.id);
    const asked = { town, survey, identity: id, secrets: secrets ?? [], device: user.userId };
    const voter = guesserOf(town.realm, request.ip, id ?? '');
    const tried = id ? await attempts.within(voter, () => read(asked), wasGuessed) : right(await read(asked));
    if (isLeft(tried)) {
      return refuse(reply, 'tooManyAttempts', { retryAfter: tried.left });
    }
    if (isLeft(tried.right)) return refuse(reply, tried.right.left.kind);
    return { answer: tried.right.right, surveyId: survey } satisfies MyVoteWire;
  };
  openCall(server, readMyVoteCall, inTown<MyVoteRequest>(council, answer));
}
