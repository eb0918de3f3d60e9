import '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { createRequest, type CreateRefusal } from '#application/requests/create-request.ts';
import type { AttemptBudget } from '#application/voting/attempt-budget.ts';
import { readRequest, writeCreated, writeFaults } from '#adapters/wire/requests/request.ts';
import { createRequestCall } from '#adapters/wire/requests/create-request.ts';
import { normaliseIdentity } from '#domain/census/identity-number.ts';
import { mailboxId } from '#domain/forms/mailbox.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { networkOf } from '../../limits/network-of.ts';
import { type RefusedBy, route } from '../../plugins/route.ts';
import { staffMember } from '../../plugins/staff.ts';
import { captchaCookie, languageOf } from './captcha.ts';

const keyShape = /^[\w-]{16,64}$/u;

/** A form's faults are sent without its titles. */
const refused = (refusal: CreateRefusal): RefusedBy<typeof createRequestCall> =>
  refusal.kind === 'requestRefused' ? { ...refusal, faults: writeFaults(refusal.faults) } : refusal;

/**
 * Stores a request (specification 1, section 7). `Idempotency-Key` identifies the intent: the same request under the
 * same key is stored once and answered alike.
 */
export function createRequestEndpoint(
  server: FastifyInstance,
  council: ServerParts,
  attempts: AttemptBudget,
): void {
  const create = createRequest({ ...council, attempts });
  route(server, council, createRequestCall, async ({ town, mailbox, user, request }) => {
    const key = request.headers['idempotency-key'] ?? null;
    if (key !== null && (typeof key !== 'string' || !keyShape.test(key)))
      return left({ kind: 'unreadable', where: 'idempotency-key' });
    const read = readRequest(request.body);
    if (isLeft(read)) return read;
    const { captcha, census } = read.right;
    const asked = captcha?.id === '' ? (request.cookies[captchaCookie(town.realm)] ?? '') : captcha?.id;
    const arrived = {
      town,
      mailbox: mailboxId(mailbox),
      sender: user.userId,
      isStaff: (await staffMember(council, request, town)) !== null,
      key,
      body: { ...read.right, captcha: captcha && { ...captcha, id: asked ?? '' } },
      origin: 'web' as const,
      language: languageOf(request, town.defaultLanguage),
      network: networkOf(request.ip),
    };
    const guesser = {
      realm: town.realm,
      network: networkOf(request.ip),
      identity: normaliseIdentity(census?.id ?? ''),
    };
    // A request without an identity number is not a guess.
    const tried = census
      ? await attempts.within(
          guesser,
          () => create(arrived),
          (made) => isLeft(made) && made.left.kind === 'censusInvalid',
        )
      : right(await create(arrived));
    if (isLeft(tried)) return left({ kind: 'tooManyAttempts', retryAfter: tried.left });
    const created = tried.right;
    return isLeft(created) ? left(refused(created.left)) : right(writeCreated(created.right));
  });
}
