import type { FastifyRequest } from 'fastify';
import { type Portal, portals } from '#domain/access/portals.ts';
import { choosePortal, chooseRealm, type HostTable, type Place } from '#domain/access/realm-choice.ts';
import type { Town } from '#domain/access/town.ts';
import { thingParameters } from '#domain/content/thing-parameters.ts';
import { isLanguage } from '#domain/shared/localized-text.ts';
import { type RealmId, realmId } from '#domain/shared/ids.ts';
import type { ServerParts } from '../composition/server-parts.ts';

/**
 * The host table of an installation, from its towns. The default is the town that the operator names, else the first
 * town of the sample if it is served, else the first by name. A single town is that of unknown hosts too.
 */
export function hostTable(towns: readonly Town[], fixed: RealmId | null): HostTable {
  const fallback = towns.find(({ realm }) => realm === 'vilanova') ?? towns[0];
  const [only, ...more] = towns;
  return {
    hosts: Object.fromEntries(towns.flatMap(({ realm, hosts }) => hosts.map((host) => [host, realm]))),
    portals: Object.assign({}, ...towns.map(({ hostPortals = {} }) => hostPortals)) as HostTable['portals'],
    patterns: towns.flatMap(({ realm, hostPatterns }) =>
      hostPatterns.map((pattern) => ({ pattern: new RegExp(pattern, 'u'), realm })),
    ),
    realms: towns.map(({ realm }) => realm),
    defaultRealm: fixed ?? fallback?.realm ?? realmId('none'),
    unknownHosts: fixed ?? (more.length === 0 && only !== undefined ? only.realm : null),
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

/** The parameters by which the home of a front-end shows one of its things. */
const showingThing = [...Object.values(thingParameters), 'oficina', 'servicio'] as const;
/** Or a later part of their list. */
const showing = [...showingThing, 'page'] as const;

const homes: ReadonlySet<string> = new Set(Object.values(portals).map(({ home }) => home));

/**
 * Whether an address is that of a front-end's home but shows something else than it does at first. Drawing each of these would be
 * a page more to keep for every number that somebody writes; drawing the home would be another page than the reader gets. So their
 * frame is drawn, which is the same for all of them.
 */
export function showsOther(request: FastifyRequest): boolean {
  const [path = '/'] = request.url.split('?');
  const [, first = ''] = path.split('/');
  const at = isLanguage(first) ? path.slice(first.length + 1) || '/' : path;
  return homes.has(at) && showing.some((name) => queryOf(request)(name) !== null);
}

/** Whether it shows one of its things by a parameter. */
export const showsThing = (request: FastifyRequest): boolean =>
  showsOther(request) && showingThing.some((name) => queryOf(request)(name) !== null);

/** The parameters by which the address of a page chooses its town and its language. */
export function pageChoices(request: FastifyRequest, { realm }: Town): Readonly<Record<string, string>> {
  const query = queryOf(request);
  const locale = query('locale');
  return { ...(query('realm') !== null && { realm }), ...(locale !== null && { locale }) };
}

/** What a request says of its town. */
export const requestedPlace = (request: FastifyRequest): Place => ({
  host: request.hostname.toLowerCase(),
  query: queryOf(request),
});

/** The town of a page, and the front-end that it is a page of. */
export interface PageTown {
  readonly town: Town;
  readonly portal: Portal;
}

/** What a page's address asks for. `towns` are those that are served. */
export interface AskedPage {
  readonly towns: readonly Town[];
  /** Null if there is no such town; undefined if the host names none. */
  readonly town: Town | null | undefined;
  /** Null if it is not served. */
  readonly portal: Portal | null;
}

/** Town and front-end of a page: by host, then by parameter, then the default. */
export function pageIn(request: FastifyRequest, towns: readonly Town[], table: HostTable): AskedPage {
  const place = requestedPlace(request);
  const realm = chooseRealm(place, table);
  const town = towns.find((one) => one.realm === realm) ?? null;
  return { towns, town: realm === null ? undefined : town, portal: choosePortal(place, table) };
}

/** The town of a page and its front-end, that of participation in place of one that is not served. */
export const pageTown = ({ town, portal }: AskedPage): PageTown | null =>
  town ? { town, portal: portal ?? 'participation' } : null;

export async function townOfPage(council: ServerParts, request: FastifyRequest): Promise<PageTown | null> {
  const towns = await council.realms.towns();
  return pageTown(pageIn(request, towns, hostTable(towns, council.defaultTown)));
}

/** The town that a call names in its path or, if it names none, the town of its page. */
export async function townOfCall(council: ServerParts, request: FastifyRequest): Promise<Town | null> {
  const named = (request as Asked).params.realm;
  if (named !== undefined) return council.realms.town(named as RealmId);
  return (await townOfPage(council, request))?.town ?? null;
}
