import type { FastifyInstance } from 'fastify';
import { refuse } from './refuse.ts';

/**
 * Two refusals that Node would send itself, without a body: no host, and an expectation that the server does not
 * meet.
 */
export function takeUnusualRequests(server: FastifyInstance): void {
  server.addHook('onRequest', ({ headers, raw }, reply, done) => {
    if (headers.host === undefined && raw.httpVersion === '1.1') refuse(reply, 'unreadable');
    else done();
  });
  // An expectation may be ignored (RFC 9110, 10.1.1).
  server.server.on('checkExpectation', (request, response) => server.routing(request, response));
}
