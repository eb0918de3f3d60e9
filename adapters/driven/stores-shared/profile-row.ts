import type { KeptProfile } from '#application/ports/server/profile-store.ts';
import { plainEmail } from '#domain/forms/profile.ts';
import type { AnyRow } from './request-row.ts';

/* Rows of profiles, the same in both databases. */

export const profileOf = (row: AnyRow | undefined): KeptProfile | null =>
  row === undefined ? null : (JSON.parse(String(row['body'])) as KeptProfile);

/** The account at a provider is in a column of its own, too. The address is in a column of its own once it is verified: people log in with that column. */
export const profileValues = (
  kept: KeptProfile,
): readonly [string, string, string | null, string | null, number, string] => [
  kept.realm,
  kept.userId,
  kept.profile.isVerified ? plainEmail(kept.profile.email) : null,
  kept.proven?.account ?? null,
  kept.changedAt,
  JSON.stringify(kept),
];
