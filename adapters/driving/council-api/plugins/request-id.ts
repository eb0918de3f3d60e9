import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * What proxies write: 32 hexadecimal digits, or a UUID. Nothing else is accepted, so that no identity number and no
 * receipt code can get into the log in this way.
 */
const shape = /^(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/u;

/** The id of a request: the proxy's, else one of our own. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && shape.test(given) ? given : randomUUID();
}
