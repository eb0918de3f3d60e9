import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '#application/ports/clock.ts';
import { networkOf } from '../limits/network-of.ts';
import { refuse } from './refuse.ts';

/** How many networks are remembered at least; at most twice as many. Those that asked last are forgotten last. */
const fewestNetworks = 5000;
const minute = 60_000;

interface Spell {
  readonly since: number;
  requests: number;
}

/**
 * Counts the requests of each network by the minute, from its first request on. Returns the seconds that it must
 * wait: 0 while it may go on. Written here and not taken from a library, since each request passes it and must not
 * wait for it.
 *
 * @example const wait = requestRates(1); [wait('192.0.2.7', 0), wait('192.0.2.7', 10_000)] // [0, 50]
 */
export function requestRates(most: number): (network: string, now: number) => number {
  // A network that asks is moved to `lately`. When these are many, all that are only in `before` are forgotten at
  // once: finding the network that asked longest ago, with each request, takes ten times as long.
  let [lately, before] = [new Map<string, Spell>(), new Map<string, Spell>()];
  const remember = (network: string, spell: Spell) => {
    if (lately.size >= fewestNetworks) [lately, before] = [new Map(), lately];
    lately.set(network, spell);
  };
  return (network, now) => {
    const seen = lately.get(network);
    const known = seen ?? before.get(network);
    const spell = known === undefined || known.since + minute <= now ? { since: now, requests: 0 } : known;
    if (spell !== seen) remember(network, spell);
    spell.requests += 1;
    return spell.requests <= most ? 0 : Math.ceil((spell.since + minute - now) / 1000);
  };
}

/** Refuses requests of a network that asks too often; those that `isFree` accepts are not counted. */
export function limitRequests(
  server: FastifyInstance,
  { clock, most, isFree }: { clock: Clock; most: number; isFree: (request: FastifyRequest) => boolean },
): void {
  const rates = requestRates(most);
  server.addHook('onRequest', (request, reply, done) => {
    const retryAfter = isFree(request) ? 0 : rates(networkOf(request.ip), clock.now());
    if (retryAfter === 0) done();
    else refuse(reply, 'tooManyAttempts', { retryAfter });
  });
}
