import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  readDetails,
  readSiteTolerantly,
  unreadableSettings,
} from '#adapters/wire/site/tolerant-settings.ts';
import { describePage } from '#application/content/page-description.ts';
import { portalPlace, type PortalPlace, resultsPage } from '#domain/content/portal-place.ts';
import { realmStyle } from '#domain/appearance/realm-style.ts';
import { choosePortal, portalHomes } from '#domain/access/realm-choice.ts';
import type { SiteDetails } from '#domain/content/site-details.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { languageTag } from '#domain/shared/localized-text.ts';
import type { Town } from '#domain/access/town.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { articlePath } from '../../contents/article-path.ts';
import { firstCalls } from '../../contents/first-calls.ts';
import { requestedPlace, townOfPage } from '../../plugins/place.ts';
import { isCall } from '../../plugins/readable-address.ts';
import { refuse } from '../../plugins/refuse.ts';
import { firstViews } from './first-view.ts';
import { manifestAddress } from './installable.ts';
import { leftOutReporter } from '../content/left-out.ts';
import { ownFileLinks } from './own-files.ts';
import { filesAhead } from './page-files.ts';
import { headLines } from './page-head.ts';
import { pagePolicy, scriptSources } from './page-policy.ts';
import { type PageAddress, pageAddress } from './page-address.ts';
import { type PageAnswers, pageSubject } from './page-subject.ts';
import { unknownTownPage, unknownTownStyle } from './unknown-town-page.ts';

/** JSON that cannot end its own element. */
const embedded = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const layerOrder = '@layer reset,tokens,base,layout,components,utilities;';

/** The language in which the page is rendered, and those in which the browser must render it again. */
const openingTag = ({ language, notFor }: PageAddress) =>
  `<html lang="${languageTag(language)}"${notFor.length === 0 ? '' : ` data-not-for="${notFor.join(' ')}"`}>`;

/**
 * The sender of the calls that the server makes for a page: not a network address, so that no outside sender can
 * claim it.
 */
export const withinServer = 'within the server';

/** The route of every address that no other route knows. */
export const anyPage = '/*';

/** What every page of a server is made with. */
interface PageParts {
  readonly server: FastifyInstance;
  readonly council: ServerParts;
  readonly template: string;
  readonly scripts: ReturnType<typeof scriptSources>;
  readonly ahead: ReturnType<typeof filesAhead>;
  readonly drawn: ReturnType<typeof firstViews>;
  readonly reportLeftOut: ReturnType<typeof leftOutReporter>;
}

function pageParts(server: FastifyInstance, council: ServerParts, webFolder: string): PageParts {
  const template = existsSync(join(webFolder, 'index.html'))
    ? readFileSync(join(webFolder, 'index.html'), 'utf8')
    : '';
  return {
    server,
    council,
    template,
    scripts: scriptSources(template),
    ahead: filesAhead(webFolder),
    drawn: firstViews(webFolder, (defect) => server.log.error({ err: defect }, 'a page is not drawn')),
    reportLeftOut: leftOutReporter(),
  };
}

async function ask(server: FastifyInstance, url: string): Promise<unknown> {
  const answer = await server.inject({ url, remoteAddress: withinServer });
  return answer.statusCode === 200 ? answer.json() : undefined;
}

/** The very answers of our own endpoints, so that a page cannot reveal what the API would not. */
async function answersFor(
  { server, council, reportLeftOut }: PageParts,
  town: Town,
  place: PortalPlace,
): Promise<PageAnswers & { readonly details: SiteDetails }> {
  const today = dayAt(council.clock.now(), town.timeZone);
  const [settings = {}] = await council.documents.all(town.realm, 'settings');
  reportLeftOut(server.log, town.realm, unreadableSettings(settings));
  const read = readSiteTolerantly(settings);
  const site = isLeft(read) ? null : read.right;
  const asked = firstCalls({ realm: town.realm, place, today, site });
  const answers = await Promise.all(
    asked.map(async (address) => [address, await ask(server, address)] as const),
  );
  return {
    site,
    details: readDetails(settings),
    answers: Object.fromEntries(answers.filter(([, answer]) => answer !== undefined)),
  };
}

/** A person reads a page, a program the refusal of every call. */
function noTown(request: FastifyRequest, reply: FastifyReply) {
  const { accept = '', 'accept-language': languages = '' } = request.headers;
  if (!accept.includes('text/html')) return refuse(reply, 'unknownRealm');
  return reply
    .code(404)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy({ style: unknownTownStyle }))
    .send(unknownTownPage(languages));
}

/** Where an address leads that is no page of its own; null if it is one. */
async function elsewhere({ realms }: ServerParts, url: string): Promise<string | null> {
  const [path = '/', query] = url.split('?');
  const results = resultsPage(path);
  if (results !== null) return query === undefined ? results : `${results}?${query}`;
  const { language, place } = portalPlace(path);
  if (language === null || place.kind !== 'nowhere' || path.split('/').length !== 3) return null;
  // The address after a registration: the language, then the town (specification 1, section 2).
  const named = await realms.town(realmId(path.split('/')[2] ?? ''));
  if (named === null) return null;
  return `/?${new URLSearchParams({ realm: named.realm, locale: language }).toString()}`;
}

/** What the template has places for. */
interface FilledPage {
  readonly standing: PageAddress;
  readonly headline: string;
  readonly head: string;
  readonly view: string;
  readonly facts: string;
}

const filled = (template: string, { standing, headline, head, view, facts }: FilledPage): string =>
  template
    .replace('<html lang="es">', () => openingTag(standing))
    .replace('<title>Concejo</title>', () => headline)
    .replace('<!--head-->', () => head)
    .replace('<div id="root"></div>', () => `<div id="root">${view}</div>`)
    .replace('<!--page-facts-->', () => facts);

/** What is seen first, drawn from the answers, and these answers as the page carries them. */
async function drawnView(
  { council, drawn }: PageParts,
  { realm }: Town,
  { language }: PageAddress,
  url: string,
  answers: PageAnswers['answers'],
): Promise<Pick<FilledPage, 'view' | 'facts'>> {
  const [path = '/', query] = url.split('?');
  const facts = `<script type="application/json" id="page-facts">${embedded({ realm, firstAnswers: answers })}</script>`;
  const search = query === undefined ? '' : `?${query}`;
  const view = await drawn({ realm, language, path, search, now: council.clock.now(), answers }, facts);
  return { view, facts };
}

async function page(parts: PageParts, request: FastifyRequest, reply: FastifyReply) {
  const { council, template, scripts } = parts;
  const town = await townOfPage(council, request);
  if (town === null) return noTown(request, reply);
  const other = await elsewhere(council, request.url);
  if (other !== null) return reply.redirect(other, 307);
  const { place } = portalPlace(request.url.split('?')[0] ?? '/');
  const { site, details, answers } = await answersFor(parts, town, place);
  const standing = pageAddress(request, town, site);
  const subject = pageSubject(town, place, { site, answers });
  const described = describePage(subject, standing.language);
  const canonical = subject.article === null ? standing.path : articlePath(subject.article, site);
  // The order of the layers is declared first, so that it holds whichever sheet a browser reads first.
  const style = layerOrder + realmStyle(site?.primaryColor ?? null);
  const files = parts.ahead({ path: standing.path, place, language: standing.language });
  const head = `${files}<style id="realm-style">${style}</style>${ownFileLinks(council.filesFolder, town, details)}<link rel="manifest" href="${manifestAddress(standing)}" />`;
  const view = await drawnView(parts, town, standing, request.url, answers);
  const headline = headLines(described, { ...standing, path: canonical });
  return reply
    .code(described.found ? 200 : 404)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('content-security-policy', pagePolicy({ style, scripts, frameHosts: details.thesaurus.hosts }))
    .send(filled(template, { standing, headline, head, ...view }));
}

/** The portal's one page, with the town's name and colours and the answers that its first screen will ask for. */
export function pageEndpoints(server: FastifyInstance, council: ServerParts, webFolder: string): void {
  const parts = pageParts(server, council, webFolder);
  const { template } = parts;

  /** Every address that is neither a call nor a file is one of the portal, which the browser resolves. */
  server.setNotFoundHandler(async (_, reply) => refuse(reply, 'unknownAddress'));
  // A route, not a part of the handler above: only answers of routes are compressed.
  server.get(anyPage, async (request, reply) => {
    return isCall(request.url) || template === ''
      ? refuse(reply, 'unknownAddress')
      : page(parts, request, reply);
  });
  /** The content portals begin at pages of their own. */
  server.get('/', async (request, reply) => {
    if (template === '') return refuse(reply, 'unknownAddress');
    const home = portalHomes[choosePortal(requestedPlace(request))];
    const [, query] = request.url.split('?');
    if (home !== '/') return reply.redirect(query === undefined ? home : `${home}?${query}`, 307);
    return page(parts, request, reply);
  });
}
