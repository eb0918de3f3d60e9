import type { FastifyRequest } from 'fastify';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import type { CallRefusal } from '#adapters/wire/call.ts';
import type { Town } from '#domain/access/town.ts';
import { decide, type Refused, type StaffSubject } from '#domain/office/decide.ts';
import type { Act } from '#domain/office/roles.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../composition/server-parts.ts';

/**
 * The member of the town's staff who asks, by the token that they send (`Authorization: Bearer …`); null for all
 * others.
 */
export async function staffMember(
  { staff }: ServerParts,
  { headers }: FastifyRequest,
  town: Pick<Town, 'realm' | 'timeZone'>,
): Promise<StaffMember | null> {
  const token = /^Bearer ([\x21-\x7E]{16,256})$/u.exec(headers.authorization ?? '')?.[1];
  return token === undefined ? null : staff.member(town, token);
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
