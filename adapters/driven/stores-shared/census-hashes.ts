import type { PersonKey } from '#application/ports/server/census-register.ts';
import type { Papers } from '#domain/census/census-row.ts';
import type { IdentityNumber } from '#domain/census/identity-number.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** Hashes and seals under the census key, which is not in the database: a stolen copy names no person. */
export interface CensusHashes {
  person(realm: RealmId, identity: IdentityNumber): PersonKey;
  secret(person: PersonKey, secret: string): string;
  papers(person: PersonKey, papers: Papers): string;
  /** A text of one person, sealed: the same text is always sealed alike, so that a change of it is seen. */
  sealed(person: PersonKey, text: string): string;
  /** The text again; throws if it is not of this person. */
  opened(person: PersonKey, sealed: string): string;
}
