import type { FastifyRequest } from 'fastify';
import type { PasskeySite } from '#application/ports/server/office/passkey-check.ts';
import { browserName } from '#domain/office/access/browser-name.ts';

/** The site that a browser asks: a passkey of another host does not fit, whatever its page says. */
export const siteOf = ({ protocol, host, hostname }: FastifyRequest): PasskeySite => ({
  host: hostname,
  origin: `${protocol}://${host}`,
});

/** What the browser says that it is. */
export const browserOf = ({ headers }: FastifyRequest): string => browserName(headers['user-agent'] ?? '');
