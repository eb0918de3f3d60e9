import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readSite } from '#adapters/wire/site.ts';
import { describePage } from '#application/content/page-description.ts';
import { portalPlace, type PortalPlace } from '#domain/content/portal-place.ts';
import { videoFrameHosts } from '#domain/content/video-source.ts';
import { realmStyle } from '#domain/appearance/realm-style.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { languageTag } from '#domain/shared/localized-text.ts';
import type { Town } from '#domain/access/town.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Council } from '../council.ts';
import { firstCalls } from '../first-calls.ts';
import { townOfPage } from '../plugins/place.ts';
import { refuse } from '../plugins/refuse.ts';
import { manifestAddress } from './installable.ts';
import { headLines } from './page-head.ts';
import { pageStanding } from './page-standing.ts';
import { type Answered, pageSubject } from './page-subject.ts';

/** JSON that cannot end the element it stands in. */
const embedded = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const layerOrder = '@layer reset,tokens,base,layout,components,utilities;';

/** Small enough to travel with the page. */
const smallIcon = 4096;

/** The town's icon inside the page: one thing less to ask for. A larger one is asked for as a file. */
function iconOf(filesFolder: string, { realm }: Town): string {
  const file = join(filesFolder, realm, 'favicon.svg');
  const address = `/files/${realm}/favicon.svg`;
  if (!existsSync(file) || statSync(file).size > smallIcon) return address;
  return `data:image/svg+xml;base64,${readFileSync(file).toString('base64')}`;
}

/** The page's policy: own scripts only, and of styles the one that carries the town's colours. */
const policy = (style: string) => {
  const hash = createHash('sha256').update(style).digest('base64');
  return [
    "default-src 'none'",
    "script-src 'self'",
    // Recounts are made beside the page.
    "worker-src 'self'",
    `style-src 'self' 'sha256-${hash}'`,
    "img-src 'self' data: https://www.ign.es https://tile.openstreetmap.org",
    "font-src 'self'",
    // A town's own videos; those of others play in a frame of their host, once somebody asks for one.
    "media-src 'self'",
    `frame-src ${videoFrameHosts.join(' ')}`,
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
};

/** Where the calls come from that a page makes ahead: no address of a network, so that nobody outside can claim it. */
export const withinServer = 'within the server';

/** The portal's one page, with the town's name and colours and the answers that its first screen will ask for. */
export function pageEndpoints(server: FastifyInstance, council: Council, webFolder: string): void {
  const template = existsSync(join(webFolder, 'index.html'))
    ? readFileSync(join(webFolder, 'index.html'), 'utf8')
    : '';

  const ask = async (url: string): Promise<unknown> => {
    const answer = await server.inject({ url, remoteAddress: withinServer });
    return answer.statusCode === 200 ? answer.json() : undefined;
  };

  /** The very answers of our own endpoints, so that a page cannot tell what the API would not. */
  const answersFor = async (town: Town, place: PortalPlace): Promise<Answered> => {
    const today = dayAt(council.clock.now(), town.timeZone);
    const [settings] = await council.documents.all(town.realm, 'settings');
    const read = readSite(settings ?? {});
    const site = isLeft(read) ? null : read.right;
    const asked = firstCalls({ realm: town.realm, place, today, site });
    const answers = await Promise.all(asked.map(async (address) => [address, await ask(address)] as const));
    return { site, answers: Object.fromEntries(answers.filter(([, answer]) => answer !== undefined)) };
  };

  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const town = await townOfPage(council, request);
    if (town === null) return refuse(reply, 'unknownRealm');
    const { place } = portalPlace(request.url.split('?')[0] ?? '/');
    const { site, answers } = await answersFor(town, place);
    const standing = pageStanding(request, town, site);
    const described = describePage(pageSubject(town, place, { site, answers }), standing.language);
    // The order of the layers is told first, so that it holds whichever sheet a browser reads first.
    const style = layerOrder + realmStyle(site?.primaryColor ?? null);
    const head = `<style id="realm-style">${style}</style><link rel="icon" href="${iconOf(council.filesFolder, town)}" type="image/svg+xml" /><link rel="manifest" href="${manifestAddress(standing)}" />`;
    const facts = `<script type="application/json" id="page-facts">${embedded({ realm: town.realm, firstAnswers: answers })}</script>`;
    const html = template
      .replace('<html lang="es">', () => `<html lang="${languageTag(standing.language)}">`)
      .replace('<title>Concejo</title>', () => headLines(described, standing))
      .replace('<!--head-->', () => head)
      .replace('<!--page-facts-->', () => facts);
    return reply
      .code(described.found ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy(style))
      .send(html);
  };

  /** Whatever is no call and no file is an address of the portal, which the browser finds its way in. */
  server.setNotFoundHandler(async (request, reply) => {
    const isCall = /^\/(?:api|contents|users|files|assets|citaprevia|incidences2)(?:[/?]|$)/u.test(
      request.url,
    );
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !isCall;
    return isPage && template !== '' ? page(request, reply) : refuse(reply, 'unknownAddress');
  });
  server.get('/', async (request, reply) =>
    template === '' ? refuse(reply, 'unknownAddress') : page(request, reply),
  );
}
