import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { beginSignIn } from '#application/access/provider/begin-sign-in.ts';
import { provePerson } from '#application/access/provider/prove-person.ts';
import { invitedPerson } from '#application/office/access/invite-person.ts';
import { removeAccount, signInByProvider } from '#application/office/access/sign-in-by-provider.ts';
import { staffCaller } from '#application/office/access/staff-caller.ts';
import type { SignInPurpose } from '#application/ports/server/sessions/identity-provider.ts';
import { writePerson } from '#adapters/wire/office/person.ts';
import { addAccountCall } from '#adapters/wire/providers/add-account.ts';
import { beginByProviderCall } from '#adapters/wire/providers/begin-by-provider.ts';
import { finishByProviderCall } from '#adapters/wire/providers/finish-by-provider.ts';
import { removeAccountCall } from '#adapters/wire/providers/remove-account.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { browserOf } from '../../plugins/passkey-site.ts';
import { leavingSecret } from '../../plugins/leaving-browser.ts';
import { route } from '../../plugins/route.ts';
import { sendStaffCookie, staffCookie } from '../../plugins/staff-session.ts';
import { leaveFor, notedFailure } from '../participation/by-provider.ts';

/** The id of the person of staff who is signed in with this browser; null if nobody is. */
async function signedInPerson(
  council: ServerParts,
  realm: RealmId,
  request: FastifyRequest,
): Promise<string | null> {
  const token = staffCookie(request);
  const member = token === undefined ? null : await staffCaller(council).bySession(realm, token);
  return member?.id ?? null;
}

/** How people of staff come in by the council's own account, and how they add it and take it away. */
export function staffProviderEndpoints(server: FastifyInstance, council: ServerParts): void {
  const leave = async (
    { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
    realm: RealmId,
    purpose: SignInPurpose,
  ) => {
    const address = await beginSignIn(council)(realm, purpose, leaveFor(council, realm, { request, reply }));
    return isLeft(address) ? left(notedFailure(request, address.left)) : right({ address: address.right });
  };

  route(server, council, beginByProviderCall, async (came) => {
    const { town, body } = came;
    if (body.invitation === undefined) return leave(came, town.realm, { kind: 'staff' });
    const person = await invitedPerson(council)(town.realm, body.invitation);
    if (person === null || person.invitation === null) return left({ kind: 'invitationInvalid' });
    const purpose = { kind: 'invitation', person: person.id, hash: person.invitation.hash } as const;
    return leave(came, town.realm, purpose);
  });

  route(server, council, finishByProviderCall, async ({ town, body, request, reply }) => {
    const { realm } = town;
    const returned = { audience: 'staff', came: body.returned, secret: leavingSecret(request) } as const;
    const proven = await provePerson(council)(realm, returned);
    if (isLeft(proven)) return left(notedFailure(request, proven.left));
    const [device, signedIn] = [browserOf(request), await signedInPerson(council, realm, request)];
    const entered = await signInByProvider(council)(realm, { ...proven.right, device, signedIn });
    if (isLeft(entered)) return entered;
    const { person, token } = entered.right;
    if (token !== null) sendStaffCookie(request, reply, token);
    const { kind } = proven.right.purpose;
    return right({
      person: writePerson(person, council.clock.now()),
      purpose: kind === 'resident' ? 'staff' : kind,
    });
  });

  route(server, council, addAccountCall, async (came) => {
    const { town, member } = came;
    if (member.session === undefined) return left({ kind: 'unknownPerson' });
    return leave(came, town.realm, { kind: 'link', person: member.id });
  });

  route(server, council, removeAccountCall, async ({ town, member }) => {
    if (member.session === undefined) return left({ kind: 'unknownPerson' });
    const removed = await removeAccount(council)({ realm: town.realm, id: member.id });
    return isLeft(removed) ? removed : right(writePerson(removed.right, council.clock.now()));
  });
}
