import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { calls } from '#adapters/wire/calls.ts';
import { knownCollections } from '#adapters/wire/documents/known-documents.ts';
import { pageOfDocument } from '#domain/content/page-sources.ts';
import { portalPlace } from '#domain/content/portal-place.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { staffServices } from '#fixtures/builders/councils/services-file.ts';
import { sampleTown } from '#fixtures/towns/sample-towns.ts';
import { today } from '#fixtures/builders/day-of-the-tests.ts';
import { webFolder } from '#fixtures/builders/councils/built-pages.ts';

type Json = Readonly<Record<string, unknown>>;

/** A word that no sample document has. The ids have another: a page that is not there repeats its address. */
const rare = 'Xilofonazo';
const idOf = (collection: string) => `retirado-${collection}`;
const authorization = 'Bearer the-token-of-neus-0123';

async function twoServers() {
  const staff = [
    { name: 'Neus', token: 'the-token-of-neus-0123', roles: [{ role: 'publisher', scope: 'town' }] },
  ];
  const settings = { servicesFile: staffServices({ vilanova: staff }) };
  const first = await openTestCouncil({ webFolder: webFolder(), settings });
  const second = await first.second();
  return [first.server, second.server] as const;
}

const post = (server: FastifyInstance, url: string, payload: object) =>
  server.inject({
    method: 'POST',
    url: `/api/vilanova/staff/documents/${url}`,
    headers: { authorization },
    payload,
  });
const act = async (server: FastifyInstance, collection: string, deed: string, version: number) =>
  (await post(server, `${collection}/${idOf(collection)}/acts`, { act: deed, version })).statusCode;

const inBoth = (text: unknown) => (typeof text === 'string' ? rare : { es: rare, va: rare });

/** A document like the first of the sample town, with the rare word in the place of its name. */
function inventedDocument(
  collections: ReadonlyMap<string, readonly Json[]>,
  collection: string,
): Json | null {
  const [first] = collections.get(collection) ?? [];
  if (first === undefined) return null;
  const { _id, title, name, ...more } = first;
  return {
    ...more,
    isPublished: true,
    ...(title !== undefined && { title: inBoth(title) }),
    ...(name !== undefined && { name: inBoth(name) }),
    summary: { es: rare },
    data: { ...(more['data'] as Json | undefined), slug: idOf(collection) },
  };
}

/** Publishes a document with the rare word in every collection; gives the collections. */
async function publishInAll(server: FastifyInstance): Promise<readonly string[]> {
  const published: string[] = [];
  const { collections } = sampleTown('vilanova', today);
  for (const collection of knownCollections.filter((name) => !name.startsWith('#'))) {
    const body = inventedDocument(collections, collection);
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person does it
    if (body !== null) await post(server, collection, { id: idOf(collection), body });
    // oxlint-disable-next-line no-await-in-loop -- see above
    if (body !== null && (await act(server, collection, 'publish', 1)) === 200) published.push(collection);
  }
  return published;
}

/** What the other parts of a path may be, if it names a document. */
const namesOf = (id: string): Readonly<Record<string, string>> => ({
  realm: 'vilanova',
  entity: 'vilanova',
  id,
  key: id,
  mailbox: id,
  file: `${id}.json`,
});

/** Every address that a path of the API can be, with these documents in it. */
const filled = (path: string, collections: readonly string[]): readonly string[] =>
  collections.map((collection) =>
    path.replaceAll(/\{(\w+)\}/gu, (_, name: string) =>
      name === 'collection' ? collection : (namesOf(idOf(collection))[name] ?? 'ninguno'),
    ),
  );

/** Calls for contents have names of an older program too, which the same handlers answer. */
const isAnotherName = (path: string) => /^\/contents\/|.\/$/u.test(path);

/** Addresses that anybody may open: of every call that reads, of the site map, and of each document. */
async function exitsOf(server: FastifyInstance, collections: readonly string[]): Promise<readonly string[]> {
  const ofCalls = calls
    .filter(({ method, path }) => method === 'get' && !path.includes('/staff/') && !isAnotherName(path))
    .flatMap(({ path, query = [] }) => {
      const hasLimit = query.some(({ name }) => name === 'limit');
      return filled(path, collections).map((one) => `${one}?realm=vilanova${hasLimit ? '&limit=1000' : ''}`);
    });
  const map = (await server.inject('/sitemap.xml?realm=vilanova')).body;
  const inMap = [...map.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/gu)].map(([, path = '']) =>
    path.replaceAll('&amp;', '&'),
  );
  // One page of each kind: the others are made by the same code.
  const ofMap = new Map(inMap.map((url) => [portalPlace(url.split('?')[0] ?? '').place.kind, url])).values();
  const ofDocuments = collections.map(
    (collection) => `${pageOfDocument({ collection, id: idOf(collection) }, null)}?realm=vilanova`,
  );
  return [...new Set([...ofCalls, ...ofMap, ...ofDocuments])];
}

/** The exits that have the rare word, each with its validator. */
async function shownBy(
  server: FastifyInstance,
  exits: Iterable<string>,
): Promise<ReadonlyMap<string, string>> {
  const shown = new Map<string, string>();
  for (const url of exits) {
    // oxlint-disable-next-line no-await-in-loop -- a server is not asked for hundreds of pages at once
    const { body, headers } = await server.inject({ url, headers: { accept: 'text/html, */*' } });
    if (body.includes(rare)) shown.set(url, headers.etag ?? '');
  }
  return shown;
}

/** Exits that must be among those found, or the test looks at too little. */
const known = [
  '/?realm=vilanova',
  '/rss/noticias',
  '/rss/procesos',
  '/api/vilanova/catalog.jsonld',
  '/api/vilanova/calendar.ics',
  '/api/vilanova/processes/retirado-procesos/calendar.ics',
  '/api/vilanova/mailboxes',
  '/vilanova/open311/v2/services.json',
  '/embed/proceso/retirado-procesos',
  '/pagina/retirado-articulos',
  '/procesos-participativos/retirado-procesos',
  '/propuestas/retirado-propuestas',
  '/entidades/retirado-entidades',
  '/solicitud/retirado-mailboxes',
];

describe('a document that is published, then withdrawn', () => {
  // Some four hundred exits are walked four times.
  it('is at once on every exit of every server process, and at once on none', {
    timeout: 90_000,
  }, async () => {
    const servers = await twoServers();
    const [first, second] = servers;
    const collections = await publishInAll(first);
    expect(collections.length).toBeGreaterThan(14);
    const shown = await shownBy(first, await exitsOf(first, collections));
    const missing = known.filter((path) => ![...shown.keys()].some((url) => url.startsWith(path)));
    expect(missing).toEqual([]);
    expect([...(await shownBy(second, shown.keys())).keys()]).toEqual([...shown.keys()]);
    // The first process withdraws: the second learns it from the database alone.
    for (const collection of collections) expect(await act(first, collection, 'withdraw', 2)).toBe(200);
    for (const server of servers)
      for (const [url, tag] of shown) {
        const headers = { 'if-none-match': tag, accept: 'text/html, */*' };
        const { statusCode, body } = await server.inject({ url, headers });
        expect([url, statusCode === 304, body.includes(rare)]).toEqual([url, false, false]);
      }
  });
});
