import type { FastifyInstance, FastifyReply } from 'fastify';
import { type AttemptBudget, attemptBudget } from '#application/voting/attempt-budget.ts';
import { checkIdentity, type CheckIdentityRefusal } from '#application/access/check-identity.ts';
import { decode } from '#adapters/wire/decode.ts';
import { invalidWord, validWord } from '#adapters/wire/voting/identity-check.ts';
import { checkIdentityCall } from '#adapters/wire/voting/check-identity.ts';
import type { Town } from '#domain/access/town.ts';
import { type Either, isLeft, isRight } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { guesserOf } from '../../limits/guesser-of.ts';
import { inTown, type TownRequest } from '../../plugins/in-town.ts';
import { refuse } from '../../plugins/refuse.ts';
import { openCall } from '../../plugins/route.ts';
import { sessionUser } from '../../plugins/session.ts';

type Checked = Either<CheckIdentityRefusal, boolean>;

const isWrongGuess = (checked: Checked) => isRight(checked) && !checked.right;
const isUnanswered = (checked: Checked) => isLeft(checked) && checked.left.kind === 'identityUnreachable';

/**
 * Asks the public service (specification 2, section 7) for the browser, so that number and birth date are in no
 * address that the council logs. Wrong credentials use up the same budget as wrong votes. Checks without an answer
 * have a budget of their own: if a service failed only for wrong people, a sender could otherwise guess without
 * limit, and a service that is down must not prevent votes.
 */
export function postIdentityCheck(
  server: FastifyInstance,
  council: ServerParts,
  attempts: AttemptBudget,
): void {
  const checkOf = checkIdentity(council);
  const unanswered = attemptBudget({
    ...council,
    keys: { account: (name) => council.keys.account(`unanswered ${name}`) },
  });

  const answer = async (town: Town, request: TownRequest, reply: FastifyReply) => {
    const check = checkOf(town);
    if (check === null) return refuse(reply, 'unknownAddress');
    const body = decode(checkIdentityCall.body, request.body);
    if (isLeft(body)) return refuse(reply, 'unreadable', { where: body.left.where });
    const user = await sessionUser(council, request, town.realm);
    if (user === null) return refuse(reply, 'noSession');
    const written = { ...body.right, type: String(body.right.type) };
    const guesser = guesserOf(town.realm, request.ip, written.id);
    const tried = await attempts.within(
      guesser,
      () => unanswered.within(guesser, () => check(written), isUnanswered),
      (outcome) => isRight(outcome) && isWrongGuess(outcome.right),
    );
    const within = isLeft(tried) ? tried : tried.right;
    if (isLeft(within)) {
      reply.header('retry-after', within.left);
      return refuse(reply, 'tooManyAttempts', { retryAfter: within.left });
    }
    const checked = within.right;
    if (isLeft(checked)) {
      const { kind, ...more } = checked.left;
      return refuse(reply, kind, 'fields' in more ? { where: more.fields.join(', ') } : {});
    }
    return reply.type('text/plain; charset=utf-8').send(checked.right ? validWord : invalidWord);
  };
  openCall(server, checkIdentityCall, inTown(council, answer));
}
