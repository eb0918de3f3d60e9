import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './refuse.ts';

/**
 * A page of another site may not write here: browsers say with Sec-Fetch-Site where a request comes from, older ones
 * with Origin. Clients that are no browser send neither, and carry no cookie that could be abused.
 */
export function comesFromElsewhere({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (typeof site === 'string') return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== headers.host;
}

export function guardWrites(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    const writes = request.method !== 'GET' && request.method !== 'HEAD';
    return writes && comesFromElsewhere(request) ? refuse(reply, 'foreignPage') : undefined;
  });
}
