import type { FastifyInstance } from 'fastify';
import { makeToken, revokeToken } from '#application/office/access/program-tokens.ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import { readIso } from '#adapters/wire/office/grant.ts';
import { listTokensCall } from '#adapters/wire/office/list-tokens.ts';
import { makeTokenCall } from '#adapters/wire/office/make-token.ts';
import { revokeTokenCall } from '#adapters/wire/office/revoke-token.ts';
import { writeToken } from '#adapters/wire/office/token.ts';
import type { ProgramToken } from '#domain/office/access/program-token.ts';
import { readScope } from '#domain/office/grant.ts';
import type { Act } from '#domain/office/roles.ts';
import { isLeft, isRight, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { allowed } from '../../plugins/staff.ts';

/** Tokens of programs: each person makes and revokes their own. */
export function tokenEndpoints(server: FastifyInstance, council: ServerParts): void {
  const mayAll = (member: StaffMember, act: Act) =>
    isRight(allowed(council, member, { acts: [act], in: {} }));
  const shown = async (token: ProgramToken) => {
    const maker = await council.people.find(token.realm, token.madeBy);
    return writeToken(token, maker?.name ?? '', council.clock.now());
  };

  route(server, council, listTokensCall, async ({ town, member }) => {
    const seesAll = mayAll(member, 'staff.read');
    const all = await council.tokens.list(town.realm);
    const items = await Promise.all(all.filter(({ madeBy }) => seesAll || madeBy === member.id).map(shown));
    return right({ items, itemsCount: items.length });
  });

  route(server, council, makeTokenCall, async ({ town, member, body }) => {
    if (member.session === undefined) return left({ kind: 'unknownPerson' });
    const [scope, until] = [readScope(body.scope), readIso(body.until)];
    if (scope === null) return left({ kind: 'unreadable', where: 'scope' });
    if (until === undefined) return left({ kind: 'unreadable', where: 'until' });
    const made = await makeToken(council)(town.realm, member.id, { ...body, scope, until });
    if (isLeft(made)) return made;
    return right({ token: await shown(made.right.token), text: made.right.text });
  });

  route(server, council, revokeTokenCall, async ({ town, member, token: id }) => {
    const ofOthers = mayAll(member, 'staff.endSessions');
    const revoked = await revokeToken(council)(town.realm, id, { by: member.id, ofOthers });
    return isLeft(revoked) ? revoked : right(await shown(revoked.right));
  });
}
