import type { FastifyRequest } from 'fastify';
import type { Town } from '#domain/access/town.ts';
import { portalPlace } from '#domain/content/portal-place.ts';
import type { Site } from '#domain/content/site.ts';
import { isLanguage, type Language } from '#domain/shared/localized-text.ts';

/** Where a page stands and in which languages. */
export interface PageStanding {
  /** Scheme and host, such as `https://participa.vilanova.example`. */
  readonly origin: string;
  /** The path without a language. */
  readonly path: string;
  /** The town, where the address names it; null where the host does. */
  readonly realm: string | null;
  readonly language: Language;
  readonly defaultLanguage: Language;
  readonly languages: readonly Language[];
}

const parameter = (request: FastifyRequest, name: string): string | null => {
  const value = (request.query as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' ? value : null;
};

/** The language is the query's, else the path's, else the town's: what the browser remembers is not known here. */
export function pageStanding(request: FastifyRequest, town: Town, site: Site | null): PageStanding {
  const [path = '/'] = request.url.split('?');
  const segment = portalPlace(path).language;
  const defaultLanguage = site?.defaultLanguage ?? town.defaultLanguage;
  const languages = site?.languages.length ? site.languages : [defaultLanguage];
  const asked = [parameter(request, 'locale') ?? parameter(request, 'lang'), segment].find(
    (code) => isLanguage(code) && languages.includes(code),
  );
  return {
    origin: `${request.protocol}://${request.host}`,
    path: segment === null ? path : `/${path.split('/').slice(2).join('/')}`,
    realm: parameter(request, 'realm') === null ? null : town.realm,
    language: isLanguage(asked) ? asked : defaultLanguage,
    defaultLanguage,
    languages,
  };
}

/** The address of a page in a language; the portal's own language needs no parameter. */
export function addressIn(
  language: Language,
  { origin, path, realm, defaultLanguage }: PageStanding,
): string {
  const query = new URLSearchParams();
  if (realm !== null) query.set('realm', realm);
  if (language !== defaultLanguage) query.set('locale', language);
  const asked = query.toString();
  return `${origin}${path}${asked === '' ? '' : `?${asked}`}`;
}
