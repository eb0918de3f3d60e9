import { isLanguage, type Language } from '../shared/localized-text.ts';
import { type Portal, portalIds, portals } from './portals.ts';

/** Reads one parameter of an address's query; null when it is not there. */
export type Query = (name: string) => string | null;

/** The sources that decide the language of a visit. */
export interface LanguageSigns {
  readonly query: Query;
  readonly path: string;
  readonly stored: string | null;
  readonly portal: Portal;
  /** The realm's own languages; a choice of another language is ignored. Empty: any of ours. */
  readonly offered: readonly Language[];
  readonly realmDefault: Language | null;
}

/** The portal that begins at the first part of a path; participation for any other. */
function portalOfPage(path: string): Portal {
  const [, page = ''] = path.split('/');
  return portalIds.find((portal) => portals[portal].home === `/${page}`) ?? 'participation';
}

/** A path, and the language that it names. */
interface LocalizedPath {
  readonly language: Language | null;
  /** Without the language. */
  readonly path: string;
}

/**
 * The language in a path: its first part, or the one after the home of a content portal (specification 3, section 1).
 * Elsewhere such a part is the name of a page.
 *
 * @example localizedPath('/transparencia/es') // { language: 'es', path: '/transparencia' }
 */
export function localizedPath(path: string): LocalizedPath {
  const [, first, second, ...more] = path.split('/');
  if (isLanguage(first)) return { language: first, path: `/${[second, ...more].join('/')}` };
  const isHome = portalOfPage(path) !== 'participation' && more.every((part) => part === '');
  return isHome && isLanguage(second) ? { language: second, path: `/${first}` } : { language: null, path };
}

/**
 * `locale` (or `lang`) in the query, then a part of the path, then the stored language, then the default: that of the
 * content pages and portals, where the realm offers it; else the realm's own; else the portal's.
 */
export function chooseLanguage(signs: LanguageSigns): Language {
  const usable = (code: string | null | undefined): code is Language =>
    isLanguage(code) && (signs.offered.length === 0 || signs.offered.includes(code));
  const { language: segment, path } = localizedPath(signs.path);
  const told = [signs.query('locale'), signs.query('lang'), segment, signs.stored].find(usable);
  if (told !== undefined) return told;
  const portal = signs.portal === 'participation' ? portalOfPage(path) : signs.portal;
  const { language } = portals[portal];
  if (portal !== 'participation' && usable(language)) return language;
  return signs.realmDefault ?? portals[signs.portal].language;
}
