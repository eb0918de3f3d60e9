import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DeviceUser } from '#application/ports/server/device-registry.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { ServerParts } from '../composition/server-parts.ts';

const sessionLength = 180 * 86_400;

/** Over TLS the cookie is bound to this very host; with plain HTTP (on one's own machine) the name is not allowed. */
const cookieName = (request: FastifyRequest, realm: RealmId) =>
  `${request.protocol === 'https' ? '__Host-' : ''}concejo-${realm}`;

/** Whether a request brings a session of some town, valid or not, or a token: its answer may be for its sender alone. */
export const mayBeSomebody = ({ cookies, headers }: FastifyRequest): boolean =>
  headers.authorization !== undefined ||
  Object.keys(cookies).some((name) => /^(?:__Host-)?concejo-/u.test(name));

/** The anonymous user of this request's session in that realm. A session of one town is not valid in another. */
export async function sessionUser(
  council: ServerParts,
  request: FastifyRequest,
  realm: RealmId,
): Promise<DeviceUser | null> {
  const token = request.cookies[cookieName(request, realm)];
  return token === undefined ? null : council.devices.session(realm, token, council.clock.now());
}

/** Opens a session and sends its cookie: unreadable for scripts, never sent from another site. */
export async function openSession(
  council: ServerParts,
  request: FastifyRequest,
  reply: FastifyReply,
  user: DeviceUser,
) {
  const token = await council.devices.openSession(user, council.clock.now() + sessionLength * 1000);
  const secure = request.protocol === 'https';
  reply.setCookie(cookieName(request, user.realm), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: sessionLength,
  });
}

export async function closeSession(
  council: ServerParts,
  request: FastifyRequest,
  reply: FastifyReply,
  realm: RealmId,
) {
  const name = cookieName(request, realm);
  const token = request.cookies[name];
  if (token !== undefined) await council.devices.closeSession(token);
  reply.clearCookie(name, { path: '/' });
}
