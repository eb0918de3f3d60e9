import { addressOf } from '#adapters/wire/address-of.ts';
import { readCatalogueCall } from '#adapters/wire/service/read-catalogue.ts';
import type { PageDescription } from '#application/content/page-description.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { languageTag } from '#domain/shared/localized-text.ts';
import { escaped } from '../../plugins/markup.ts';
import { feedPaths } from '../content/feed-paths.ts';
import { addressIn, type PageAddress } from './page-address.ts';

/** JSON that cannot end its own element. */
export const embedded = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The order of the layers is declared first, so that it holds whichever sheet a browser reads first. */
export const layerOrder = '@layer reset,tokens,base,layout,components,utilities;';

/** A picture as an address that others can fetch; null if it is not an address of the web. */
export function pictureAddress(picture: string | null, origin: string): string | null {
  if (picture === null) return null;
  if (/^\/(?!\/)/u.test(picture)) return `${origin}${picture}`;
  return /^https?:\/\//u.test(picture) ? picture : null;
}

const element = (name: string, attributes: Readonly<Record<string, string>>) =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join('')} />`;

/**
 * The lines of a page's head for readers that do not run it: search engines read title, summary, canonical address
 * and the other languages; messengers the `og:` ones (Open Graph protocol).
 */
export function headLines(described: PageDescription, standing: PageAddress, town: RealmId): string {
  const { title, summary, found } = described;
  const titled = `<title>${escaped(title)}</title>`;
  if (!found) return titled + element('meta', { name: 'robots', content: 'noindex' });
  const { origin, language, languages, defaultLanguage } = standing;
  const canonical = addressIn(language, standing);
  const picture = pictureAddress(described.picture, origin);
  const shared: readonly (readonly [property: string, content: string | null])[] = [
    ['og:title', title],
    ['og:type', 'website'],
    ['og:url', canonical],
    ['og:description', summary],
    ['og:image', picture],
    ['og:locale', languageTag(language).replaceAll('-', '_')],
  ];
  return [
    titled,
    summary === null ? '' : element('meta', { name: 'description', content: summary }),
    element('link', { rel: 'canonical', href: canonical }),
    ...languages.map((other) =>
      element('link', { rel: 'alternate', hreflang: languageTag(other), href: addressIn(other, standing) }),
    ),
    element('link', {
      rel: 'alternate',
      hreflang: 'x-default',
      href: addressIn(defaultLanguage, standing),
    }),
    ...Object.values(feedPaths).map((path) =>
      element('link', {
        rel: 'alternate',
        type: 'application/rss+xml',
        href: addressIn(language, { ...standing, path }),
      }),
    ),
    element('link', {
      rel: 'alternate',
      type: 'application/ld+json',
      href: `${origin}${addressOf(readCatalogueCall, { realm: town })}`,
    }),
    ...shared.map(([property, content]) => (content === null ? '' : element('meta', { property, content }))),
  ].join('');
}
