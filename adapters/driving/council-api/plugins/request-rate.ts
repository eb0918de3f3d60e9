import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '#application/ports/clock.ts';
import { networkOf } from '../limits/network-of.ts';
import { recentNetworks } from '../limits/recent-networks.ts';
import { refuse } from './refuse.ts';

const minute = 60_000;

interface Spell {
  readonly since: number;
  requests: number;
}

/**
 * Counts the requests of each network by the minute, from its first request on. Returns the seconds that it must
 * wait: 0 while it may go on.
 *
 * @example const wait = requestRates(1); [wait('192.0.2.7', 0), wait('192.0.2.7', 10_000)] // [0, 50]
 */
export function requestRates(most: number): (network: string, now: number) => number {
  const spells = recentNetworks<Spell>();
  return (network, now) => {
    const known = spells.get(network);
    const spell = known === undefined || known.since + minute <= now ? { since: now, requests: 0 } : known;
    if (spell !== known) spells.set(network, spell);
    spell.requests += 1;
    return spell.requests <= most ? 0 : Math.ceil((spell.since + minute - now) / 1000);
  };
}

/** After this number of refusals one after the other, a network waits for the next. */
const quickRefusals = 100;
/** Milliseconds that it waits. */
const slowRefusal = 1000;

/**
 * Refuses requests of a network that asks too often; those that `isFree` accepts are not counted. A client that does
 * not stop is refused slowly: answering it as fast as it asks would keep the server from answering others.
 */
export function limitRequests(
  server: FastifyInstance,
  { clock, most, isFree }: { clock: Clock; most: number; isFree: (request: FastifyRequest) => boolean },
): void {
  const rates = requestRates(most);
  const refused = recentNetworks<number>();
  server.addHook('onRequest', (request, reply, done) => {
    if (isFree(request)) {
      done();
      return;
    }
    const network = networkOf(request.ip);
    const retryAfter = rates(network, clock.now());
    const times = retryAfter === 0 ? 0 : (refused.get(network) ?? 0) + 1;
    if (times > 0 || refused.get(network) !== undefined) refused.set(network, times);
    if (retryAfter === 0) done();
    else if (times <= quickRefusals) refuse(reply, 'tooManyAttempts', { retryAfter });
    else setTimeout(() => refuse(reply, 'tooManyAttempts', { retryAfter }), slowRefusal);
  });
}
