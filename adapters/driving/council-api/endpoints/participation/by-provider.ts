import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  beginSignIn,
  type LeavingBrowser,
  type NoProvider,
} from '#application/access/provider/begin-sign-in.ts';
import { enterAsResident } from '#application/access/provider/enter-as-resident.ts';
import { provePerson } from '#application/access/provider/prove-person.ts';
import { claimRequests } from '#application/requests/claim-requests.ts';
import type { Audience, ProviderFailure } from '#application/ports/server/sessions/identity-provider.ts';
import { addressOf } from '#adapters/wire/address-of.ts';
import { beginAsResidentCall } from '#adapters/wire/providers/begin-as-resident.ts';
import { finishAsResidentCall } from '#adapters/wire/providers/finish-as-resident.ts';
import { returnedNames, returnFromProviderCall } from '#adapters/wire/providers/provider-return.ts';
import { readProvidersCall } from '#adapters/wire/providers/read-providers.ts';
import { writeUser } from '#adapters/wire/sessions/profile.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { leaveWithSecret, leavingSecret } from '../../plugins/leaving-browser.ts';
import { siteOf } from '../../plugins/passkey-site.ts';
import { townOfCall } from '../../plugins/place.ts';
import { refuse } from '../../plugins/refuse.ts';
import { openCall, route } from '../../plugins/route.ts';
import { openSession, sessionUser } from '../../plugins/session.ts';

/** Why nobody came in; the reason is logged for the operator, and contains nothing of a person. */
export function notedFailure<Failure extends NoProvider | ProviderFailure>(
  request: FastifyRequest,
  failure: Failure,
): { readonly kind: Failure['kind'] } {
  if ('why' in failure) request.log.warn({ why: failure.why }, 'a sign-in by the identity provider failed');
  return { kind: failure.kind };
}

/** A browser that goes to a provider, and comes back to the one address that is registered there. */
export const leaveFor = (
  { staffSecrets }: Pick<ServerParts, 'staffSecrets'>,
  realm: RealmId,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): LeavingBrowser => ({
  secret: leaveWithSecret(request, reply, staffSecrets),
  redirect: new URL(addressOf(returnFromProviderCall, { realm }), siteOf(request).origin).href,
});

/** The page that finishes a sign-in, with what came behind the #: it is sent to no server and is in no log. */
function pageOf(realm: RealmId, query: Readonly<Record<string, unknown>>): string {
  const came = new URLSearchParams();
  for (const name of returnedNames) {
    const value = query[name];
    if (typeof value === 'string') came.set(name, value);
  }
  const isStaff = (came.get('state') ?? '').startsWith('staff.');
  return `${isStaff ? '/gestion/cuenta' : '/perfil'}?realm=${encodeURIComponent(realm)}#${came.toString()}`;
}

/** The query of the page to which a resident returns: names and plain values, and nothing that leads elsewhere. */
const isPageQuery = (text: string): boolean => /^(?:\?[\w=&%.-]{0,300})?$/u.test(text);

/** How residents come in by the town's identity provider, and where providers send browsers back. */
export function residentProviderEndpoints(server: FastifyInstance, council: ServerParts): void {
  const claim = claimRequests(council);

  route(server, council, readProvidersCall, async ({ town }) => {
    const named = (audience: Audience) => {
      const provider = council.identityProviders.of(town.realm, audience);
      return provider && { name: provider.name };
    };
    return right({ staff: named('staff'), residents: named('residents') });
  });

  openCall(server, returnFromProviderCall, async (request: FastifyRequest, reply: FastifyReply) => {
    const town = await townOfCall(council, request);
    if (town === null) return refuse(reply, 'unknownRealm');
    const query = request.query as Readonly<Record<string, unknown>>;
    return reply.header('cache-control', 'no-store').redirect(pageOf(town.realm, query), 303);
  });

  route(server, council, beginAsResidentCall, async ({ town, body, request, reply }) => {
    const { realm } = town;
    const { back = '' } = body;
    if (!isPageQuery(back)) return left({ kind: 'unreadable', where: 'back' });
    const purpose = { kind: 'resident', back } as const;
    const address = await beginSignIn(council)(realm, purpose, leaveFor(council, realm, { request, reply }));
    return isLeft(address) ? left(notedFailure(request, address.left)) : right({ address: address.right });
  });

  route(server, council, finishAsResidentCall, async ({ town, body, request, reply }) => {
    const { realm } = town;
    const returned = { audience: 'residents', came: body.returned, secret: leavingSecret(request) } as const;
    const proven = await provePerson(council)(realm, returned);
    if (isLeft(proven)) return left(notedFailure(request, proven.left));
    const { who, purpose } = proven.right;
    const user = await sessionUser(council, request, realm);
    const kept = await enterAsResident(council)(realm, who, user?.userId ?? null);
    if (kept.profile.isVerified) await claim(realm, kept.userId, kept.profile.email);
    await openSession(council, request, reply, { realm, userId: kept.userId });
    return right({ user: writeUser(kept, kept), back: purpose.kind === 'resident' ? purpose.back : '' });
  });
}
