import type { FastifyInstance } from 'fastify';
import { isAliveCall } from '#adapters/wire/service/is-alive.ts';
import { isReadyCall } from '#adapters/wire/service/is-ready.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { announceStop, isStopAnnounced } from '../../limits/connections.ts';
import { joinedRound } from '../../rounds/joined-round.ts';
import { openCall } from '../../plugins/route.ts';
import { refuse } from '../../plugins/refuse.ts';

/**
 * A database that does not answer within this time is not ready: those who ask have a time limit of their own, often of
 * one second.
 */
const readyPatience = 800;

async function withinTime<T>(work: Promise<T>, patience: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer in time')), patience);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The towns of a council that can take a vote now; null if its disk is full. Throws if its database does not answer. */
async function readyTowns({ realms, freeSpace }: ServerParts): Promise<readonly string[] | null> {
  const towns = await realms.towns();
  return (await freeSpace.isFull()) ? null : towns.map(({ realm }) => realm);
}

/** How long an answer about stores and scanners is good: those who ask must not keep them busy. */
const knownFor = 5000;

/**
 * What does not answer now and is needed for files only. Votes go on without it, so that the server is ready all the same:
 * a proxy that left out every server because their common store is away would end the vote.
 */
function unavailableParts({ fileReader, fileScanner }: ServerParts): () => Promise<readonly string[]> {
  const ask = async () => {
    const [files, scanner] = await Promise.all([fileReader?.isReady() ?? true, fileScanner.isReady()]);
    return [...(files ? [] : ['files']), ...(scanner ? [] : ['scanner'])];
  };
  let known: { readonly until: number; readonly parts: Promise<readonly string[]> } | null = null;
  return () => {
    const now = performance.now();
    if (known === null || known.until <= now) known = { until: now + knownFor, parts: ask() };
    return known.parts;
  };
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
  server.addHook('preClose', async () => announceStop(server));
  // One question to the database for all who ask meanwhile: else each would hold a connection while it hangs.
  const { run: look } = joinedRound(() => readyTowns(council));
  const unavailable = unavailableParts(council);
  openCall(server, isAliveCall, async () => ({ status: 'ok' }));
  openCall(server, isReadyCall, async (_request, reply) => {
    if (isStopAnnounced(server)) return refuse(reply, 'stopping');
    try {
      const [towns, without] = await Promise.all([
        withinTime(look(), patience),
        withinTime(unavailable(), patience).catch(() => ['files']),
      ]);
      if (towns === null) return refuse(reply, 'storageFailed');
      return { status: 'ok', towns, ...(without.length > 0 && { unavailable: without }) };
    } catch {
      return refuse(reply, 'storageFailed');
    }
  });
}
