import type { FastifyRequest } from 'fastify';
import type { StaffMember } from '#application/ports/server/staff-register.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { ServerParts } from '../composition/server-parts.ts';

/**
 * The member of the town's staff who asks, by the token that they send (`Authorization: Bearer …`); null for all
 * others.
 */
export async function staffMember(
  { staff }: ServerParts,
  { headers }: FastifyRequest,
  realm: RealmId,
): Promise<StaffMember | null> {
  const token = /^Bearer ([\x21-\x7E]{16,256})$/u.exec(headers.authorization ?? '')?.[1];
  return token === undefined ? null : staff.member(realm, token);
}
