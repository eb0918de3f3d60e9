import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endPerson, endRole, giveRole } from '#application/office/access/change-person.ts';
import { inviteAgain, type InvitedPerson, invitePerson } from '#application/office/access/invite-person.ts';
import { openSessions } from '#application/office/access/open-sessions.ts';
import type { RoleGrant } from '#domain/office/grant.ts';
import type { Act } from '#domain/office/roles.ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import type { CallRefusal } from '#adapters/wire/call.ts';
import { endPersonCall } from '#adapters/wire/office/end-person.ts';
import { endRoleCall } from '#adapters/wire/office/end-role.ts';
import { endSessionsCall } from '#adapters/wire/office/end-sessions.ts';
import { giveRoleCall } from '#adapters/wire/office/give-role.ts';
import { isoOf, readRoleGrant } from '#adapters/wire/office/grant.ts';
import { inviteAgainCall } from '#adapters/wire/office/invite-again.ts';
import { invitePersonCall } from '#adapters/wire/office/invite-person.ts';
import { listPeopleCall } from '#adapters/wire/office/list-people.ts';
import { listPersonStepsCall } from '#adapters/wire/office/list-person-steps.ts';
import { writeStep } from '#adapters/wire/steps/step.ts';
import { personSubject } from '#domain/office/access/person-steps.ts';
import { listSignInsCall } from '#adapters/wire/office/list-sign-ins.ts';
import { writeSignIn } from '#adapters/wire/office/sign-in.ts';
import { readSignIns } from '#application/office/access/sign-in-log.ts';
import { listSessionsCall } from '#adapters/wire/office/list-sessions.ts';
import { writePerson, writeSession } from '#adapters/wire/office/person.ts';
import { invitationSpan, type StaffPerson } from '#domain/office/access/person.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import type { Town } from '#domain/access/town.ts';
import { siteOf } from '../../plugins/passkey-site.ts';
import { route } from '../../plugins/route.ts';
import { allowed } from '../../plugins/staff.ts';
import { sendInvitation } from './invitation-mail.ts';

/** Who works for the council, their roles and their sessions. All of it belongs to the town, not to a part of it. */
export function peopleEndpoints(server: FastifyInstance, council: ServerParts): void {
  const may = (member: StaffMember, act: Act) => allowed(council, member, { acts: [act], in: {} });
  const told = async (
    { town, request }: { readonly town: Town; readonly request: FastifyRequest },
    invited: InvitedPerson,
    isMailed = false,
  ) => {
    const { person, invitation } = invited;
    const now = council.clock.now();
    const until = isoOf(person.invitation?.until ?? now + invitationSpan);
    const portal = council.publicUrl ?? siteOf(request).origin;
    const mailed = isMailed && (await sendInvitation(council)(town, invited, portal));
    return right({ person: writePerson(person, now), invitation, until, mailed });
  };

  route(server, council, listPeopleCall, async ({ town, member }) => {
    const allowedTo = may(member, 'staff.read');
    if (isLeft(allowedTo)) return allowedTo;
    const now = council.clock.now();
    const items = (await council.people.list(town.realm)).map((one) => writePerson(one, now));
    return right({ items, itemsCount: items.length });
  });

  route(server, council, listPersonStepsCall, async ({ town, member, person: id }) => {
    const allowedTo = may(member, 'staff.read');
    if (isLeft(allowedTo)) return allowedTo;
    const people = await council.people.list(town.realm);
    const person = people.find((one) => one.id === id);
    if (person === undefined) return left({ kind: 'unknownPerson' });
    const names = new Map(people.map((one) => [one.id, one.name]));
    const steps = await council.steps.of(town.realm, personSubject(person));
    return right({ items: steps.map((step) => writeStep({ ...step, by: names.get(step.by) ?? step.by })) });
  });

  route(server, council, invitePersonCall, async ({ town, member, body, request }) => {
    const allowedTo = may(member, 'staff.invite');
    if (isLeft(allowedTo)) return allowedTo;
    const { name, email, language, mail } = body;
    const asked = { name, email: email ?? null, language: language ?? 'es' };
    const done = await invitePerson(council)(town.realm, asked, member.id);
    return isLeft(done) ? done : told({ town, request }, done.right, mail);
  });

  route(server, council, inviteAgainCall, async ({ town, member, person, body, request }) => {
    const allowedTo = may(member, 'staff.invite');
    if (isLeft(allowedTo)) return allowedTo;
    const done = await inviteAgain(council)(town.realm, person, member.id);
    return isLeft(done) ? done : told({ town, request }, done.right, body.mail);
  });
}

/** Who has which role, and who no longer works here. */
export function roleEndpoints(server: FastifyInstance, council: ServerParts): void {
  const may = (member: StaffMember) => allowed(council, member, { acts: ['staff.grant'], in: {} });
  const shown = <Refused>(outcome: Either<Refused, StaffPerson>) =>
    isLeft(outcome) ? outcome : right(writePerson(outcome.right, council.clock.now()));
  const grantOf = (
    member: StaffMember,
    body: Parameters<typeof readRoleGrant>[0],
  ): Either<CallRefusal<'notAllowed' | 'unreadable'>, Omit<RoleGrant, 'givenBy'>> => {
    const grant = readRoleGrant(body);
    if (typeof grant === 'string') return left({ kind: 'unreadable', where: grant });
    const allowedTo = may(member);
    return isLeft(allowedTo) ? allowedTo : right(grant);
  };

  route(server, council, giveRoleCall, async ({ town, member, person: id, body }) => {
    const grant = grantOf(member, body);
    if (isLeft(grant)) return grant;
    return shown(await giveRole(council)({ realm: town.realm, id, by: member }, grant.right));
  });

  route(server, council, endRoleCall, async ({ town, member, person: id, body }) => {
    const grant = grantOf(member, body);
    if (isLeft(grant)) return grant;
    return shown(await endRole(council)({ realm: town.realm, id, by: member }, grant.right));
  });

  route(server, council, endPersonCall, async ({ town, member, person: id }) => {
    const allowedTo = may(member);
    if (isLeft(allowedTo)) return allowedTo;
    return shown(await endPerson(council)({ realm: town.realm, id, by: member }));
  });
}

/** Where people are signed in, for those who may end that. */
export function staffSessionEndpoints(server: FastifyInstance, council: ServerParts): void {
  const may = (member: StaffMember) => allowed(council, member, { acts: ['staff.endSessions'], in: {} });

  route(server, council, listSessionsCall, async ({ town, member, person }) => {
    const allowedTo = may(member);
    if (isLeft(allowedTo)) return allowedTo;
    if ((await council.people.find(town.realm, person)) === null) return left({ kind: 'unknownPerson' });
    const open = await openSessions(council, town.realm, person);
    const items = open.map((one) => writeSession(one, member.session?.id));
    return right({ items, itemsCount: items.length });
  });

  route(server, council, listSignInsCall, async ({ town, member, person }) => {
    const allowedTo = may(member);
    if (isLeft(allowedTo)) return allowedTo;
    if ((await council.people.find(town.realm, person)) === null) return left({ kind: 'unknownPerson' });
    const items = (await readSignIns(council)(town.realm, person)).map(writeSignIn);
    return right({ items, itemsCount: items.length });
  });

  route(server, council, endSessionsCall, async ({ town, member, person, body }) => {
    const allowedTo = may(member);
    if (isLeft(allowedTo)) return allowedTo;
    if ((await council.people.find(town.realm, person)) === null) return left({ kind: 'unknownPerson' });
    const by = { by: member.id, at: council.clock.now() };
    const isEnded = await council.sessions.end(town.realm, person, body.session ?? null, by);
    return isEnded ? right({ status: 'ok' }) : left({ kind: 'unknownSecret' });
  });
}
