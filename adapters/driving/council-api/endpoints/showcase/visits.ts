import type { FastifyInstance } from 'fastify';
import { countVisitCall } from '#adapters/wire/showcase/visits.ts';
import type { Town } from '#domain/access/town.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { right } from '#domain/shared/result.ts';
import { monthOf } from '#domain/showcase/shop-visits.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';

/**
 * Counts in memory that shops are seen; the round stores it. Only shops that are shown are counted, so that invented names
 * fill no memory.
 */
export function visitEndpoint(
  server: FastifyInstance,
  council: ServerParts,
  isShown: (town: Town, shop: string) => Promise<boolean>,
): void {
  route(server, council, countVisitCall, async ({ town, shop, body }) => {
    const counted = await isShown(town, shop);
    if (counted) {
      const month = monthOf(dayAt(council.clock.now(), town.timeZone));
      council.visits.note(town.realm, { shop, month }, body.what);
    }
    return right({ counted });
  });
}
