import type { FastifyInstance } from 'fastify';
import { rehearsalIn } from '#domain/voting/rehearsal/rehearsal-address.ts';
import { isCall } from '../plugins/readable-address.ts';
import type { RehearsalServers } from './rehearsal-servers.ts';
import { rehearsalAddress } from './rehearsal-address.ts';

/**
 * Passes the requests of rehearsals on to their servers, before anything of this one sees them. A page of a rehearsal that is
 * not held leads to the one that says so.
 */
export function passOnRehearsals(server: FastifyInstance, servers: RehearsalServers): void {
  server.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    const name = rehearsalIn(raw.url ?? '');
    if (name === null) return undefined;
    const other = await servers.of(name);
    if (other === null) {
      const isPage = !isCall(raw.url ?? '') && (request.headers.accept ?? '').includes('text/html');
      return isPage ? reply.redirect(rehearsalAddress(name), 303) : undefined;
    }
    reply.hijack();
    other.routing(raw, reply.raw);
    return undefined;
  });
}
