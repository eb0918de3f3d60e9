import { type RealmId, realmId } from '../shared/ids.ts';
import type { Query } from './language-choice.ts';
import { portalNamed } from './portal-names.ts';
import type { Portal } from './portals.ts';

/** Which town a host name belongs to: exact names first, then patterns, as data of the installation. */
export interface HostTable {
  readonly hosts: Readonly<Record<string, RealmId>>;
  /** The front-ends of hosts that do not say it by their name. */
  readonly portals: Readonly<Record<string, Portal>>;
  readonly patterns: readonly { readonly pattern: RegExp; readonly realm: RealmId }[];
  /** Every town that is served. */
  readonly realms: readonly RealmId[];
  /** The town of IP addresses and of this machine's own names. */
  readonly defaultRealm: RealmId;
  /** The town of all unknown hosts; null if these show which towns there are. */
  readonly unknownHosts: RealmId | null;
}

/** The parts of a request or an address that choose realm and portal. `host` without the port, lower case. */
export interface Place {
  readonly host: string;
  readonly query: Query;
}

/** Hosts of the associations' pages: `asociaciones.…` (es), `associacions.…` (va, ca). */
const isAssociationsHost = (host: string): boolean => /^ass?ociacion/u.test(host);

/** An IP address, `localhost` and the names below it, or the name of a machine: no address of a town. */
const isLocal = (host: string): boolean =>
  !host.includes('.') || host.endsWith('.localhost') || /^[\d.]+$/u.test(host) || host.includes(':');

const ownValue = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

const firstLabel = (host: string): string => host.replace(/\..*$/u, '');

/**
 * The town in a host that names a front-end first: the first of the other labels that is a town.
 *
 * @example townBehind('transparencia.benialt.es', [vilanova, benialt]) // benialt
 */
function townBehind(host: string, realms: readonly RealmId[]): RealmId | undefined {
  if (portalNamed(firstLabel(host)) === null && !isAssociationsHost(host)) return undefined;
  return host
    .split('.')
    .slice(1)
    .map(realmId)
    .find((label) => realms.includes(label));
}

/**
 * The realm of a visit: host table, a front-end's host that names the town, host patterns, `realm` parameter, default
 * (specification 3, section 1). Other hosts of associations begin with the town. Null: the host is unknown, and the
 * installation does not say which town such hosts show.
 */
export function chooseRealm(place: Place, table: HostTable): RealmId | null {
  const { host, query } = place;
  const known = ownValue(table.hosts, host) ?? townBehind(host, table.realms);
  if (known !== undefined) return known;
  if (isAssociationsHost(host) && !isLocal(host)) return realmId(firstLabel(host));
  const byPattern = table.patterns.find(({ pattern }) => pattern.test(host));
  if (byPattern) return byPattern.realm;
  const asked = query('realm');
  if (asked) return realmId(asked);
  return isLocal(host) ? table.defaultRealm : table.unknownHosts;
}

/**
 * The front-end: of the host by the table or by its first label, else of the parameter `portal`, else participation.
 * Null: one is asked for that is not served.
 */
export function choosePortal({ host, query }: Place, table: Pick<HostTable, 'portals'>): Portal | null {
  const told = ownValue(table.portals, host);
  if (told !== undefined) return told;
  const named = isAssociationsHost(host) ? 'associations' : portalNamed(firstLabel(host));
  if (named && named !== 'participation') return named;
  const asked = query('portal');
  return asked ? portalNamed(asked) : 'participation';
}
