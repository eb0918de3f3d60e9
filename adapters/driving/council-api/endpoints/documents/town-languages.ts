import { portalSettings } from '#application/content/portal-settings.ts';
import { readSiteTolerantly } from '#adapters/wire/site/tolerant-settings.ts';
import type { Town } from '#domain/access/town.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';

/** The languages of a town, its own first. */
export async function townLanguages(
  { documents }: Pick<ServerParts, 'documents'>,
  town: Town,
): Promise<readonly Language[]> {
  const site = readSiteTolerantly(
    portalSettings(await documents.all(town.realm, 'settings'), 'participation'),
  );
  const offered = isLeft(site) ? [] : site.right.languages;
  return [...new Set([town.defaultLanguage, ...offered])];
}
