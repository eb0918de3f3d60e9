import type { FastifyInstance } from 'fastify';
import type { Council } from '../council.ts';
import { refuse } from '../plugins/refuse.ts';

/** `/healthz`: the process answers. `/readyz`: the database answers, and the server is not about to stop. */
export function healthEndpoints(server: FastifyInstance, council: Council): void {
  let stopping = false;
  server.addHook('preClose', async () => {
    stopping = true;
  });
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    if (stopping) return refuse(reply, 'stopping');
    try {
      const towns = await council.realms.towns();
      return { status: 'ok', towns: towns.map(({ realm }) => realm) };
    } catch {
      return refuse(reply, 'storageFailed');
    }
  });
}
