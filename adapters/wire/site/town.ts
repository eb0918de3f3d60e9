import * as t from 'io-ts';
import { portalNamed } from '#domain/access/portal-names.ts';
import type { Town } from '#domain/access/town.ts';
import { isPageCollection } from '#domain/content/portal-place.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLanguage } from '#domain/shared/localized-text.ts';
import { type Either, flatMap, left, right } from '#domain/shared/result.ts';
import type { TownDocumentFault } from '#domain/content/town-contents.ts';
import { decode, localizedText, orNull, type Unreadable } from '../decode.ts';
import { fieldFaults, type Wanted } from '../documents/field-faults.ts';
import { unknownWords } from '../documents/unknown-words.ts';

const townWire = t.intersection([
  t.type({ realm: t.string, name: localizedText }),
  t.partial({
    timeZone: orNull(t.string),
    defaultLanguage: orNull(t.string),
    hosts: orNull(t.array(t.union([t.string, t.type({ host: t.string, portal: t.string })]))),
    hostPatterns: orNull(t.array(t.string)),
    identityCheck: orNull(t.boolean),
    collections: orNull(t.array(t.string)),
  }),
]);

const realmShape = /^[a-z][a-z0-9-]{0,62}$/u;

const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== '';
  } catch {
    return false;
  }
};

const isPattern = (pattern: string): boolean => {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    return false;
  }
};

/** The fields of `town.json` that are of another kind than they should be, and those that the program does not know. */
export const townFields = (raw: unknown): readonly TownDocumentFault<Wanted | 'unknownWord'>[] => [
  ...fieldFaults(townWire, raw),
  ...unknownWords([townWire], raw),
];

/** `town.json`: realm (lower-case letters, digits, dashes), name, zone, default language, hosts (each a name, or a name and its front-end) and patterns of hosts, identity check. */
export function readTown(raw: unknown): Either<Unreadable, Town> {
  return flatMap((wire: t.TypeOf<typeof townWire>): Either<Unreadable, Town> => {
    const timeZone = wire.timeZone ?? 'Europe/Madrid';
    const language = wire.defaultLanguage ?? 'es';
    const hostPatterns = wire.hostPatterns ?? [];
    if (!realmShape.test(wire.realm)) return left({ kind: 'unreadable', where: 'realm' });
    if (!isZone(timeZone)) return left({ kind: 'unreadable', where: 'timeZone' });
    if (!isLanguage(language)) return left({ kind: 'unreadable', where: 'defaultLanguage' });
    if (!hostPatterns.every(isPattern)) return left({ kind: 'unreadable', where: 'hostPatterns' });
    const hosts = (wire.hosts ?? []).map((one) =>
      typeof one === 'string' ? { host: one, portal: '' } : one,
    );
    const portals = hosts.flatMap(({ host, portal }) =>
      portal === '' ? [] : [[host.toLowerCase(), portalNamed(portal)] as const],
    );
    const collections = wire.collections ?? [];
    if (!collections.every(isPageCollection)) return left({ kind: 'unreadable', where: 'collections' });
    if (portals.some(([, portal]) => !portal)) return left({ kind: 'unreadable', where: 'hosts' });
    return right({
      realm: realmId(wire.realm),
      name: wire.name,
      timeZone,
      defaultLanguage: language,
      hosts: hosts.map(({ host }) => host.toLowerCase()),
      ...(portals.length > 0 && { hostPortals: Object.fromEntries(portals) as Town['hostPortals'] & object }),
      hostPatterns,
      ...(collections.length > 0 && { collections }),
      checksIdentity: wire.identityCheck ?? false,
    });
  })(decode(townWire, raw));
}

/** A town as `readTown` reads it. */
export const writeTown = (town: Town): t.OutputOf<typeof townWire> => ({
  realm: town.realm,
  name: town.name,
  timeZone: town.timeZone,
  defaultLanguage: town.defaultLanguage,
  hosts: town.hosts.map((host) => {
    const portal = town.hostPortals?.[host];
    return portal === undefined ? host : { host, portal };
  }),
  hostPatterns: [...town.hostPatterns],
  identityCheck: town.checksIdentity,
  ...(town.collections !== undefined && { collections: [...town.collections] }),
});
