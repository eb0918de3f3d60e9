import type { Credentials } from '#domain/census/credentials.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Either } from '#domain/shared/result.ts';

/** No answer could be had: the identity is neither confirmed nor refuted. */
export type IdentityCheckRefusal = { readonly kind: 'identityUnreachable' };

/** The public service that knows whose documents are whose (specification 2, section 7). */
export interface IdentityCheck {
  /** Whether there is such a person. Unknown numbers, other types and other days of birth look alike. */
  confirms(realm: RealmId, credentials: Credentials): Promise<Either<IdentityCheckRefusal, boolean>>;
}
