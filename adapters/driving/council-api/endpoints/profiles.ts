import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { giveBackCode } from '#application/access/give-back-code.ts';
import { keepProfile } from '#application/access/keep-profile.ts';
import { type CodeRefusal, sendCode } from '#application/access/mail-code.ts';
import type { AttemptBudget } from '#application/voting/attempt-budget.ts';
import { decode } from '#adapters/wire/decode.ts';
import { readProfileData, tokenWire, writeUser } from '#adapters/wire/profile.ts';
import type { Town } from '#domain/access/town.ts';
import { isEmail } from '#domain/forms/contact.ts';
import { plainEmail } from '#domain/forms/profile.ts';
import { isLeft, right } from '#domain/shared/result.ts';
import type { Council } from '../council.ts';
import { networkOf } from '../network-of.ts';
import { inTown, type TownRequest } from '../plugins/in-town.ts';
import { refuse } from '../plugins/refuse.ts';
import { openSession, sessionUser } from '../plugins/session.ts';
import { codeMail } from './code-mail.ts';

const refused = (request: FastifyRequest, reply: FastifyReply, refusal: CodeRefusal) => {
  if (refusal.kind === 'tooManyAttempts')
    return refuse(reply, refusal.kind, { retryAfter: refusal.retryAfter });
  request.log.error('a mail with a code was not sent');
  return refuse(reply, refusal.kind);
};

/** Keeps user data of whoever has a session: the other half of the call that registers (specification 1, section 7). */
export const profileRegistration =
  (council: Council, attempts: AttemptBudget) =>
  async (town: Town, request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const user = await sessionUser(council, request, town.realm);
    if (user === null) return refuse(reply, 'noSession');
    const told = readProfileData(request.body);
    if (isLeft(told)) return refuse(reply, 'unreadable', { where: told.left.where });
    const asker = { realm: town.realm, network: networkOf(request.ip) };
    const write = codeMail(town, council.publicUrl);
    const kept = await keepProfile({ ...council, attempts })(asker, user.userId, told.right, write);
    if (isLeft(kept)) return refused(request, reply, kept.left);
    // Whoever erases what they told of themselves takes their name off what they commented.
    if (kept.right === null) await council.comments.forget(town.realm, user.userId);
    return writeUser(user, kept.right?.profile ?? null);
  };

/**
 * POST /users/{realm}/login/token: asks for a code by mail, or gives it back. With a session it verifies one's own
 * address; with the address alone it logs in whoever verified it, on this device too. What is answered never tells
 * whether somebody is known.
 */
export function tokenEndpoint(server: FastifyInstance, council: Council, attempts: AttemptBudget): void {
  const ports = { ...council, attempts };
  const send = sendCode(ports);
  const giveBack = giveBackCode(ports);

  server.post(
    '/users/:realm/login/token',
    inTown<TownRequest>(council, async (town, request, reply) => {
      const body = decode(tokenWire, request.body);
      if (isLeft(body)) return refuse(reply, 'unreadable', { where: body.left.where });
      const { token, email } = body.right;
      if (email && !isEmail(email)) return refuse(reply, 'unreadable', { where: 'email' });
      const { realm } = town;
      const asker = { realm, network: networkOf(request.ip) };
      const user = email ? null : await sessionUser(council, request, realm);
      if (user === null && !email) return refuse(reply, 'noSession');
      const kept = email
        ? await council.profiles.verified(realm, plainEmail(email))
        : await council.profiles.find(realm, user?.userId ?? '');
      if (!token) {
        const isAsked = kept !== null && kept.profile.email !== '' && (email || !kept.profile.isVerified);
        if (!isAsked) return { status: 'ok' };
        const sending = send(asker, kept.userId, kept.profile.email, codeMail(town, council.publicUrl));
        // Whether a mail went to that address, and how long it took, would tell that somebody has it.
        if (email) void sending.catch((err: unknown) => request.log.error({ err }, 'no code was sent'));
        const sent = email ? right(null) : await sending;
        return isLeft(sent) ? refused(request, reply, sent.left) : { status: 'ok' };
      }
      const given = await giveBack(asker, kept?.userId ?? null, token);
      if (isLeft(given))
        return given.left.kind === 'codeWrong'
          ? refuse(reply, 'codeWrong')
          : refuse(reply, 'tooManyAttempts', { retryAfter: given.left.retryAfter });
      const { userId, profile } = given.right;
      if (email) await openSession(council, request, reply, { realm, userId });
      return writeUser({ realm, userId }, profile);
    }),
  );
}
