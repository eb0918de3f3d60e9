import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { longestSession } from '#domain/office/access/session.ts';

/** Over TLS the cookie is bound to this very host; with plain HTTP (on one's own machine) the name is not allowed. */
const cookieName = ({ protocol }: FastifyRequest) => `${protocol === 'https' ? '__Host-' : ''}concejo-staff`;

/** The token of the person of staff who is signed in with this browser, in whichever town. */
export const staffCookie = (request: FastifyRequest): string | undefined =>
  request.cookies[cookieName(request)];

/** Sends the cookie of a session of staff: scripts cannot read it, and no other site's link or form brings it. */
export function sendStaffCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(cookieName(request), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    maxAge: longestSession / 1000,
  });
}

/** Removes the cookie. */
export function clearStaffCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieName(request), { path: '/', secure: request.protocol === 'https' });
}
