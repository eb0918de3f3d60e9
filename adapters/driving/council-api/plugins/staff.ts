import type { FastifyRequest } from 'fastify';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import { staffCaller } from '#application/office/access/staff-caller.ts';
import type { CallRefusal } from '#adapters/wire/call.ts';
import type { Town } from '#domain/access/town.ts';
import { decide, type Refused, type StaffSubject } from '#domain/office/decide.ts';
import type { Act } from '#domain/office/roles.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../composition/server-parts.ts';
import { staffCookie } from './staff-session.ts';

/** No token of ours is longer. */
const longestToken = 256;

/**
 * The member of the town's staff who asks: a program by the token that it sends (`Authorization: Bearer …`), a person by
 * the session of their browser; null for all others. A request that brings a token is that of a program, whatever cookies
 * come with it.
 */
export async function staffMember(
  council: ServerParts,
  request: FastifyRequest,
  town: Pick<Town, 'realm' | 'timeZone'>,
): Promise<StaffMember | null> {
  const { authorization } = request.headers;
  const caller = staffCaller(council);
  if (authorization !== undefined) {
    const token = /^Bearer ([\x21-\x7E]{16,256})$/u.exec(authorization)?.[1];
    return token === undefined ? null : caller.byToken(town, token);
  }
  const session = staffCookie(request);
  return session === undefined || session.length > longestToken
    ? null
    : caller.bySession(town.realm, session);
}

/** The refusal of an act that no role of a member allows, with the reason. */
export const notAllowed = (act: Act, why: Refused): CallRefusal<'notAllowed'> => ({
  kind: 'notAllowed',
  where: act,
  faults: [why],
});

/** Decides acts of a member on one subject: left with the first that is refused, right if all are allowed. */
export function allowed(
  { clock }: Pick<ServerParts, 'clock'>,
  member: StaffMember,
  { acts, in: parts }: { readonly acts: readonly Act[]; readonly in: StaffSubject['in'] },
): Either<CallRefusal<'notAllowed'>, true> {
  const now = clock.now();
  for (const act of acts) {
    const decided = decide(member, { act, subject: { in: parts }, now });
    if (isLeft(decided)) return left(notAllowed(act, decided.left));
  }
  return right(true);
}
