import '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { createRequest, type CreateRefusal } from '#application/requests/create-request.ts';
import { rereadRequest } from '#application/requests/reread-request.ts';
import type { AttemptBudget } from '#application/voting/attempt-budget.ts';
import { decode } from '#adapters/wire/decode.ts';
import { readReferenceWire, readRequest, writeCreated, writeFaults } from '#adapters/wire/request.ts';
import { writeWhole } from '#adapters/wire/sent-request.ts';
import { normaliseIdentity } from '#domain/census/identity-number.ts';
import { mailboxId } from '#domain/forms/mailbox.ts';
import { readReference } from '#domain/forms/request.ts';
import { isLeft, isRight, right } from '#domain/shared/result.ts';
import type { Council } from '../council.ts';
import { networkOf } from '../network-of.ts';
import { inTown, type TownRequest, withSession } from '../plugins/in-town.ts';
import { refuse } from '../plugins/refuse.ts';
import { staffMember } from '../plugins/staff.ts';
import { captchaCookie } from './captcha.ts';

const keyShape = /^[\w-]{16,64}$/u;

/** What more a refusal tells. */
function moreOf(refusal: CreateRefusal) {
  if (refusal.kind === 'requestRefused') return { faults: writeFaults(refusal.faults) };
  return refusal.kind === 'tooManyRequests' ? { most: refusal.most } : {};
}

/**
 * POST /incidences2/{realm}/requests/{mailbox}/create (specification 1, section 7). `Idempotency-Key` names the intent:
 * the same request under the same key is stored once and answered alike.
 */
export function createRequestEndpoint(
  server: FastifyInstance,
  council: Council,
  attempts: AttemptBudget,
): void {
  const create = createRequest(council);
  const reread = rereadRequest(council);
  server.post(
    '/incidences2/:realm/requests/:mailbox/create',
    withSession<TownRequest<{ mailbox: string }>>(council, async (town, user, request, reply) => {
      const key = request.headers['idempotency-key'] ?? null;
      if (key !== null && (typeof key !== 'string' || !keyShape.test(key)))
        return refuse(reply, 'unreadable', { where: 'idempotency-key' });
      const read = readRequest(request.body);
      if (isLeft(read)) return refuse(reply, 'unreadable', { where: read.left.where });
      const { captcha, census } = read.right;
      const asked = captcha?.id === '' ? (request.cookies[captchaCookie(town.realm)] ?? '') : captcha?.id;
      const arrived = {
        town,
        mailbox: mailboxId(request.params.mailbox),
        sender: user.userId,
        isStaff: (await staffMember(council, request, town.realm)) !== null,
        key,
        body: { ...read.right, captcha: captcha && { ...captcha, id: asked ?? '' } },
        origin: 'web' as const,
      };
      const guesser = {
        realm: town.realm,
        network: networkOf(request.ip),
        identity: normaliseIdentity(census?.id ?? ''),
      };
      // Who names nobody guesses nobody.
      const tried = census
        ? await attempts.within(
            guesser,
            () => create(arrived),
            (made) => isLeft(made) && made.left.kind === 'censusInvalid',
          )
        : right(await create(arrived));
      if (isLeft(tried)) return refuse(reply, 'tooManyAttempts', { retryAfter: tried.left });
      const created = tried.right;
      return isRight(created)
        ? writeCreated(created.right)
        : refuse(reply, created.left.kind, moreOf(created.left));
    }),
  );

  /** The reference goes in the body: addresses are written down by servers and browsers alike. */
  server.post(
    '/api/:realm/requests/read',
    inTown(council, async ({ realm }, request, reply) => {
      const body = decode(readReferenceWire, request.body);
      if (isLeft(body)) return refuse(reply, 'unreadable', { where: body.left.where });
      const reference = readReference(body.right.reference);
      const found = reference === null ? null : await reread(realm, reference);
      return found === null ? refuse(reply, 'unknownRequest') : writeWhole(found.request, found.files);
    }),
  );
}
