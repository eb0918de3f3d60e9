import type { FastifyRequest } from 'fastify';
import type { Town } from '#domain/access/town.ts';
import type { ServerParts } from '../composition/server-parts.ts';
import { sessionUser } from './session.ts';

/** The address that the session has verified; null if it has none. */
export async function ownEmail(
  council: ServerParts,
  town: Town,
  request: FastifyRequest,
): Promise<string | null> {
  const user = await sessionUser(council, request, town.realm);
  const kept = user && (await council.profiles.find(town.realm, user.userId));
  return kept?.profile.isVerified === true ? kept.profile.email : null;
}
