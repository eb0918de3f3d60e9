import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Instant } from '#domain/shared/calendar-day.ts';

/** Of this very host over TLS, as the cookie of staff. */
const cookieName = ({ protocol }: FastifyRequest) => `${protocol === 'https' ? '__Host-' : ''}concejo-kiosk`;

/** The token of the kiosk that the browser is. */
export const kioskToken = (request: FastifyRequest): string | undefined =>
  request.cookies[cookieName(request)];

/** Sends the token of a kiosk for as long as it stands: scripts cannot read it. */
export function sendKioskCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  { until, now }: { readonly until: Instant; readonly now: Instant },
): void {
  reply.setCookie(cookieName(request), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    maxAge: Math.ceil((until - now) / 1000),
  });
  // What the browser stored before of the portal: drafts, codes, the worker that keeps pages. Not cookies: this one stays.
  reply.header('clear-site-data', '"cache", "storage"');
}
