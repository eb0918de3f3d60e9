import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { giveBackCode } from '#application/access/give-back-code.ts';
import { keepProfile } from '#application/access/keep-profile.ts';
import { type CodeRefusal, sendCode } from '#application/access/mail-code.ts';
import { claimRequests } from '#application/requests/claim-requests.ts';
import type { AttemptBudget } from '#application/voting/attempt-budget.ts';
import { readProfileData, writeUser } from '#adapters/wire/sessions/profile.ts';
import { giveTokenCall } from '#adapters/wire/sessions/give-token.ts';
import type { Town } from '#domain/access/town.ts';
import { isEmail } from '#domain/forms/contact.ts';
import { plainEmail } from '#domain/forms/profile.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { networkOf } from '../../limits/network-of.ts';
import { refuse } from '../../plugins/refuse.ts';
import { route } from '../../plugins/route.ts';
import { openSession, sessionUser } from '../../plugins/session.ts';
import { codeMail } from './code-mail.ts';

/** The reason why a mail failed is logged for the operator, too. */
function noted(request: FastifyRequest, refusal: CodeRefusal): CodeRefusal {
  if (refusal.kind === 'mailFailed') request.log.error('a mail with a code was not sent');
  return refusal;
}

const waitOf = (refusal: CodeRefusal) => ('retryAfter' in refusal ? { retryAfter: refusal.retryAfter } : {});

/**
 * Stores user data of a person with a session: the second use of the call that registers (specification 1, section
 * 7).
 */
export const profileRegistration =
  (council: ServerParts, attempts: AttemptBudget) =>
  async (town: Town, request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const user = await sessionUser(council, request, town.realm);
    if (user === null) return refuse(reply, 'noSession');
    const entered = readProfileData(request.body);
    if (isLeft(entered)) return refuse(reply, 'unreadable', { where: entered.left.where });
    const asker = { realm: town.realm, network: networkOf(request.ip) };
    const write = codeMail(town, council.publicUrl);
    const kept = await keepProfile({ ...council, attempts })(asker, user.userId, entered.right, write);
    if (isLeft(kept)) return refuse(reply, noted(request, kept.left).kind, waitOf(kept.left));
    // A person who erases their data also removes their name from their comments.
    if (kept.right === null) await council.comments.forget(town.realm, user.userId);
    return writeUser(user, kept.right);
  };

/**
 * Sends a code by mail, or takes it back. With a session it verifies one's own address; with only the address it logs
 * in the person who verified it, on this device too. The answer never reveals whether somebody is known.
 */
export function tokenEndpoint(server: FastifyInstance, council: ServerParts, attempts: AttemptBudget): void {
  const ports = { ...council, attempts };
  const send = sendCode(ports);
  const giveBack = giveBackCode(ports);
  const claim = claimRequests(council);

  route(server, council, giveTokenCall, async ({ town, body: { token, email }, request, reply }) => {
    if (email && !isEmail(email)) return left({ kind: 'unreadable', where: 'email' });
    const { realm } = town;
    const asker = { realm, network: networkOf(request.ip) };
    const user = email ? null : await sessionUser(council, request, realm);
    if (user === null && !email) return left({ kind: 'noSession' });
    const kept = email
      ? await council.profiles.verified(realm, plainEmail(email))
      : await council.profiles.find(realm, user?.userId ?? '');
    if (!token) {
      const isAsked = kept !== null && kept.profile.email !== '' && (email || !kept.profile.isVerified);
      if (!isAsked) return right({ status: 'ok' });
      const sending = send(asker, kept.userId, kept.profile.email, codeMail(town, council.publicUrl));
      // Whether a mail was sent to that address, and how long it took, would reveal that it is known.
      if (email) void sending.catch((err: unknown) => request.log.error({ err }, 'no code was sent'));
      const sent = email ? right(null) : await sending;
      return isLeft(sent) ? left(noted(request, sent.left)) : right({ status: 'ok' });
    }
    const given = await giveBack(asker, kept?.userId ?? null, token);
    if (isLeft(given)) return given;
    const { userId, profile } = given.right;
    await claim(realm, userId, profile.email);
    if (email) await openSession(council, request, reply, { realm, userId });
    return right(writeUser({ realm, userId }, given.right));
  });
}
