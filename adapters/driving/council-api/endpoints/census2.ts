import type { FastifyInstance } from 'fastify';
import type { AttemptBudget } from '#application/voting/attempt-budget.ts';
import { censusClaimWire } from '#adapters/wire/census.ts';
import { decode } from '#adapters/wire/decode.ts';
import { normaliseIdentity, readIdentity } from '#domain/census/identity-number.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Council } from '../council.ts';
import { networkOf } from '../network-of.ts';
import { inTown, type TownRequest, withSession } from '../plugins/in-town.ts';
import { refuse } from '../plugins/refuse.ts';

/** What a town asks of its people, by the id that a form's census field names. */
const censusCollection = 'censuses';

/** The claim itself, or under `census` as votes and requests carry it: the specification says no more than `census`. */
const claimIn = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'census' in body ? body.census : body;

/** GET and POST /api/{realm}/census2/{id}: what is asked, and whether the answers are those of the person. */
export function censusEndpoints(server: FastifyInstance, council: Council, attempts: AttemptBudget): void {
  const recordOf = async (realm: Parameters<Council['documents']['all']>[0], id: string) =>
    (await council.documents.all(realm, censusCollection)).find(({ _id }) => _id === id) ?? null;

  server.get(
    '/api/:realm/census2/:id',
    inTown<TownRequest<{ id: string }>>(council, async ({ realm }, request, reply) => {
      const record = await recordOf(realm, request.params.id);
      return record ?? refuse(reply, 'unknownDocument');
    }),
  );

  server.post(
    '/api/:realm/census2/:id',
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
      const guesser = { realm, network: networkOf(request.ip), identity: normaliseIdentity(id) };
      const tried = await attempts.within(guesser, check, (isRight) => !isRight);
      if (isLeft(tried)) return refuse(reply, 'tooManyAttempts', { retryAfter: tried.left });
      return tried.right ? { status: 'ok', _id: record._id } : refuse(reply, 'censusInvalid');
    }),
  );
}
