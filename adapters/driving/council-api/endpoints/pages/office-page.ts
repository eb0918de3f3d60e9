import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { readSiteTolerantly } from '#adapters/wire/site/tolerant-settings.ts';
import { portalSettings } from '#application/content/portal-settings.ts';
import { realmStyle } from '#domain/appearance/realm-style.ts';
import { languageTag } from '#domain/shared/localized-text.ts';
import { isRight } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import type { PageTown } from '../../plugins/place.ts';
import { embedded, layerOrder } from './page-head.ts';
import { pagePolicy } from './page-policy.ts';

/** Whether an address is one of the office: of the people who work for the council. */
export const isOfficeAddress = (url: string): boolean => /^\/gestion(?:[/?]|$)/u.test(url);

/**
 * The office's one page, which is not the portal's: it is not stored anywhere, no search engine lists it and no other page
 * frames it. It has the town's name and colours and nothing else: what staff see, they ask for in calls.
 */
export function officePages(council: ServerParts, webFolder: string) {
  const file = join(webFolder, 'office.html');
  const template = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return {
    isBuilt: template !== '',
    send: async (reply: FastifyReply, { town, portal }: PageTown) => {
      const { realm, name, timeZone } = town;
      const read = readSiteTolerantly(portalSettings(await council.documents.all(realm, 'settings'), portal));
      const site = isRight(read) ? read.right : null;
      const defaultLanguage = site?.defaultLanguage ?? town.defaultLanguage;
      const { provider, isDirect } = await council.maps.of(realm);
      const style = layerOrder + realmStyle(site?.primaryColor ?? null);
      const account = council.identityProviders.of(realm, 'staff')?.name ?? null;
      const facts = { realm, name, defaultLanguage, timeZone, logo: site?.logo ?? null, provider: account };
      return reply
        .type('text/html; charset=utf-8')
        .headers({
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex, nofollow',
          'x-frame-options': 'DENY',
          'content-security-policy': pagePolicy({
            style,
            // Previews of documents.
            frames: 'own',
            tileHost: isDirect ? (provider?.host ?? null) : null,
          }),
          'server-timing': `clock;desc="${council.clock.now()}"`,
        })
        .send(
          template
            .replace('<html lang="es">', () => `<html lang="${languageTag(defaultLanguage)}">`)
            .replace('<!--head-->', () => `<style id="realm-style">${style}</style>`)
            .replace(
              '<!--page-facts-->',
              () => `<script type="application/json" id="page-facts">${embedded(facts)}</script>`,
            ),
        );
    },
  };
}
