import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressOf } from '#adapters/wire/address-of.ts';
import { listDocumentsCall } from '#adapters/wire/collections/list-documents.ts';
import { listGrantsCall } from '#adapters/wire/collections/list-grants.ts';
import { listSubsidyCallsCall } from '#adapters/wire/collections/list-subsidy-calls.ts';
import { readOpenDataCall } from '#adapters/wire/collections/read-open-data.ts';
import { readTableCall } from '#adapters/wire/collections/read-table.ts';
import { readOpenApiCall } from '#adapters/wire/service/read-open-api.ts';
import { listSurveysCall } from '#adapters/wire/voting/list-surveys.ts';
import { readCatalogueCall } from '#adapters/wire/service/read-catalogue.ts';
import { readNewsFeedCall } from '#adapters/wire/service/read-news-feed.ts';
import { readProcessFeedCall } from '#adapters/wire/service/read-process-feed.ts';
import { readRobotsCall } from '#adapters/wire/service/read-robots.ts';
import { readSitemapCall } from '#adapters/wire/service/read-sitemap.ts';
import { readMenuTolerantly, readSiteTolerantly } from '#adapters/wire/site/tolerant-settings.ts';
import { portalSettings } from '#application/content/portal-settings.ts';
import { describePage } from '#application/content/page-description.ts';
import { closedAt } from '#domain/access/closed-portals.ts';
import { portals, residentPortals } from '#domain/access/portals.ts';
import type { Site } from '#domain/content/site.ts';
import type { Town } from '#domain/access/town.ts';
import { plainSummary } from '#domain/content/plain-summary.ts';
import { portalPlace } from '#domain/content/portal-place.ts';
import { dayAt, type Instant } from '#domain/shared/calendar-day.ts';
import { type LocalizedText, languageTag, textFor } from '#domain/shared/localized-text.ts';
import { isLeft } from '#domain/shared/result.ts';
import { articlePath } from '../../contents/article-path.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { openCall } from '../../plugins/route.ts';
import { escaped } from '../../plugins/markup.ts';
import { choosingQuery, type PageTown } from '../../plugins/place.ts';
import { nextChange } from '../../kept/next-change.ts';
import type { Keeping } from '../../kept/town-table.ts';
import { refuse } from '../../plugins/refuse.ts';
import { feedPaths } from './feed-paths.ts';
import { changingKeptFor } from '../pages/answers/page-answers.ts';
import { addressIn, type PageAddress, pageAddress } from '../pages/page-address.ts';
import { namedPages } from './named-pages.ts';
import {
  type PublishedEntry,
  publishedArticles,
  publishedEntities,
  publishedMilestones,
  publishedProcesses,
  publishedProposals,
} from './published.ts';

/** The list page that each feed follows: its title is the feed's. */
const followed = {
  [feedPaths.news]: '/noticias',
  [feedPaths.processes]: '/procesos-participativos',
} as const;

/** Pages that every town has, besides those that its documents make: the front-ends of residents begin with the home page. */
const standingPages = [
  ...residentPortals.map((portal) => portals[portal].home),
  ...Object.values(followed),
  '/propuestas',
  '/estadisticas',
  '/presupuesto',
];

/** As many entries as feed readers keep. */
const most = 50;

interface Asked {
  readonly site: Site | null;
  readonly town: Town;
  readonly standing: PageAddress;
  readonly said: (text: LocalizedText | null) => string;
  /** The title of a page of the portal. */
  readonly titleOf: (path: string) => string;
}

/** What a text for programs is called by, and how it is written. */
interface TextRoute {
  readonly call: typeof readNewsFeedCall | typeof readProcessFeedCall | typeof readSitemapCall;
  readonly type: string;
  /** Milliseconds for which it is kept at most, if it changes without the contents of its town. */
  readonly keptFor?: number;
  readonly write: (asked: Asked) => Promise<string>;
}

const tag = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;

/** A milestone has a fragment of its project's address, and its project after its name. */
type FeedItem = PublishedEntry & { readonly fragment?: string; readonly project?: LocalizedText };

const latestFirst = (a: PublishedEntry, b: PublishedEntry) => {
  if (a.day === b.day) return 0;
  return (a.day ?? '') < (b.day ?? '') ? 1 : -1;
};

/** A future day is left out: feed readers would keep the entry at the top, or hold it back until then. */
function feed(
  path: string,
  items: readonly FeedItem[],
  { town, standing, said, titleOf }: Asked,
  now: Instant,
): string {
  const today = dayAt(now, town.timeZone);
  const { language } = standing;
  const at = (place: string) => addressIn(language, { ...standing, path: place });
  const list = followed[path as keyof typeof followed];
  const lines = items.slice(0, most).map(({ path: place, fragment, title, project, text, day }) => {
    const address = fragment === undefined ? at(place) : `${at(place)}#${fragment}`;
    return [
      '<item>',
      tag('title', project === undefined ? said(title) : `${said(title)} · ${said(project)}`),
      tag('link', address),
      `<guid isPermaLink="true">${escaped(address)}</guid>`,
      tag('description', plainSummary(said(text))),
      day === null || day > today ? '' : tag('pubDate', new Date(`${day}T00:00:00Z`).toUTCString()),
      '</item>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    tag('title', titleOf(list)),
    tag('link', at(list)),
    tag('description', titleOf(list)),
    tag('language', languageTag(language)),
    `<atom:link rel="self" type="application/rss+xml" href="${escaped(at(path))}"/>`,
    ...lines,
    '</channel></rss>\n',
  ].join('\n');
}

/** Every public page once, and the catalogue of the data; each page with its other languages (sitemaps.org, with the language links of search engines). */
function sitemap(pages: readonly string[], standing: PageAddress, data: readonly string[]): string {
  const { languages, defaultLanguage } = standing;
  const lines = pages.map((path) => {
    const page = { ...standing, path };
    const others = languages.map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${languageTag(language)}" href="${escaped(addressIn(language, page))}"/>`,
    );
    return `<url>${tag('loc', addressIn(defaultLanguage, page))}${others.join('')}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...lines,
    ...data.map((path) => `<url>${tag('loc', `${standing.origin}${path}`)}</url>`),
    '</urlset>\n',
  ].join('\n');
}

const documents = (council: ServerParts, town: Town, collection: string) =>
  council.documents.all(town.realm, collection);

async function asked(council: ServerParts, of: PageTown, request: FastifyRequest): Promise<Asked> {
  const { town, portal } = of;
  const read = readSiteTolerantly(portalSettings(await documents(council, town, 'settings'), portal));
  const site = isLeft(read) ? null : read.right;
  const standing = pageAddress(request, of, site);
  const menus = await documents(council, town, 'menus');
  const menu = readMenuTolerantly(menus.find(({ _id }) => _id === site?.menu) ?? null);
  const subject = {
    town: town.name,
    site,
    menu: isLeft(menu) ? [] : menu.right,
    process: null,
    proposal: null,
    article: null,
    node: null,
    named: null,
    form: null,
  };
  return {
    town,
    site,
    standing,
    said: (text) => textFor(text, standing.language, standing.defaultLanguage).text,
    titleOf: (path) => describePage({ ...subject, place: portalPlace(path).place }, standing.language).title,
  };
}

/** Opens an address whose answer depends on its town and on what its own address says, and keeps the answer. */
function keptText(
  server: FastifyInstance,
  council: ServerParts,
  { kept, towns }: Keeping,
  { call, type, keptFor = Number.POSITIVE_INFINITY, write }: TextRoute,
): void {
  openCall(server, call, async (request: FastifyRequest, reply) => {
    if (!(await kept.letIn(request, reply))) return reply;
    const found = await towns.ofPage(request);
    if (found === null) return refuse(reply, 'unknownRealm');
    const key = [call.path, request.protocol, request.host, choosingQuery(request)];
    return kept.send(request, reply, { ...found, key }, async () => {
      const { timeZone } = found.town;
      const now = council.clock.now();
      return {
        status: 200,
        headers: { 'content-type': `${type}; charset=utf-8` },
        body: await write(await asked(council, found, request)),
        // Days are the only times in it.
        until: Math.min(nextChange([], now, timeZone), now + keptFor),
        counted: [],
      };
    });
  });
}

function feedRoutes(server: FastifyInstance, council: ServerParts, keeping: Keeping): void {
  const reading = (
    call: typeof readNewsFeedCall | typeof readProcessFeedCall,
    read: (town: Town) => Promise<readonly FeedItem[]>,
  ) =>
    keptText(server, council, keeping, {
      call,
      type: 'application/rss+xml',
      write: async (page) => feed(call.path, await read(page.town), page, council.clock.now()),
    });
  reading(readNewsFeedCall, async (town) =>
    publishedArticles(await documents(council, town, 'articulos'), town, { categories: 'noticias' }),
  );
  reading(readProcessFeedCall, async (town) => {
    const today = dayAt(council.clock.now(), town.timeZone);
    const processes = publishedProcesses(await documents(council, town, 'procesos'), town);
    const milestones = publishedMilestones(await documents(council, town, 'propuestas'), today);
    return [...processes, ...milestones].toSorted(latestFirst);
  });
}

function siteMapRoute(server: FastifyInstance, council: ServerParts, keeping: Keeping): void {
  const write = async ({ town, site, standing }: Asked) => {
    const shown = [
      ...publishedProcesses(await documents(council, town, 'procesos'), town),
      ...publishedProposals(await documents(council, town, 'propuestas')),
      ...publishedArticles(await documents(council, town, 'articulos'), town, {}, (one) =>
        articlePath(one, site),
      ),
      ...publishedEntities(await documents(council, town, 'entidades'), town),
    ].map(({ path }) => path);
    const isOpen = (path: string) => closedAt(site?.closed ?? [], path) === null;
    const named = await namedPages(server, town.realm, isOpen);
    return sitemap([...standingPages.filter(isOpen), ...shown, ...named], standing, [
      addressOf(readCatalogueCall, { realm: town.realm }),
    ]);
  };
  // Shops come and go without the contents of the town.
  const keptFor = changingKeptFor;
  keptText(server, council, keeping, { call: readSitemapCall, type: 'application/xml', keptFor, write });
}

/** Of the API, robots may read the data that everybody may: the longest rule that fits is obeyed (RFC 9309). */
const readableByRobots = [
  readOpenApiCall,
  readCatalogueCall,
  listDocumentsCall,
  readOpenDataCall,
  readTableCall,
  listSurveysCall,
  listSubsidyCallsCall,
  listGrantsCall,
];

/** The beginning of the addresses of a call, up to its second variable part. */
const ruleOf = (path: string): string => path.replace('{realm}', '*').replace(/\{.*$/u, '');

const robotRules = [
  'User-agent: *',
  ...readableByRobots.map(({ path }) => `Allow: ${ruleOf(path)}`),
  'Disallow: /api/',
  'Disallow: /users/',
];

/** Feeds of news and processes, the site map, and what robots may read. */
export function feedEndpoints(server: FastifyInstance, council: ServerParts, keeping: Keeping): void {
  feedRoutes(server, council, keeping);
  siteMapRoute(server, council, keeping);
  openCall(server, readRobotsCall, async (request: FastifyRequest, reply) => {
    const map = `${request.protocol}://${request.host}/sitemap.xml`;
    return reply.type('text/plain; charset=utf-8').send([...robotRules, `Sitemap: ${map}`, ''].join('\n'));
  });
}
