import type { FastifyInstance } from 'fastify';
import { addKey, askForKey, removeKey } from '#application/office/access/passkeys.ts';
import { askToSign } from '#application/office/access/sign-with-key.ts';
import { openSessions } from '#application/office/access/open-sessions.ts';
import { makeCodes } from '#application/office/access/recovery-codes.ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import { addKeyCall } from '#adapters/wire/office/add-key.ts';
import { askForKeyCall } from '#adapters/wire/office/ask-for-key.ts';
import { askToSignCall } from '#adapters/wire/office/ask-to-sign.ts';
import { endOwnSessionsCall } from '#adapters/wire/office/end-own-sessions.ts';
import { writeGrant } from '#adapters/wire/office/grant.ts';
import { listOwnSignInsCall } from '#adapters/wire/office/list-sign-ins.ts';
import { writeSignIn } from '#adapters/wire/office/sign-in.ts';
import { readSignIns } from '#application/office/access/sign-in-log.ts';
import { listOwnSessionsCall } from '#adapters/wire/office/list-own-sessions.ts';
import { makeCodesCall } from '#adapters/wire/office/make-codes.ts';
import { writePerson, writeSession } from '#adapters/wire/office/person.ts';
import { readMeCall } from '#adapters/wire/office/read-me.ts';
import { removeKeyCall } from '#adapters/wire/office/remove-key.ts';
import { signOutCall } from '#adapters/wire/office/sign-out.ts';
import type { StaffPerson } from '#domain/office/access/person.ts';
import { decideSomewhere } from '#domain/office/decide.ts';
import { allActs } from '#domain/office/roles.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { isLeft, isRight, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { browserOf, siteOf } from '../../plugins/passkey-site.ts';
import { asWritten, route } from '../../plugins/route.ts';
import { clearStaffCookie, staffCookie } from '../../plugins/staff-session.ts';

const nobody = left({ kind: 'unknownPerson' } as const);

/** The person who is signed in; null if a program calls. */
const personOf = async (
  { people }: ServerParts,
  realm: RealmId,
  { id, session }: StaffMember,
): Promise<StaffPerson | null> => (session === undefined ? null : people.find(realm, id));

/** Who somebody is, and what they do with their own passkeys and codes. */
export function ownAccessEndpoints(server: FastifyInstance, council: ServerParts): void {
  const { clock } = council;

  route(server, council, readMeCall, async ({ town, member }) => {
    const now = clock.now();
    const person = await personOf(council, town.realm, member);
    const { id, name, grants, session } = member;
    return right({
      id,
      name,
      grants: grants.map(writeGrant),
      acts: allActs.filter((act) => isRight(decideSomewhere(member, { act, now }))),
      person: person && writePerson(person, now),
      session: session === undefined ? null : writeSession(session, session.id),
    });
  });

  route(server, council, askForKeyCall, async ({ town, member, request }) => {
    const person = await personOf(council, town.realm, member);
    return person === null ? nobody : right(asWritten(await askForKey(council)(siteOf(request), person)));
  });

  route(server, council, askToSignCall, async ({ town, member, body, request }) => {
    const person = { realm: town.realm, id: member.id };
    const options = await askToSign(council)(person, siteOf(request), body);
    return right({ options: options && { ...options } });
  });

  route(server, council, addKeyCall, async ({ town, member, body, request }) => {
    const person = await personOf(council, town.realm, member);
    if (person === null) return nobody;
    const { answer, name = '' } = body;
    const made = { site: siteOf(request), answer, name, device: browserOf(request) };
    const added = await addKey(council)(person, made);
    return isLeft(added) ? added : right(writePerson(added.right, clock.now()));
  });

  route(server, council, removeKeyCall, async ({ town, member, passkey }) => {
    const person = await personOf(council, town.realm, member);
    if (person === null) return nobody;
    const removed = await removeKey(council)(person, passkey);
    return isLeft(removed) ? removed : right(writePerson(removed.right, clock.now()));
  });

  route(server, council, makeCodesCall, async ({ town, member }) => {
    const person = await personOf(council, town.realm, member);
    return person === null ? nobody : right({ codes: await makeCodes(council)(person) });
  });
}

/** Where a person is signed in. */
export function ownSessionEndpoints(server: FastifyInstance, council: ServerParts): void {
  const { clock, sessions } = council;

  route(server, council, signOutCall, async ({ town, request, reply }) => {
    const token = staffCookie(request);
    if (token !== undefined) await sessions.signOut(town.realm, token);
    clearStaffCookie(request, reply);
    return right({ status: 'ok' });
  });

  route(server, council, listOwnSessionsCall, async ({ town, member }) => {
    if (member.session === undefined) return nobody;
    const items = (await openSessions(council, town.realm, member.id)).map((one) =>
      writeSession(one, member.session?.id),
    );
    return right({ items, itemsCount: items.length });
  });

  route(server, council, listOwnSignInsCall, async ({ town, member }) => {
    if (member.session === undefined) return nobody;
    const items = (await readSignIns(council)(town.realm, member.id)).map(writeSignIn);
    return right({ items, itemsCount: items.length });
  });

  route(server, council, endOwnSessionsCall, async ({ town, member, body, request, reply }) => {
    if (member.session === undefined) return nobody;
    const { session = null } = body;
    const isEnded = await sessions.end(town.realm, member.id, session, { by: member.id, at: clock.now() });
    if (!isEnded) return left({ kind: 'unknownSecret' });
    if (session === null || session === member.session.id) clearStaffCookie(request, reply);
    return right({ status: 'ok' });
  });
}
