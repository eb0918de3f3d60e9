import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { shopSessionLasts } from '#domain/vouchers/shops/shop-device.ts';

/** Of this very host over TLS, as the cookie of staff. */
const cookieName = ({ protocol }: FastifyRequest) => `${protocol === 'https' ? '__Host-' : ''}concejo-shop`;

/** The token of the device of a shop that the browser is. */
export const shopToken = (request: FastifyRequest): string | undefined =>
  request.cookies[cookieName(request)];

/** Sends the token of a device: scripts cannot read it, and no other site's link or form brings it. */
export function sendShopCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(cookieName(request), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    maxAge: shopSessionLasts / 1000,
  });
}

/** Removes the cookie. */
export function clearShopCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieName(request), { path: '/', secure: request.protocol === 'https' });
}
