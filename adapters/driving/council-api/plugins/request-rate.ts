import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '#application/ports/clock.ts';
import { networkOf } from '../limits/network-of.ts';
import { refuse } from './refuse.ts';

/** So many networks are remembered at least, and twice as many at most; those that asked last are the last to go. */
const fewestNetworks = 5000;
const minute = 60_000;

interface Spell {
  readonly since: number;
  requests: number;
}

/**
 * Counts what each network asks in spells of a minute, from its first request on. Gives the seconds that it must wait:
 * 0 while it may go on. Written here and not taken from a library, since each request passes it and must not wait for it.
 *
 * @example const wait = requestRates(1); [wait('192.0.2.7', 0), wait('192.0.2.7', 10_000)] // [0, 50]
 */
export function requestRates(most: number): (network: string, now: number) => number {
  // Who asks is among the lately seen. When these are many, all that were only seen before them are forgotten at once:
  // to look for the one that asked nothing for longest, with each request, takes ten times as long.
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

/** Refuses requests of a network that asks too often; those that `isFree` lets through are not counted. */
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
