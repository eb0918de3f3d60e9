import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AttemptBudget } from '#application/voting/attempt-budget.ts';
import { invitedPerson } from '#application/office/access/invite-person.ts';
import {
  acceptInvitation,
  askForKey,
  askToSignIn,
  signInWithKey,
} from '#application/office/access/passkeys.ts';
import { signInWithCode } from '#application/office/access/recovery-codes.ts';
import type { SignedIn } from '#application/office/access/sign-in.ts';
import { acceptInvitationCall } from '#adapters/wire/office/accept-invitation.ts';
import { askToSignInCall } from '#adapters/wire/office/ask-to-sign-in.ts';
import { openInvitationCall } from '#adapters/wire/office/open-invitation.ts';
import { writePerson } from '#adapters/wire/office/person.ts';
import { signInByCodeCall } from '#adapters/wire/office/sign-in-with-code.ts';
import { signInWithKeyCall } from '#adapters/wire/office/sign-in-with-key.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { networkOf } from '../../limits/network-of.ts';
import { asWritten, route } from '../../plugins/route.ts';
import { browserOf, siteOf } from '../../plugins/passkey-site.ts';
import { sendStaffCookie } from '../../plugins/staff-session.ts';

interface Came {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * How people of staff come in. Wrong recovery codes are counted for their network, apart from the checks of voters; nobody
 * guesses a passkey or a link.
 */
export function accessEndpoints(
  server: FastifyInstance,
  council: ServerParts,
  attempts: AttemptBudget,
): void {
  const inside = ({ request, reply }: Came, { person, token }: SignedIn) => {
    sendStaffCookie(request, reply, token);
    return right(writePerson(person, council.clock.now()));
  };

  route(server, council, askToSignInCall, async ({ town, request }) =>
    right(asWritten(await askToSignIn(council)(town.realm, siteOf(request)))),
  );

  route(server, council, signInWithKeyCall, async (came) => {
    const { town, body, request } = came;
    const answer = { site: siteOf(request), answer: body.answer, device: browserOf(request) };
    const signedIn = await signInWithKey(council)(town.realm, answer);
    return isLeft(signedIn) ? signedIn : inside(came, signedIn.right);
  });

  route(server, council, signInByCodeCall, async (came) => {
    const { town, body, request } = came;
    const { realm } = town;
    const guesser = { realm: `office of ${realm}`, network: networkOf(request.ip), identity: 'code' };
    const check = () => signInWithCode(council)(realm, body.code, browserOf(request));
    const tried = await attempts.within(guesser, check, (found) => found === null);
    if (isLeft(tried)) return left({ kind: 'tooManyAttempts', retryAfter: tried.left });
    return tried.right === null ? left({ kind: 'codeWrong' }) : inside(came, tried.right);
  });

  route(server, council, openInvitationCall, async ({ town, body, request }) => {
    const found = await invitedPerson(council)(town.realm, body.invitation);
    if (found === null) return left({ kind: 'invitationInvalid' });
    const { name, language } = found;
    return right({ name, language, options: asWritten(await askForKey(council)(siteOf(request), found)) });
  });

  route(server, council, acceptInvitationCall, async (came) => {
    const { town, body, request } = came;
    const { invitation, answer, name = '' } = body;
    const key = { site: siteOf(request), answer, name, device: browserOf(request) };
    const signedIn = await acceptInvitation(council)(town.realm, invitation, key);
    return isLeft(signedIn) ? signedIn : inside(came, signedIn.right);
  });
}
