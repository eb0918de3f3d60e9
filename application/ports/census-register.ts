import type { IdentityNumber } from '#domain/census/identity-number.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** Stands for a person of the census; says nothing about them without the census key. */
export type PersonKey = string & { readonly PersonKey: unique symbol };

/** Who may vote. */
export interface CensusRegister {
  /**
   * The person with that identity number, if one of the secrets (birth year or posted code) is theirs. Unknown
   * people and wrong secrets look alike and take the same time.
   */
  match(realm: RealmId, identity: IdentityNumber, secrets: readonly string[]): Promise<PersonKey | null>;
}
