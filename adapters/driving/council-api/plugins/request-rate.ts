import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '#application/ports/clock.ts';
import { networkOf } from '../network-of.ts';
import { refuse } from './refuse.ts';

/** So many networks are remembered at most; those that have asked nothing for longest are forgotten first. */
const mostNetworks = 5000;
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
  const spells = new Map<string, Spell>();
  return (network, now) => {
    const known = spells.get(network);
    const spell = known === undefined || known.since + minute <= now ? { since: now, requests: 0 } : known;
    spell.requests += 1;
    spells.delete(network);
    spells.set(network, spell);
    if (spells.size > mostNetworks) forgetOne(spells);
    return spell.requests <= most ? 0 : Math.ceil((spell.since + minute - now) / 1000);
  };
}

function forgetOne(spells: Map<string, Spell>): void {
  for (const network of spells.keys()) {
    spells.delete(network);
    return;
  }
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
