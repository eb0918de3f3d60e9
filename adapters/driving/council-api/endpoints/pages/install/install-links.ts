import { addressOf } from '#adapters/wire/address-of.ts';
import { readIconCall } from '#adapters/wire/service/read-icon.ts';
import { readManifestCall } from '#adapters/wire/service/read-manifest.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { escaped } from '../../../plugins/markup.ts';
import type { PageTown } from '../../../plugins/place.ts';
import { chosenAddress } from '../door-address.ts';
import type { PageAddress } from '../page-address.ts';

/** The language of a page, unless it is the usual one of its front-end. */
export const ownLanguage = (page: Pick<PageAddress, 'language' | 'defaultLanguage'>): Language | null =>
  page.language === page.defaultLanguage ? null : page.language;

/**
 * The links by which a page can be installed: the manifest of its own town and front-end, in which parameters that name them
 * are kept, and an icon for phones that read no manifest. `locale` is the language of the page if it is not the usual one
 * of the front-end: what is installed is named as its reader reads it.
 */
export function installLinks(
  chosen: Pick<PageAddress, 'realm' | 'portal'>,
  { town, portal }: PageTown,
  locale: Language | null = null,
): string {
  const icon = addressOf(readIconCall, { realm: town.realm, icon: '192', portal });
  const manifest = chosenAddress(readManifestCall.path, chosen, locale === null ? {} : { locale });
  return `<link rel="manifest" href="${escaped(manifest)}" /><link rel="apple-touch-icon" href="${escaped(icon)}" />`;
}
