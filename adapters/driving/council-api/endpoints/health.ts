import type { FastifyInstance } from 'fastify';
import type { Council } from '../council.ts';
import { refuse } from '../plugins/refuse.ts';

/** `/healthz`: the process answers. `/readyz`: the database answers and serves a town. */
export function healthEndpoints(server: FastifyInstance, council: Council): void {
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    try {
      const towns = await council.realms.towns();
      return { status: 'ok', towns: towns.map(({ realm }) => realm) };
    } catch {
      return refuse(reply, 'storageFailed');
    }
  });
}
