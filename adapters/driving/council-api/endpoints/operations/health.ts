import type { FastifyInstance } from 'fastify';
import { isAliveCall } from '#adapters/wire/service/is-alive.ts';
import { isReadyCall } from '#adapters/wire/service/is-ready.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { openCall } from '../../plugins/route.ts';
import { refuse } from '../../plugins/refuse.ts';

/** A database that does not answer within this time is not ready: those who ask have a time limit of their own. */
const readyPatience = 2000;

async function withinTime<T>(work: Promise<T>, patience: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer in time')), patience);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * `/healthz`: the process answers. `/readyz`: the database answers in time, there is room for a vote on the disk of the
 * data folder, and the server is not about to stop.
 */
export function healthEndpoints(
  server: FastifyInstance,
  council: ServerParts,
  patience: number = readyPatience,
): void {
  let stopping = false;
  server.addHook('preClose', async () => {
    stopping = true;
  });
  openCall(server, isAliveCall, async () => ({ status: 'ok' }));
  openCall(server, isReadyCall, async (_request, reply) => {
    if (stopping) return refuse(reply, 'stopping');
    try {
      const towns = await withinTime(council.realms.towns(), patience);
      if (await council.freeSpace.isFull()) return refuse(reply, 'storageFailed');
      return { status: 'ok', towns: towns.map(({ realm }) => realm) };
    } catch {
      return refuse(reply, 'storageFailed');
    }
  });
}
