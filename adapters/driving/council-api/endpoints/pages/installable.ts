import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readManifestCall } from '#adapters/wire/service/read-manifest.ts';
import { readServiceWorkerCall } from '#adapters/wire/service/read-service-worker.ts';
import { readSite } from '#adapters/wire/site/site.ts';
import { readDetails } from '#adapters/wire/site/tolerant-settings.ts';
import { readColour } from '#domain/appearance/realm-colour.ts';
import { neutralColours } from '#domain/appearance/neutral-colours.ts';
import { languageTag, textFor } from '#domain/shared/localized-text.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { openCall } from '../../plugins/route.ts';
import { townOfPage } from '../../plugins/place.ts';
import { refuse } from '../../plugins/refuse.ts';
import { commonIcon, townIcon } from './own-files.ts';
import { type PageAddress, pageAddress } from './page-address.ts';

const manifestPath = readManifestCall.path;

/** The manifest of the page's own town: a parameter that names the town is kept. */
export const manifestAddress = ({ realm }: Pick<PageAddress, 'realm'>): string =>
  realm === null ? manifestPath : `${manifestPath}?realm=${encodeURIComponent(realm)}`;

/** What a browser needs to install the portal as an app (W3C web application manifest), and to show it offline. */
export function installableEndpoints(server: FastifyInstance, council: ServerParts, webFolder: string): void {
  openCall(server, readManifestCall, async (request: FastifyRequest, reply) => {
    const town = await townOfPage(council, request);
    if (town === null) return refuse(reply, 'unknownRealm');
    const [settings] = await council.documents.all(town.realm, 'settings');
    const read = readSite(settings ?? {});
    const site = isLeft(read) ? null : read.right;
    const { realm, language, defaultLanguage } = pageAddress(request, town, site);
    const icon = townIcon(council.filesFolder, town.realm, readDetails(settings ?? {}).favicon);
    const start = realm === null ? '/' : `/?realm=${encodeURIComponent(realm)}`;
    const name = textFor(site?.name ?? town.name, language, defaultLanguage).text;
    const manifest = {
      id: start,
      name,
      short_name: name.length > 16 ? textFor(town.name, language, defaultLanguage).text : name,
      lang: languageTag(language),
      start_url: start,
      scope: '/',
      display: 'standalone',
      background_color: neutralColours.paper.light,
      theme_color: readColour(site?.primaryColor),
      icons: [{ src: icon.address, type: icon.type, sizes: 'any', purpose: 'any' }],
    };
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(JSON.stringify(manifest));
  });

  const icon = join(webFolder, commonIcon);
  if (existsSync(icon)) {
    const drawing = readFileSync(icon);
    server.get(commonIcon, async (_request, reply) =>
      reply.type('image/svg+xml').header('cache-control', 'public, max-age=600').send(drawing),
    );
  }

  const worker = join(webFolder, 'service-worker.js');
  if (!existsSync(worker)) return;
  const script = readFileSync(worker, 'utf8');
  openCall(server, readServiceWorkerCall, async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      // Checked again at every visit: an old one would keep showing an old portal.
      .header('cache-control', 'no-cache')
      // What a service worker fetches for a page counts under `connect-src`.
      .header(
        'content-security-policy',
        "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      )
      .send(script),
  );
}
