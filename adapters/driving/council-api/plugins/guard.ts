import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isPreflight } from './open-reads.ts';
import { refuse } from './refuse.ts';

/**
 * A page of another site may not write here: browsers say with Sec-Fetch-Site where a request comes from, older ones
 * with Origin. Clients other than browsers send neither, and carry no cookie that could be abused.
 */
export function comesFromElsewhere({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (typeof site === 'string') return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== headers.host;
}

/** No body of the API goes deeper than four; a deeper one than this is not read. */
const deepest = 8;

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether lists and objects are nested deeper than that; it goes no deeper to find out. */
function isTooDeep(body: unknown, levels = deepest): boolean {
  if (!isNested(body)) return false;
  return levels === 0 || Object.values(body).some((value) => isTooDeep(value, levels - 1));
}

/** Refuses writes of other sites, and bodies that no honest client sends. */
export function guardWrites(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    const writes = request.method !== 'GET' && request.method !== 'HEAD';
    if (writes && !isPreflight(request) && comesFromElsewhere(request)) refuse(reply, 'foreignPage');
    else done();
  });
  server.addHook('preValidation', (request, reply, done) => {
    if (isTooDeep(request.body)) refuse(reply, 'unreadable');
    else done();
  });
}
