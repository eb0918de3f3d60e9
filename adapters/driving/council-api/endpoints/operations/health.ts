import type { FastifyInstance } from 'fastify';
import { isAliveCall } from '#adapters/wire/service/is-alive.ts';
import { isReadyCall } from '#adapters/wire/service/is-ready.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { openCall } from '../../plugins/route.ts';
import { refuse } from '../../plugins/refuse.ts';

/** `/healthz`: the process answers. `/readyz`: the database answers, and the server is not about to stop. */
export function healthEndpoints(server: FastifyInstance, council: ServerParts): void {
  let stopping = false;
  server.addHook('preClose', async () => {
    stopping = true;
  });
  openCall(server, isAliveCall, async () => ({ status: 'ok' }));
  openCall(server, isReadyCall, async (_request, reply) => {
    if (stopping) return refuse(reply, 'stopping');
    try {
      const towns = await council.realms.towns();
      return { status: 'ok', towns: towns.map(({ realm }) => realm) };
    } catch {
      return refuse(reply, 'storageFailed');
    }
  });
}
