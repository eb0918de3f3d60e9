import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StaffSecrets } from '#application/ports/server/office/staff-secrets.ts';
import { signInSpan } from '#application/access/provider/begin-sign-in.ts';

const cookieName = ({ protocol }: FastifyRequest) =>
  `${protocol === 'https' ? '__Host-' : ''}concejo-leaving`;

/** The secret of a browser that went to an identity provider; null if it has none. */
export const leavingSecret = (request: FastifyRequest): string | null => {
  const secret = request.cookies[cookieName(request)];
  return secret !== undefined && /^[\w-]{43}$/u.test(secret) ? secret : null;
};

/**
 * The secret of a browser that goes to an identity provider, sent as a cookie: what another browser began cannot be
 * finished in it. A second window of the same browser has the same secret.
 */
export function leaveWithSecret(
  request: FastifyRequest,
  reply: FastifyReply,
  { newSecret }: Pick<StaffSecrets, 'newSecret'>,
): string {
  const secret = leavingSecret(request) ?? newSecret();
  reply.setCookie(cookieName(request), secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    maxAge: signInSpan / 1000,
  });
  return secret;
}
