import { type RealmId, realmId } from '../shared/ids.ts';
import { isLanguage, type Language } from '../shared/localized-text.ts';

/** The front-ends that one server can be, chosen by host name. */
export const portals = ['participation', 'transparency', 'subsidies', 'associations'] as const;
/** One of the portals of a town. */
export type Portal = (typeof portals)[number];

/** Which town a host name belongs to: exact names first, then patterns, as data of the installation. */
export interface HostTable {
  readonly hosts: Readonly<Record<string, RealmId>>;
  readonly patterns: readonly { readonly pattern: RegExp; readonly realm: RealmId }[];
  /** Every town that is served. */
  readonly realms: readonly RealmId[];
  readonly defaultRealm: RealmId;
}

/** Reads one parameter of an address's query; null when it is not there. */
export type Query = (name: string) => string | null;

/** The parts of a request or an address that choose realm and portal. `host` without the port, lower case. */
export interface Place {
  readonly host: string;
  readonly query: Query;
}

/** Hosts of the associations' pages: `asociaciones.…` (es), `associacions.…` (va, ca). */
const isAssociationsHost = (host: string): boolean => /^ass?ociacion/u.test(host);

/**
 * The town in a host of associations: its first label, as the specification has it; where that is the name of the
 * service rather than a town, the first of its labels that is a town.
 *
 * @example associationsRealm('asociaciones.benialt.es', [vilanova, benialt]) // benialt
 */
function associationsRealm(host: string, realms: readonly RealmId[]): RealmId {
  const labels = host.split('.').map(realmId);
  return labels.find((label) => realms.includes(label)) ?? realmId(host.replace(/\..*$/u, ''));
}

/**
 * The realm of a visit: host table, host patterns, `realm` parameter, default (specification 3, section 1). Hosts of
 * associations that the table does not hold name it themselves.
 */
export function chooseRealm(place: Place, table: HostTable): RealmId {
  const byHost = Object.entries(table.hosts).find(([host]) => host === place.host);
  if (byHost) return byHost[1];
  if (isAssociationsHost(place.host)) return associationsRealm(place.host, table.realms);
  const byPattern = table.patterns.find(({ pattern }) => pattern.test(place.host));
  if (byPattern) return byPattern.realm;
  const asked = place.query('realm');
  return asked ? realmId(asked) : table.defaultRealm;
}

/**
 * The portal: `<portal>.localhost` or `<portal>.…` by host, a host of associations, else the `portal` parameter, else
 * participation.
 */
export function choosePortal(place: Place): Portal {
  const label = place.host.split('.')[0];
  const asked = place.query('portal');
  if (isAssociationsHost(place.host)) return 'associations';
  return (
    portals.find((portal) => portal === label) ??
    portals.find((portal) => portal === asked) ??
    'participation'
  );
}

/** Where each portal begins. */
export const portalHomes: Readonly<Record<Portal, string>> = {
  participation: '/',
  transparency: '/transparencia',
  subsidies: '/subvenciones',
  associations: '/asociaciones',
};

const portalDefaults: Readonly<Record<Portal, Language>> = {
  participation: 'es',
  associations: 'es',
  transparency: 'va',
  subsidies: 'va',
};

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

/**
 * The portal that a page belongs to, at any address: its default language holds until the visitor chooses
 * (specification 3, section 1).
 */
function portalOfPage(parts: readonly string[]): Portal {
  const page = parts.find((part) => part !== '' && !isLanguage(part));
  return portals.find((portal) => portalHomes[portal] === `/${page}`) ?? 'participation';
}

/**
 * `locale` (or `lang`) in the query, then a path segment, then the stored language, then the default: that of the
 * content pages and portals, where the realm offers it; else the realm's own; else the portal's.
 */
export function chooseLanguage(signs: LanguageSigns): Language {
  const usable = (code: string | null | undefined): code is Language =>
    isLanguage(code) && (signs.offered.length === 0 || signs.offered.includes(code));
  const parts = signs.path.split('/');
  const segment = parts.find((part) => isLanguage(part));
  const told = [signs.query('locale'), signs.query('lang'), segment, signs.stored].find(usable);
  if (told !== undefined) return told;
  const portal = signs.portal === 'participation' ? portalOfPage(parts) : signs.portal;
  if (portal !== 'participation' && usable(portalDefaults[portal])) return portalDefaults[portal];
  return signs.realmDefault ?? portalDefaults[signs.portal];
}
