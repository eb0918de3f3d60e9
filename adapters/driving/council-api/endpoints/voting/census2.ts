import type { FastifyInstance } from 'fastify';
import type { AttemptBudget } from '#application/voting/attempt-budget.ts';
import { checkCensusCall } from '#adapters/wire/census/check-census.ts';
import { readCensusCall } from '#adapters/wire/census/read-census.ts';
import { censusClaimWire } from '#adapters/wire/census/census.ts';
import { decode } from '#adapters/wire/decode.ts';
import { readIdentity } from '#domain/census/identity-number.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { guesserOf } from '../../limits/guesser-of.ts';
import { type TownRequest, withSession } from '../../plugins/in-town.ts';
import { refuse } from '../../plugins/refuse.ts';
import { asWritten, openCall, route } from '../../plugins/route.ts';

/** What a town asks of its people, by the id that a form's census field names. */
const censusCollection = 'censuses';

/** The claim itself, or under `census` as votes and requests carry it: the specification says no more than `census`. */
const claimIn = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'census' in body ? body.census : body;

/** What a census asks of people, and whether the answers are those of the person. */
export function censusEndpoints(
  server: FastifyInstance,
  council: ServerParts,
  attempts: AttemptBudget,
): void {
  const recordOf = async (realm: Parameters<ServerParts['documents']['all']>[0], id: string) =>
    (await council.documents.all(realm, censusCollection)).find(({ _id }) => _id === id) ?? null;

  route(server, council, readCensusCall, async ({ realm, id }) => {
    const record = await recordOf(realm, id);
    return record === null ? left({ kind: 'unknownDocument' }) : right(asWritten(record));
  });

  openCall(
    server,
    checkCensusCall,
    withSession<TownRequest<{ id: string }>>(council, async ({ realm }, _, request, reply) => {
      const record = await recordOf(realm, request.params.id);
      if (record === null) return refuse(reply, 'unknownDocument');
      const body = decode(censusClaimWire, claimIn(request.body));
      if (isLeft(body)) return refuse(reply, 'unreadable', { where: body.left.where });
      const { id, secrets } = body.right;
      const check = async () => {
        const identity = readIdentity(id);
        return !isLeft(identity) && (await council.census.match(realm, identity.right, secrets)) !== null;
      };
      const guesser = guesserOf(realm, request.ip, id);
      const tried = await attempts.within(guesser, check, (isRight) => !isRight);
      if (isLeft(tried)) return refuse(reply, 'tooManyAttempts', { retryAfter: tried.left });
      return tried.right ? { status: 'ok', _id: record._id } : refuse(reply, 'censusInvalid');
    }),
  );
}
