import type { Clock } from '#application/ports/clock.ts';
import type { IdentityCheck, IdentityCheckRefusal } from '#application/ports/server/identity-check.ts';
import type { Town } from '#domain/access/town.ts';
import {
  type CredentialsField,
  readCredentials,
  type WrittenCredentials,
} from '#domain/census/credentials.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left } from '#domain/shared/result.ts';

interface Ports {
  readonly identities: IdentityCheck;
  readonly clock: Clock;
}

export type CheckIdentityRefusal =
  /** These fields are blank or impossible; the service is not asked. */
  { readonly kind: 'unreadable'; readonly fields: readonly CredentialsField[] } | IdentityCheckRefusal;

export type CheckIdentity = (written: WrittenCredentials) => Promise<Either<CheckIdentityRefusal, boolean>>;

/**
 * How a town has credentials checked (specification 2, section 5): complete and well-formed first, then by the public
 * service. Null if the town does not check identities. A check is not stored: a vote proves itself by its census
 * secret, checked or not (docs/decisions).
 */
export const checkIdentity =
  ({ identities, clock }: Ports) =>
  ({ realm, timeZone, checksIdentity }: Town): CheckIdentity | null => {
    if (!checksIdentity) return null;
    return async (written) => {
      const credentials = readCredentials(written, dayAt(clock.now(), timeZone));
      return isLeft(credentials)
        ? left({ kind: 'unreadable', fields: credentials.left.map(({ field }) => field) })
        : identities.confirms(realm, credentials.right);
    };
  };
