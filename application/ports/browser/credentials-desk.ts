import type { WrittenCredentials } from '#domain/census/credentials.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Either } from '#domain/shared/result.ts';

/** Why credentials could not be checked at the council. None of these says anything about the person. */
export type DeskRefusal =
  | { readonly kind: 'noAnswer' }
  /** The council is there, the public service that it asks is not. */
  | { readonly kind: 'identityUnreachable' }
  | { readonly kind: 'tooManyAttempts'; readonly retryAfterSeconds: number }
  | { readonly kind: 'noSession' }
  /** What was written has not the form that the council reads, or this town checks nobody. */
  | { readonly kind: 'notTaken' }
  | { readonly kind: 'serverFailed'; readonly status: number };

/** Where a resident has their credentials checked before voting: the council, which asks the public service. */
export interface CredentialsDesk {
  /** Whether the credentials are valid. Wrong ones use up the same tries as a vote with a wrong secret. */
  check(realm: RealmId, written: WrittenCredentials): Promise<Either<DeskRefusal, boolean>>;
}
