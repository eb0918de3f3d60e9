import type { FastifyInstance } from 'fastify';
import type { StopSignals } from './stop-signals.ts';

/** Waits so many seconds, or until that happens. */
async function waitUnless(seconds: number, happens: Promise<void>): Promise<void> {
  const time = Promise.withResolvers<void>();
  const timer = setTimeout(time.resolve, seconds * 1000);
  await Promise.race([time.promise, happens]);
  clearTimeout(timer);
}

/**
 * Waits until the server is asked to stop, and stops it. First it only says at `/readyz` that it will stop, for
 * `drainSeconds`, so that those who ask there send their requests elsewhere before the port closes. At a terminal
 * nobody asks, so Ctrl-C does not wait; nor does a second signal, which also cuts off open requests.
 */
export async function stopWhenAsked(
  server: FastifyInstance,
  { asked, askedAgain }: StopSignals,
  drainSeconds: number,
  tell: () => void,
): Promise<void> {
  const reason = await asked;
  tell();
  const { announceStop, stopPatience, stopServer } = await import(
    '#adapters/driving/council-api/limits/connections.ts'
  );
  announceStop(server);
  if (reason !== 'SIGINT' && drainSeconds > 0) await waitUnless(drainSeconds, askedAgain);
  await stopServer(server, stopPatience, askedAgain);
}
