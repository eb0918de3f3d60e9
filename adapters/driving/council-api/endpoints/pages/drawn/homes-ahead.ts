import { setTimeout as after } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { portals, residentPortals } from '#domain/access/portals.ts';
import { withinServer } from '../../../limits/within-server.ts';

/** Milliseconds after a start: who waited for it is answered first, and a process that is soon over draws nothing. */
const leisure = 20_000;

/**
 * Draws the home of each front-end once, soon after the server listens, for the town of this machine's own names: the first
 * drawing of each loads and compiles its code, for which its first reader would wait up to half a second. No answer depends on
 * it.
 */
export function drawHomesAhead(server: FastifyInstance, wait = leisure): void {
  const closing = new AbortController();
  let drawing: Promise<void> | undefined;
  const draw = async () => {
    await after(wait, null, { signal: closing.signal, ref: false });
    for (const portal of residentPortals) {
      if (closing.signal.aborted) return;
      // oxlint-disable-next-line no-await-in-loop -- between two of them others are answered
      await server.inject({ url: portals[portal].home, remoteAddress: withinServer });
    }
  };
  server.addHook('onListen', async () => {
    drawing = draw().catch(() => undefined);
  });
  // The database is closed only when nothing is drawn from it.
  server.addHook('preClose', async () => {
    closing.abort();
    await drawing;
  });
}
