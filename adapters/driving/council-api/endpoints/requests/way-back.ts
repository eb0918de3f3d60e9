import type { FastifyRequest } from 'fastify';
import { chooseRealm } from '#domain/access/realm-choice.ts';
import type { Town } from '#domain/access/town.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { hostTable, requestedPlace } from '../../plugins/place.ts';

/** Longer addresses are no forms of the portal, and banks take no more. */
const longestWay = 200;

/** A way back into the portal, and nowhere else: `//elsewhere` and `/\elsewhere` lead to other sites. */
export const wayIntoPortal = (forward: string | null): string =>
  forward !== null && forward.length <= longestWay && /^\/(?![/\\])[\x21-\x5B\x5D-\x7E]*$/u.test(forward)
    ? forward
    : '/';

/**
 * The way back to the form that waits, in its town: where several share a host, the address names the town, or the
 * payer would come to another.
 */
export async function backInTown(
  council: ServerParts,
  request: FastifyRequest,
  town: Town,
  asked: string | null,
): Promise<string> {
  const way = new URL(wayIntoPortal(asked), 'http://portal.invalid');
  const query = (name: string) => way.searchParams.get(name);
  const { host } = requestedPlace(request);
  if (
    chooseRealm({ host, query }, hostTable(await council.realms.towns(), council.defaultTown)) !== town.realm
  )
    way.searchParams.set('realm', town.realm);
  // Read once more: `/..//elsewhere` has become `//elsewhere`.
  return wayIntoPortal(`${way.pathname}${way.search}${way.hash}`);
}
