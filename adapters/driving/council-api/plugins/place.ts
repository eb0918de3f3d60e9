import type { FastifyRequest } from 'fastify';
import { chooseRealm, type HostTable, type Place } from '#domain/access/realm-choice.ts';
import type { Town } from '#domain/access/town.ts';
import { type RealmId, realmId } from '#domain/shared/ids.ts';
import type { ServerParts } from '../composition/server-parts.ts';

/**
 * The host table of an installation, from its towns. The default is the first town of the sample if it is served,
 * else the first by name.
 */
export function hostTable(towns: readonly Town[]): HostTable {
  const fallback = towns.find(({ realm }) => realm === 'vilanova') ?? towns[0];
  return {
    hosts: Object.fromEntries(towns.flatMap(({ realm, hosts }) => hosts.map((host) => [host, realm]))),
    patterns: towns.flatMap(({ realm, hostPatterns }) =>
      hostPatterns.map((pattern) => ({ pattern: new RegExp(pattern, 'u'), realm })),
    ),
    realms: towns.map(({ realm }) => realm),
    defaultRealm: fallback?.realm ?? realmId('none'),
  };
}

type Asked = FastifyRequest<{
  Params: { realm?: string };
  Querystring: Record<string, string | string[] | undefined>;
}>;

const queryOf = (request: FastifyRequest) => (name: string) => {
  const value = (request as Asked).query[name];
  return typeof value === 'string' ? value : null;
};

/** The parameters that choose a page's town, portal and language. What is seen first depends on no others. */
const choosing = ['realm', 'portal', 'locale', 'lang'] as const;

/** The query of an address, with its `?`, without all other parameters; empty if there is none of these. */
export function choosingQuery(request: FastifyRequest): string {
  const query = queryOf(request);
  const said = choosing.flatMap((name) => {
    const value = query(name);
    return value === null ? [] : [[name, value] as const];
  });
  return said.length === 0 ? '' : `?${new URLSearchParams(Object.fromEntries(said)).toString()}`;
}

/** What a request says of its town. */
export const requestedPlace = (request: FastifyRequest): Place => ({
  host: request.hostname.toLowerCase(),
  query: queryOf(request),
});

/** The town of a page: by host, then by parameter, then the default. */
export async function townOfPage(council: ServerParts, request: FastifyRequest): Promise<Town | null> {
  const towns = await council.realms.towns();
  const realm = chooseRealm(requestedPlace(request), hostTable(towns));
  return towns.find((town) => town.realm === realm) ?? null;
}

/** The town that a call names in its path or, if it names none, the town of its page. */
export async function townOfCall(council: ServerParts, request: FastifyRequest): Promise<Town | null> {
  const named = (request as Asked).params.realm;
  return named === undefined ? townOfPage(council, request) : council.realms.town(named as RealmId);
}
