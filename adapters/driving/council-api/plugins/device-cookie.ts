import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The cookie of a device that is not a person's: a till, a scanner. */
export interface DeviceCookie {
  /** The token that came. */
  readonly token: (request: FastifyRequest) => string | undefined;
  readonly send: (request: FastifyRequest, reply: FastifyReply, token: string) => void;
  readonly clear: (request: FastifyRequest, reply: FastifyReply) => void;
}

/** No token of ours is longer. */
const longestToken = 256;

/**
 * The cookie of a kind of devices: scripts cannot read it, and no other site's link or form brings it. Over TLS it is of this
 * very host, as the cookie of staff. It lasts so many milliseconds.
 */
export function deviceCookie(kind: string, lasts: number): DeviceCookie {
  const nameFor = ({ protocol }: FastifyRequest) => `${protocol === 'https' ? '__Host-' : ''}concejo-${kind}`;
  return {
    token: (request) => {
      const token = request.cookies[nameFor(request)];
      return token === undefined || token.length > longestToken ? undefined : token;
    },
    send: (request, reply, token) =>
      void reply.setCookie(nameFor(request), token, {
        path: '/',
        httpOnly: true,
        sameSite: 'strict',
        secure: request.protocol === 'https',
        maxAge: lasts / 1000,
      }),
    clear: (request, reply) =>
      void reply.clearCookie(nameFor(request), { path: '/', secure: request.protocol === 'https' }),
  };
}
