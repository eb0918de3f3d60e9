import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readManifestCall } from '#adapters/wire/service/read-manifest.ts';
import { readDoorWorkerCall } from '#adapters/wire/service/read-door-worker.ts';
import { readShopWorkerCall } from '#adapters/wire/service/read-shop-worker.ts';
import { readServiceWorkerCall } from '#adapters/wire/service/read-service-worker.ts';
import { readSite } from '#adapters/wire/site/site.ts';
import { readDetails } from '#adapters/wire/site/tolerant-settings.ts';
import { portalSettings } from '#application/content/portal-settings.ts';
import { type Portal, portals } from '#domain/access/portals.ts';
import { readColour } from '#domain/appearance/realm-colour.ts';
import { neutralColours } from '#domain/appearance/neutral-colours.ts';
import { type Language, languageTag, textFor } from '#domain/shared/localized-text.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { openCall } from '../../plugins/route.ts';
import { requestedPlace, townOfPage } from '../../plugins/place.ts';
import { refuse } from '../../plugins/refuse.ts';
import { serverSayIn } from '../../server-texts.ts';
import { manifestIcons, portalIconEndpoint } from './install/portal-icons.ts';
import { chosenAddress, doorAddress } from './door-address.ts';
import { commonIcon, townIcon } from './own-files.ts';
import { pageAddress } from './page-address.ts';

/** A scanner is dark, as its screen is (ui-web/door/door.module.css). */
const night = '#11171a';

/** What people open most often from an installed app, in this order. */
const opened = ['appointments', 'reservations', 'tickets', 'vouchers', 'registrations'] as const;
/** Systems show four at most. */
const mostShortcuts = 4;

/** The shortcuts of an installed front-end: to the others that are open. */
const shortcutsOf = (
  closed: readonly Portal[],
  portal: Portal,
  addressIn: (path: string) => string,
  language: Language,
) =>
  (['participation', ...opened] as const)
    .filter((one) => one !== portal && !closed.includes(one))
    .slice(0, mostShortcuts)
    .map((one) => ({
      name: serverSayIn(language)(`portal.${one}`),
      url: addressIn(portals[one].home),
    }));

/** What a browser needs to install the portal as an app (W3C web application manifest), and to show it offline. */
export function installableEndpoints(server: FastifyInstance, council: ServerParts, webFolder: string): void {
  openCall(server, readManifestCall, async (request: FastifyRequest, reply) => {
    const of = await townOfPage(council, request);
    if (of === null) return refuse(reply, 'unknownRealm');
    const { town, portal } = of;
    const settings = portalSettings(await council.documents.all(town.realm, 'settings'), portal);
    const read = readSite(settings);
    const site = isLeft(read) ? null : read.right;
    const standing = pageAddress(request, of, site);
    const { language, defaultLanguage } = standing;
    const icon = await townIcon(council.townFiles, town.realm, readDetails(settings).favicon);
    const isDoor = requestedPlace(request).query('page') === 'door';
    const home = isDoor ? doorAddress : portals[portal].home;
    const start = chosenAddress(home, isDoor ? { ...standing, portal: null } : standing);
    const townName = textFor(site?.name ?? town.name, language, defaultLanguage).text;
    const front = serverSayIn(language)(isDoor ? 'doorPage' : `portal.${portal}`);
    const isWhole = portal === 'participation' && !isDoor;
    const name = isWhole ? townName : `${front} · ${townName}`;
    const short = isWhole ? textFor(town.name, language, defaultLanguage).text : front;
    const manifest = {
      id: start,
      name,
      short_name: name.length > 16 ? short : name,
      lang: languageTag(language),
      start_url: start,
      scope: isDoor ? doorAddress : '/',
      display: 'standalone',
      background_color: isDoor ? night : neutralColours.paper.light,
      theme_color: isDoor ? night : readColour(site?.primaryColor),
      icons: [
        ...(await manifestIcons(council, webFolder, { realm: town.realm, portal })),
        { src: icon.address, type: icon.type, sizes: 'any', purpose: 'any' },
      ],
      ...(!isDoor && {
        shortcuts: shortcutsOf(site?.closed ?? [], portal, (path) => chosenAddress(path, standing), language),
      }),
    };
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(JSON.stringify(manifest));
  });

  portalIconEndpoint(server, council, webFolder);

  const icon = join(webFolder, commonIcon);
  if (existsSync(icon)) {
    const drawing = readFileSync(icon);
    server.get(commonIcon, async (_request, reply) =>
      reply.type('image/svg+xml').header('cache-control', 'public, max-age=600').send(drawing),
    );
  }

  sendWorker(server, readServiceWorkerCall, join(webFolder, 'service-worker.js'));
  sendWorker(server, readShopWorkerCall, join(webFolder, 'shop-worker.js'));
  sendWorker(server, readDoorWorkerCall, join(webFolder, 'door-worker.js'));
}

/** Sends a script that keeps pages usable without a connection, if it has been built. */
function sendWorker(
  server: FastifyInstance,
  call: typeof readServiceWorkerCall | typeof readShopWorkerCall | typeof readDoorWorkerCall,
  worker: string,
): void {
  if (!existsSync(worker)) return;
  const script = readFileSync(worker, 'utf8');
  openCall(server, call, async (_request, reply) =>
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
