import type { FastifyInstance } from 'fastify';
import { bareHeaders } from '../limits/connections.ts';

/**
 * Headers that every answer has: they forbid loading, framing, guessing types and passing on the address. The
 * strictest values are for the API; pages and files replace those that they need otherwise. They are those of helmet,
 * which would compute them again for each answer; a test compares them with it. A local machine is reached over plain
 * HTTP: behind TLS the proxy adds Strict-Transport-Security.
 */
export const commonHeaders = {
  ...bareHeaders,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
} as const;

/** Gives each answer the standing headers and the id of its request, so that a fault can be reported with it. */
export function addCommonHeaders(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(commonHeaders).header('x-request-id', request.id);
    done();
  });
}
