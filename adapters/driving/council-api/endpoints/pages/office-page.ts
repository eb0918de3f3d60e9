import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readSiteTolerantly } from '#adapters/wire/site/tolerant-settings.ts';
import { portalSettings } from '#application/content/portal-settings.ts';
import { realmStyle } from '#domain/appearance/realm-style.ts';
import { otherProgram } from '#domain/access/other-programs.ts';
import { setupPath } from '#application/office/access/office-link.ts';
import { type Language, languageTag } from '#domain/shared/localized-text.ts';
import { isRight } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { type PageTown, requestedPlace } from '../../plugins/place.ts';
import { installLinks } from './install/install-links.ts';
import { firstLanguage } from './notice-pages.ts';
import { embedded, layerOrder } from './page-head.ts';
import { pagePolicy } from './page-policy.ts';

/** Whether an address is where a town is made: a page of the office that is in no town. */
export const isSetupAddress = (path: string): boolean => path === setupPath;

/** Whether an address is one of the office: of the people who work for the council. */
export const isOfficeAddress = (url: string): boolean => otherProgram(url) === '/gestion';

/** The intranet is installed from its home: the links of its manifest and its icon, elsewhere in the office nothing. */
function linksOfIntranet(request: FastifyRequest, { town, portal }: PageTown): string {
  const [path = '/'] = request.url.split('?');
  if (!/^\/gestion\/intranet(?:\/|$)/u.test(path)) return '';
  const { query } = requestedPlace(request);
  const isHost = portal === 'intranet' && query('portal') === null;
  const chosen = {
    realm: query('realm') === null ? null : town.realm,
    portal: isHost ? null : 'intranet',
  } as const;
  return installLinks(chosen, { town, portal: 'intranet' });
}

/**
 * The office's one page, which is not the portal's: it is not stored anywhere, no search engine lists it and no other page
 * frames it. It has the town's name and colours and nothing else: what staff see, they ask for in calls.
 */
export function officePages(council: ServerParts, webFolder: string) {
  const file = join(webFolder, 'office.html');
  const template = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return {
    isBuilt: template !== '',
    send: async (request: FastifyRequest, reply: FastifyReply, { town, portal }: PageTown) => {
      const { realm, name, timeZone } = town;
      const site = await shownSite(council, { town, portal });
      const defaultLanguage = site?.defaultLanguage ?? town.defaultLanguage;
      const { provider, isDirect } = await council.maps.of(realm);
      const account = council.identityProviders.of(realm, 'staff')?.name ?? null;
      const setup = await council.setups.find(realm);
      const { checksIdentity } = town;
      const logo = site?.logo ?? null;
      const facts = { realm, name, defaultLanguage, timeZone, logo, provider: account, checksIdentity };
      return sendUnkept(council, reply, {
        template,
        links: linksOfIntranet(request, { town, portal }),
        language: defaultLanguage,
        colour: site?.primaryColor ?? null,
        tileHost: isDirect ? (provider?.host ?? null) : null,
        frames: 'own',
        facts: setup !== null && setup.endedAt === null ? { ...facts, isBeginning: true } : facts,
      });
    },
    /** The page on which a town is made: in no town, and in the colours of none. */
    sendSetup: (reply: FastifyReply, acceptLanguage: string) => {
      const language = firstLanguage(acceptLanguage);
      const facts = { defaultLanguage: language };
      const colours = { colour: null, tileHost: null, frames: 'own' } as const;
      return sendUnkept(council, reply, { template, language, ...colours, facts });
    },
  };
}

/** The settings of a town's portal; null if they cannot be read. */
export async function shownSite({ documents }: Pick<ServerParts, 'documents'>, { town, portal }: PageTown) {
  const read = readSiteTolerantly(portalSettings(await documents.all(town.realm, 'settings'), portal));
  return isRight(read) ? read.right : null;
}

interface FilledPlace {
  readonly template: string;
  /** What its head links to; nothing by default. */
  readonly links?: string;
  readonly language: Language;
  readonly colour: string | null;
  readonly tileHost: string | null;
  /** What the page frames: the office, previews of documents; a kiosk, nothing. */
  readonly frames: 'own' | 'none';
  readonly facts: object;
}

/** Sends a page that is not the portal's with its colours and facts: nothing stores, lists or frames it. */
export function sendUnkept(
  { clock }: Pick<ServerParts, 'clock'>,
  reply: FastifyReply,
  { template, links = '', language, colour, tileHost, frames, facts }: FilledPlace,
) {
  const style = layerOrder + realmStyle(colour);
  const written = `<script type="application/json" id="page-facts">${embedded(facts)}</script>`;
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'x-frame-options': 'DENY',
      'content-security-policy': pagePolicy({ style, frames, tileHost }),
      'server-timing': `clock;desc="${clock.now()}"`,
    })
    .send(
      template
        .replace('<html lang="es">', () => `<html lang="${languageTag(language)}">`)
        .replace('<!--head-->', () => `<style id="realm-style">${style}</style>${links}`)
        .replace('<!--page-facts-->', () => written),
    );
}
