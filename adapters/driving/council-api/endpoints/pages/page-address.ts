import type { FastifyRequest } from 'fastify';
import { chooseLanguage, choosePortal } from '#domain/access/realm-choice.ts';
import type { Town } from '#domain/access/town.ts';
import { portalPlace } from '#domain/content/portal-place.ts';
import type { Site } from '#domain/content/site.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { requestedPlace } from '../../plugins/place.ts';

/** The address of a page and its languages. */
export interface PageAddress {
  /** Scheme and host, such as `https://participa.vilanova.example`. */
  readonly origin: string;
  /** The path without a language. */
  readonly path: string;
  /** The town, if the address names it; null if the host does. */
  readonly realm: string | null;
  readonly language: Language;
  /** Languages in which a browser that remembers them shows the page instead. */
  readonly notFor: readonly Language[];
  readonly defaultLanguage: Language;
  readonly languages: readonly Language[];
}

/**
 * The language is chosen as the browser does, except for what the browser remembers, which the server does not know.
 */
export function pageAddress(request: FastifyRequest, town: Town, site: Site | null): PageAddress {
  const [path = '/'] = request.url.split('?');
  const segment = portalPlace(path).language;
  const realmDefault = site?.defaultLanguage ?? town.defaultLanguage;
  const languages = site?.languages.length ? site.languages : [realmDefault];
  const place = requestedPlace(request);
  const signs = {
    path,
    query: place.query,
    stored: null,
    portal: choosePortal(place),
    offered: languages,
    realmDefault,
  };
  const language = chooseLanguage(signs);
  const short = segment === null ? path : `/${path.split('/').slice(2).join('/')}`;
  return {
    origin: `${request.protocol}://${request.host}`,
    path: short,
    realm: place.query('realm') === null ? null : town.realm,
    language,
    notFor: languages.filter(
      (other) => other !== language && chooseLanguage({ ...signs, stored: other }) === other,
    ),
    defaultLanguage: chooseLanguage({ ...signs, path: short, query: () => null }),
    languages,
  };
}

/** The address of a page in a language; the portal's own language needs no parameter. */
export function addressIn(language: Language, { origin, path, realm, defaultLanguage }: PageAddress): string {
  const query = new URLSearchParams();
  if (realm !== null) query.set('realm', realm);
  if (language !== defaultLanguage) query.set('locale', language);
  const asked = query.toString();
  return `${origin}${path}${asked === '' ? '' : `?${asked}`}`;
}
