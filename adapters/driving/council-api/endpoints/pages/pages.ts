import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addresses } from '#adapters/wire/addresses.ts';
import { describePage } from '#application/content/page-description.ts';
import { type PageHeading, pageHeading } from '#application/content/page-heading.ts';
import { portalPlace } from '#domain/content/portal-place.ts';
import { realmStyle } from '#domain/appearance/realm-style.ts';
import type { Town } from '#domain/access/town.ts';
import type { Process } from '#domain/processes/process.ts';
import { surveyState } from '#domain/voting/survey-lifecycle.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { articlePath } from '../../contents/article-path.ts';
import { closedPortals } from '../../contents/closed-portals.ts';
import {
  choosingQuery,
  pageChoices,
  type PageTown,
  requestedPlace,
  showsOther,
  showsThing,
} from '../../plugins/place.ts';
import type { Made } from '../../kept/kept-answers.ts';
import { nextChange } from '../../kept/next-change.ts';
import type { Keeping } from '../../kept/town-table.ts';
import { isCall } from '../../plugins/readable-address.ts';
import { refuse } from '../../plugins/refuse.ts';
import { type FirstViews, firstViews } from './drawn/first-view.ts';
import { listHeading } from './drawn/list-heading.ts';
import { installLinks, ownLanguage } from './install/install-links.ts';
import { leftOutReporter } from '../content/left-out.ts';
import { ownFileLinks } from './own-files.ts';
import { filesAhead } from './page-files.ts';
import { elsewhere, homeElsewhere } from './elsewhere.ts';
import { isKioskAddress, kioskPages } from './kiosk-page.ts';
import { isOfficeAddress, isSetupAddress, officePages } from './office-page.ts';
import { devicePages, isDoorAddress, isShopAddress } from './device-page.ts';
import { embedded, headLines, layerOrder, pictureAddress } from './page-head.ts';
import { pagePolicy, scriptSources } from './page-policy.ts';
import { officeScripts, pencilScript } from './office-scripts.ts';
import type { BuildOther } from './preview-councils.ts';
import { previews } from './preview-page.ts';
import { type RehearsalPage, rehearsalPage } from '../../rehearsals/rehearsal-page.ts';
import { type RehearsalBanner, rehearsalBanner } from '../../rehearsals/rehearsal-banner.ts';
import { structuredData } from './structured-data.ts';
import { type PageAddress, pageAddress } from './page-address.ts';
import { type FilledPage, filledPage } from './page-template.ts';
import { answersSent, keptFor, pageAnswers } from './answers/page-answers.ts';
import { type PageAnswers, pageSubject } from './page-subject.ts';
import { noSuchPage } from './no-such-page.ts';
import { noTownPage, notServedPage, unknownTownPage, whichTownPage } from './notice-pages.ts';

/** The route of every address that no other route knows. */
export const anyPage = '/*';

/** What is kept of pages, and how a page is drawn with a draft, of which nothing is kept. */
interface PageKeeping extends Keeping {
  readonly buildOther: BuildOther;
}

/** What every page of a server is made with. */
interface PageParts extends Keeping {
  readonly server: FastifyInstance;
  readonly council: ServerParts;
  readonly template: string;
  readonly scripts: ReturnType<typeof scriptSources>;
  readonly ahead: ReturnType<typeof filesAhead>;
  readonly views: FirstViews;
  readonly office: ReturnType<typeof officePages>;
  readonly kiosk: ReturnType<typeof kioskPages>;
  readonly shop: ReturnType<typeof devicePages>;
  readonly door: ReturnType<typeof devicePages>;
  readonly reportLeftOut: ReturnType<typeof leftOutReporter>;
  readonly preview: ReturnType<typeof previews>;
  readonly pencil: ReturnType<typeof pencilScript>;
  /** What pages say first, if they are those of a rehearsal. */
  readonly banner: RehearsalBanner | null;
  readonly ofRehearsal: RehearsalPage;
}

/** What the build has made for every page; the template is empty if nothing was built. */
function builtParts(webFolder: string): Pick<PageParts, 'template' | 'scripts' | 'ahead'> {
  const file = join(webFolder, 'index.html');
  const template = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return { template, scripts: scriptSources(template), ahead: filesAhead(webFolder) };
}

function pageParts(
  server: FastifyInstance,
  council: ServerParts,
  webFolder: string,
  { kept, towns, buildOther }: PageKeeping,
): PageParts {
  const scripts = officeScripts(webFolder);
  const views = firstViews(webFolder, (defect) => server.log.error({ err: defect }, 'a page is not drawn'));
  server.addHook('onClose', views.close);
  return {
    server,
    council,
    ...builtParts(webFolder),
    views,
    office: officePages(council, webFolder),
    kiosk: kioskPages(council, webFolder),
    shop: devicePages(council, webFolder, 'shop'),
    door: devicePages(council, webFolder, 'door'),
    reportLeftOut: leftOutReporter(),
    preview: previews(server, council, scripts, buildOther),
    pencil: pencilScript(scripts),
    kept,
    towns,
    banner: council.rehearsed && rehearsalBanner(council.rehearsed),
    ofRehearsal: rehearsalPage(council.rehearsals),
  };
}

/** What is seen first, drawn from the answers, and these answers as the page carries them. */
async function drawnView(
  { council, views }: PageParts,
  { town: { realm }, portal }: PageTown,
  { language }: PageAddress,
  request: FastifyRequest,
  { answers, heading }: Pick<PageAnswers, 'answers'> & { readonly heading: PageHeading | null },
): Promise<Pick<FilledPage, 'view' | 'facts'>> {
  const isOther = showsOther(request);
  const facts = `<script type="application/json" id="page-facts">${embedded({ realm, portal, ...(heading && { heading }), ...(isOther && { isOther }), firstAnswers: answers })}</script>`;
  const [path = '/'] = request.url.split('?');
  const search = choosingQuery(request);
  const now = council.clock.now();
  const view = await views.draw({ realm, portal, language, path, search, now, heading, isOther, answers });
  return { view, facts };
}

/** The counts of surveys are part of a page that brings their list. */
const countedIn = async ({ realms }: ServerParts, town: Town, answers: PageAnswers['answers']) =>
  Object.hasOwn(answers, addresses.surveys(town.realm))
    ? (await realms.surveys(town)).map(({ survey }) => survey)
    : [];

/** Whether the survey of a process is over: the page of its vote shows the results, if there are any to see. */
async function isOver({ realms, clock }: ServerParts, town: Town, process: Process | null): Promise<boolean> {
  if (process === null || process.survey === null) return false;
  const listed = (await realms.surveys(town)).find(({ survey }) => survey.id === process.survey);
  return listed !== undefined && surveyState(listed.survey, clock.now(), town.timeZone).kind === 'closed';
}

async function makePage(parts: PageParts, of: PageTown, request: FastifyRequest): Promise<Made> {
  const [{ council, template, scripts, banner }, { town }] = [parts, of];
  const { place } = portalPlace(request.url.split('?')[0] ?? '/');
  const now = council.clock.now();
  const { site, language, details, answers, passing } = await pageAnswers(parts, of, {
    place,
    languageBy: (settings) => pageAddress(request, of, settings).language,
  });
  const standing = pageAddress(request, of, site);
  const subject = pageSubject(town, place, { site, language, answers });
  const described = describePage(subject, standing.language);
  const canonical = subject.article === null ? standing.path : articlePath(subject.article, site);
  const style = layerOrder + realmStyle(site?.primaryColor ?? null) + (banner?.style ?? '');
  const showsOne = showsThing(request) || 'named' in place;
  const { files, styles } = parts.ahead({
    path: standing.path,
    place,
    language: standing.language,
    showsThing: showsOne || (await isOver(council, town, subject.process)),
  });
  const head = `<style id="realm-style">${style}</style>${await ownFileLinks(council.townFiles, banner?.town ?? town.realm, details)}${installLinks(standing, of, ownLanguage(standing))}`;
  const listed = described.found ? listHeading(place, standing.language) : null;
  const heading = pageHeading(subject, standing.language) ?? listed;
  const sent = answersSent({ realm: town.realm, place, language }, showsOne, answers);
  const view = await drawnView(parts, of, standing, request, { answers: sent, heading });
  const at = { ...standing, path: canonical };
  const picture = pictureAddress(described.picture, standing.origin);
  const headline =
    headLines(described, at, town.realm) + structuredData({ subject, described, standing: at, picture });
  const frameHosts = details.thesaurus.hosts;
  const { provider, isDirect } = await council.maps.of(town.realm);
  const tileHost = isDirect ? (provider?.host ?? null) : null;
  return {
    status: described.found ? 200 : 404,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': pagePolicy({ style, scripts, frameHosts, tileHost }),
    },
    body: filledPage(template, {
      standing,
      headline,
      head,
      // Nothing is drawn without the first script and style: whatever else is fetched comes after them.
      late: styles + files,
      first: banner?.html(standing.language) ?? '',
      ...view,
    }),
    until: passing ? null : Math.min(nextChange(answers, now, town.timeZone), now + keptFor(place)),
    counted: await countedIn(council, town, answers),
  };
}

/**
 * The page of an address, or why there is none. It depends on nothing that a reader sends besides the address: no cookie,
 * no session, no other header.
 */
async function page(parts: PageParts, request: FastifyRequest, reply: FastifyReply) {
  if (!(await parts.kept.letIn(request, reply))) return reply;
  const { towns, town, portal, state } = await parts.towns.asked(request);
  const [path = '/'] = request.url.split('?');
  if (isSetupAddress(path) && parts.office.isBuilt)
    return parts.office.sendSetup(reply, request.headers['accept-language'] ?? '');
  if (towns.length === 0) return noSuchPage(request, reply, 'unknownRealm', noTownPage);
  if (town === undefined)
    return noSuchPage(request, reply, 'unknownRealm', (accepted) => whichTownPage(towns, accepted));
  if (town === null)
    return noSuchPage(request, reply, 'unknownRealm', (accepted) =>
      unknownTownPage(accepted, portalPlace(path).place),
    );
  const secret = requestedPlace(request).query('preview');
  if (secret !== null) return parts.preview.page(request, reply, town, secret);
  const here = { town, portal: portal ?? 'participation' } as const;
  if (isOfficeAddress(path) || isKioskAddress(path)) {
    const { office, kiosk } = parts;
    const isOffice = isOfficeAddress(path);
    if (!(isOffice ? office : kiosk).isBuilt) return refuse(reply, 'unknownAddress');
    return isOffice ? office.send(request, reply, here) : kiosk.send(reply, here);
  }
  for (const [isOf, device] of [
    [isShopAddress, parts.shop],
    [isDoorAddress, parts.door],
  ] as const)
    if (isOf(path) && device.isBuilt) return device.send(request, reply, here);
  if (portal === null) {
    const closed = await closedPortals(parts.council, town.realm);
    const shown = { chosen: pageChoices(request, town), closed };
    return noSuchPage(request, reply, 'unknownAddress', (accepted) => notServedPage(town, shown, accepted));
  }
  const other = homeElsewhere(portal, request.url) ?? elsewhere(towns, request.url);
  if (other !== null) return reply.redirect(other, 307);
  // The page goes by this clock, not by that of the reader's device, and a browser erases what it has stored before
  // something was last taken out. A kept page is sent with the times of now.
  const removed = state.removed === 0 ? '' : `, removed;desc="${state.removed}"`;
  reply.header('server-timing', `clock;desc="${parts.council.clock.now()}"${removed}`);
  const shown = showsThing(request) ? 'thing' : showsOther(request) ? 'other' : 'home';
  const key = ['page', request.protocol, request.host, path, choosingQuery(request), shown];
  return parts.kept.send(request, reply, { town, state, key, isComposed: true }, () =>
    makePage(parts, { town, portal }, request),
  );
}

/** The portal's one page, with the town's name and colours and the answers that its first screen will ask for. */
export function pageEndpoints(
  server: FastifyInstance,
  council: ServerParts,
  webFolder: string,
  keeping: PageKeeping,
): void {
  const parts = pageParts(server, council, webFolder, keeping);
  const { template } = parts;

  /** Every address that is neither a call nor a file is one of the portal, which the browser resolves. */
  server.setNotFoundHandler(async (_, reply) => refuse(reply, 'unknownAddress'));
  // A route, not a part of the handler above: only answers of routes are compressed.
  server.get(anyPage, async (request, reply) => {
    const ofRehearsal = parts.ofRehearsal(request, reply);
    if (ofRehearsal !== null) return ofRehearsal;
    if (isCall(request.url) || template === '') return refuse(reply, 'unknownAddress');
    const ofOffice = (await parts.pencil(request, reply)) ?? (await parts.preview.read(request, reply));
    return ofOffice ?? page(parts, request, reply);
  });
  server.get('/', async (request, reply) =>
    template === '' ? refuse(reply, 'unknownAddress') : page(parts, request, reply),
  );
}
