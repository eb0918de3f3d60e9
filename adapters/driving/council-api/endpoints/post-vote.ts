import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordBallot } from '#application/voting/record-ballot.ts';
import { decode } from '#adapters/wire/decode.ts';
import { voteWire } from '#adapters/wire/vote.ts';
import type { Town } from '#domain/access/town.ts';
import { normaliseIdentity } from '#domain/census/identity-number.ts';
import { surveyId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { attemptBudget } from '../attempt-budget.ts';
import type { Council } from '../council.ts';
import { refuse } from '../plugins/refuse.ts';
import { sessionUser } from '../plugins/session.ts';

type VoteRequest = FastifyRequest<{ Params: { realm: string; id: string } }>;

/**
 * POST /api/{realm}/surveys/{id}/vote (specification 2, section 7). The answer to an accepted vote holds nothing that
 * changes, so that the same vote sent again gets the same bytes.
 */
export function postVote(server: FastifyInstance, council: Council): void {
  const record = recordBallot(council);
  const attempts = attemptBudget(council.clock);

  server.post('/api/:realm/surveys/:id/vote', async (request: VoteRequest, reply) => {
    const town = await council.realms.town(request.params.realm as Town['realm']);
    if (town === null) return refuse(reply, 'unknownRealm');
    const body = decode(voteWire, request.body);
    if (isLeft(body)) return refuse(reply, 'unreadable', { where: body.left.where });
    const user = await sessionUser(council, request, town.realm);
    if (user === null) return refuse(reply, 'noSession');
    const { answer, census } = body.right;
    const voter = { realm: town.realm, network: request.ip, identity: normaliseIdentity(census?.id ?? '') };
    const wait = census?.id ? attempts.wait(voter) : 0;
    if (wait > 0) return refuse(reply.header('retry-after', wait), 'tooManyAttempts', { retryAfter: wait });

    const survey = surveyId(request.params.id);
    const secrets = census?.secrets ?? [];
    const taken = await record({ town, survey, answer, identity: census?.id ?? null, secrets, device: user.userId });
    if (!isLeft(taken)) return { status: 'ok', survey, ballot: taken.right.ballot };
    if (taken.left.kind === 'censusInvalid') attempts.failed(voter);
    return refuse(reply, taken.left.kind);
  });
}
