import { type RealmId, realmId } from '../shared/ids.ts';
import { isLanguage, type Language } from '../shared/localized-text.ts';

/** The front-ends that one server can be, chosen by host name. */
export const portals = ['participation', 'transparency', 'subsidies', 'associations'] as const;
export type Portal = (typeof portals)[number];

/** Which town a host name belongs to: exact names first, then patterns, as data of the installation. */
export interface HostTable {
  readonly hosts: Readonly<Record<string, RealmId>>;
  readonly patterns: readonly { readonly pattern: RegExp; readonly realm: RealmId }[];
  readonly defaultRealm: RealmId;
}

/** Reads one parameter of an address's query; null when it is not there. */
export type Query = (name: string) => string | null;

/** What a request or an address bar tells about the place it wants. `host` without the port, lower case. */
export interface Place {
  readonly host: string;
  readonly query: Query;
}

/**
 * The realm of the participation portal: host table, host patterns, `realm` parameter, default
 * (specification 3, section 1). Hosts of associations (`asociacion…`, `associacion…`) name it in their first label.
 */
export function chooseRealm(place: Place, table: HostTable): RealmId {
  const byHost = Object.entries(table.hosts).find(([host]) => host === place.host);
  if (byHost) return byHost[1];
  if (/^ass?ociacion/u.test(place.host)) return realmId(place.host.replace(/\..*$/u, ''));
  const byPattern = table.patterns.find(({ pattern }) => pattern.test(place.host));
  if (byPattern) return byPattern.realm;
  const asked = place.query('realm');
  return asked ? realmId(asked) : table.defaultRealm;
}

/** The portal: `<portal>.localhost` or `<portal>.…` by host, else the `portal` parameter, else participation. */
export function choosePortal(place: Place): Portal {
  const label = place.host.split('.')[0];
  const asked = place.query('portal');
  return (
    portals.find((portal) => portal === label) ??
    portals.find((portal) => portal === asked) ??
    'participation'
  );
}

const portalDefaults: Readonly<Record<Portal, Language>> = {
  participation: 'es',
  associations: 'es',
  transparency: 'va',
  subsidies: 'va',
};

/** What may say which language a visitor reads. */
export interface LanguageSigns {
  readonly query: Query;
  readonly path: string;
  readonly stored: string | null;
  readonly portal: Portal;
  /** The realm's own languages; a sign for another language is passed over. Empty: any of ours. */
  readonly offered: readonly Language[];
  readonly realmDefault: Language | null;
}

/**
 * `locale` (or `lang`) in the query, then a path segment, then the stored language, then the default: the realm's
 * own where it has one, else the portal's (decisions: choice of language).
 */
export function chooseLanguage(signs: LanguageSigns): Language {
  const usable = (code: string | null | undefined): code is Language =>
    isLanguage(code) && (signs.offered.length === 0 || signs.offered.includes(code));
  const segment = signs.path.split('/').find((part) => isLanguage(part));
  const told = [signs.query('locale'), signs.query('lang'), segment, signs.stored].find(usable);
  return told ?? signs.realmDefault ?? portalDefaults[signs.portal];
}
