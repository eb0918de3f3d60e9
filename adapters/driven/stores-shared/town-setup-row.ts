import { makesTown, type SetupLink } from '#domain/office/setup/setup-link.ts';
import type { TownSetup } from '#domain/office/setup/town-setup.ts';
import { type RealmId, realmId } from '#domain/shared/ids.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { AnyRow } from './request-row.ts';

export const setupLinkOf = (row: AnyRow | undefined): SetupLink | null =>
  row === undefined
    ? null
    : {
        hash: String(row['hash']),
        isFirst: Number(row['first']) === 1,
        until: Number(row['until']),
        realm: typeof row['realm'] === 'string' ? realmId(row['realm']) : null,
      };

export const townSetupOf = (row: AnyRow | undefined): TownSetup | null =>
  row === undefined ? null : (JSON.parse(String(row['body'])) as TownSetup);

/** A setting up at its beginning. */
export const newSetup = (realm: RealmId, begunAt: Instant): TownSetup => ({
  realm,
  begunAt,
  settled: [],
  endedAt: null,
});

/** What comes of making a town, by what the transaction has found. */
export function setupOutcome(
  link: SetupLink | null,
  realms: readonly string[],
  { realm, now }: { readonly realm: RealmId; readonly now: Instant },
): 'made' | 'linkInvalid' | 'realmTaken' {
  if (!makesTown(link, { hasTowns: realms.length > 0, now })) return 'linkInvalid';
  return realms.includes(realm) ? 'realmTaken' : 'made';
}
