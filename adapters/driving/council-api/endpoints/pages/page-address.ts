import type { FastifyRequest } from 'fastify';
import { chooseLanguage, localizedPath } from '#domain/access/language-choice.ts';
import type { Portal } from '#domain/access/portals.ts';
import type { Site } from '#domain/content/site.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { type PageTown, requestedPlace } from '../../plugins/place.ts';

/** The address of a page and its languages. */
export interface PageAddress {
  /** Scheme and host, such as `https://participa.vilanova.example`. */
  readonly origin: string;
  /** The path without a language. */
  readonly path: string;
  /** The town, if the address names it; null if the host does. */
  readonly realm: string | null;
  /** The front-end, if the address names it; null if the host does. */
  readonly portal: Portal | null;
  readonly language: Language;
  /** Languages in which a browser that remembers them shows the page instead. */
  readonly notFor: readonly Language[];
  readonly defaultLanguage: Language;
  readonly languages: readonly Language[];
}

/**
 * The language is chosen as the browser does, except for what the browser remembers, which the server does not know.
 */
export function pageAddress(
  request: FastifyRequest,
  { town, portal }: PageTown,
  site: Site | null,
): PageAddress {
  const [path = '/'] = request.url.split('?');
  const realmDefault = site?.defaultLanguage ?? town.defaultLanguage;
  const languages = site?.languages.length ? site.languages : [realmDefault];
  const place = requestedPlace(request);
  const signs = {
    path,
    query: place.query,
    stored: null,
    portal,
    offered: languages,
    realmDefault,
  };
  const language = chooseLanguage(signs);
  const { path: short } = localizedPath(path);
  return {
    origin: `${request.protocol}://${request.host}`,
    path: short,
    realm: place.query('realm') === null ? null : town.realm,
    portal: place.query('portal') === null ? null : portal,
    language,
    notFor: languages.filter(
      (other) => other !== language && chooseLanguage({ ...signs, stored: other }) === other,
    ),
    defaultLanguage: chooseLanguage({ ...signs, path: short, query: () => null }),
    languages,
  };
}

/** The parameters by which an address names its town and its front-end. */
export const chosenBy = ({
  realm,
  portal,
}: Pick<PageAddress, 'realm' | 'portal'>): Readonly<Record<string, string>> => ({
  ...(realm !== null && { realm }),
  ...(portal !== null && { portal }),
});

/** The address of a page in a language; the portal's own language needs no parameter. */
export function addressIn(
  language: Language,
  { origin, path, realm, portal, defaultLanguage }: PageAddress,
): string {
  const query = new URLSearchParams(chosenBy({ realm, portal }));
  if (language !== defaultLanguage) query.set('locale', language);
  const asked = query.toString();
  return `${origin}${path}${asked === '' ? '' : `?${asked}`}`;
}
