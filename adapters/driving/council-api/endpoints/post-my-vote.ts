import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AttemptBudget } from '#application/voting/attempt-budget.ts';
import { readMyVote } from '#application/voting/read-my-vote.ts';
import { decode } from '#adapters/wire/decode.ts';
import { askedVoteWire, type MyVoteWire } from '#adapters/wire/vote.ts';
import type { Town } from '#domain/access/town.ts';
import { normaliseIdentity } from '#domain/census/identity-number.ts';
import { surveyId } from '#domain/shared/ids.ts';
import { isLeft, right } from '#domain/shared/result.ts';
import type { Council } from '../council.ts';
import { networkOf } from '../network-of.ts';
import { refuse } from '../plugins/refuse.ts';
import { sessionUser } from '../plugins/session.ts';

type MyVoteRequest = FastifyRequest<{ Params: { realm: string; id: string } }>;

/**
 * POST /api/{realm}/surveys/{id}/myvote (specification 2, section 7): the answer that a voter may still change, to
 * whoever has the ballot's code and the voter's secret. Wrong tries use up the same budget as wrong votes.
 */
export function postMyVote(server: FastifyInstance, council: Council, attempts: AttemptBudget): void {
  const read = readMyVote(council);

  server.post('/api/:realm/surveys/:id/myvote', async (request: MyVoteRequest, reply) => {
    reply.header('cache-control', 'no-store');
    const town = await council.realms.town(request.params.realm as Town['realm']);
    if (town === null) return refuse(reply, 'unknownRealm');
    const body = decode(askedVoteWire, request.body);
    if (isLeft(body)) return refuse(reply, 'unreadable', { where: body.left.where });
    const user = await sessionUser(council, request, town.realm);
    if (user === null) return refuse(reply, 'noSession');
    const { id = null, secrets } = body.right.census ?? {};
    const survey = surveyId(request.params.id);
    const asked = { town, survey, identity: id, secrets: secrets ?? [], device: user.userId };
    const voter = {
      realm: town.realm,
      network: networkOf(request.ip),
      identity: normaliseIdentity(id ?? ''),
    };
    const tried = id ? await attempts.within(voter, () => read(asked), isLeft) : right(await read(asked));
    if (isLeft(tried)) {
      return refuse(reply, 'tooManyAttempts', { retryAfter: tried.left });
    }
    if (isLeft(tried.right)) return refuse(reply, tried.right.left.kind);
    return { answer: tried.right.right, surveyId: survey } satisfies MyVoteWire;
  });
}
