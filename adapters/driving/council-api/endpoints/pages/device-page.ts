import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readSiteTolerantly } from '#adapters/wire/site/tolerant-settings.ts';
import { portalSettings } from '#application/content/portal-settings.ts';
import { otherProgram } from '#domain/access/other-programs.ts';
import { realmStyle } from '#domain/appearance/realm-style.ts';
import { languageTag } from '#domain/shared/localized-text.ts';
import { isRight } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { type PageTown, requestedPlace } from '../../plugins/place.ts';
import { doorManifestAddress } from './door-address.ts';
import { escaped } from '../../plugins/markup.ts';
import { embedded, layerOrder } from './page-head.ts';
import { pagePolicy } from './page-policy.ts';

/** Whether an address is one of the page of shops that take vouchers. */
export const isShopAddress = (path: string): boolean => otherProgram(path) === '/bonos/tienda';

/** Whether an address is that of the scanner at the doors of events. */
export const isDoorAddress = (path: string): boolean => otherProgram(path) === '/entradas/puerta';

/** The scanner is installed by a manifest of its own. */
const manifestLink = (request: FastifyRequest): string =>
  `<link rel="manifest" href="${escaped(doorManifestAddress(requestedPlace(request).query('realm')))}" />`;

/**
 * The page of shops, or of doors: a build of its own, as the office's is, so that a till loads nothing of the portal. It is
 * stored nowhere, and has the town's name and colours and nothing else.
 */
export function devicePages(council: ServerParts, webFolder: string, page: 'shop' | 'door') {
  const file = join(webFolder, `${page}.html`);
  const template = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return {
    isBuilt: template !== '',
    send: async (
      request: FastifyRequest,
      reply: FastifyReply,
      { town, portal }: PageTown & { readonly portal: NonNullable<PageTown['portal']> },
    ) => {
      const { realm, name, timeZone } = town;
      const read = readSiteTolerantly(portalSettings(await council.documents.all(realm, 'settings'), portal));
      const site = isRight(read) ? read.right : null;
      const defaultLanguage = site?.defaultLanguage ?? town.defaultLanguage;
      const style = layerOrder + realmStyle(site?.primaryColor ?? null);
      const facts = { realm, name, defaultLanguage, timeZone, logo: site?.logo ?? null, provider: null };
      const manifest = page === 'door' ? manifestLink(request) : '';
      const written = `<script type="application/json" id="page-facts">${embedded(facts)}</script>`;
      return reply
        .type('text/html; charset=utf-8')
        .headers({
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
          'x-frame-options': 'DENY',
          'content-security-policy': pagePolicy({ style, frames: 'own' }),
          'server-timing': `clock;desc="${council.clock.now()}"`,
        })
        .send(
          template
            .replace('<html lang="es">', () => `<html lang="${languageTag(defaultLanguage)}">`)
            .replace('<!--head-->', () => `<style id="realm-style">${style}</style>${manifest}`)
            .replace('<!--page-facts-->', () => written),
        );
    },
  };
}
