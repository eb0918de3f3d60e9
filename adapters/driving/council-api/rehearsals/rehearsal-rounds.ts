import type { FastifyInstance } from 'fastify';
import type { RehearsalServers } from './rehearsal-servers.ts';

const betweenSweeps = 60_000;

/** Discards what is over of rehearsals, from the start of a server on and each minute. */
export function sweepRehearsals(
  server: FastifyInstance,
  rehearsals: { readonly sweep: () => Promise<void> },
  servers: RehearsalServers,
): void {
  let under: Promise<void> = Promise.resolve();
  const sweep = async () => {
    try {
      await servers.closeGone();
      await rehearsals.sweep();
    } catch (error) {
      server.log.error(
        { err: error },
        'rehearsals that are over are not deleted; it is tried again in a minute',
      );
    }
  };
  const again = () => {
    under = under.then(sweep);
  };
  let timer: NodeJS.Timeout | undefined;
  server.addHook('onReady', async () => {
    again();
    timer = setInterval(again, betweenSweeps).unref();
  });
  server.addHook('onClose', async () => {
    clearInterval(timer);
    await under;
    await servers.stop();
  });
}
