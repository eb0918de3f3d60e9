import type { AboutPerson } from '#domain/census/about-person.ts';
import type { IdentityNumber } from '#domain/census/identity-number.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** Stands for a person of the census; reveals nothing about them without the census key. */
export type PersonKey = string & { readonly PersonKey: unique symbol };

/** Who may vote. */
export interface CensusRegister {
  /**
   * The person with that identity number, if all secrets given (birth year, posted code; one at least) are theirs:
   * otherwise one call could try a hundred years. Unknown people and wrong secrets look alike and take the same time.
   */
  match(realm: RealmId, identity: IdentityNumber, secrets: readonly string[]): Promise<PersonKey | null>;
  /**
   * The person with that identity number, for a polling officer who has looked at the document; null if there is none, or
   * if they are blocked. Only the desk of a vote asks this.
   */
  atDesk(realm: RealmId, identity: IdentityNumber): Promise<PersonKey | null>;
  /**
   * What the census says of the person with that identity number, for votes that are for some people only; nothing of one who
   * is unknown or blocked. It is asked only after the person is matched, or identified at a desk.
   */
  about(realm: RealmId, identity: IdentityNumber): Promise<AboutPerson>;
}
