import type { RealmId } from '#domain/shared/ids.ts';

/** Names and secrets of people of staff: made by chance, and kept as hashes. */
export interface StaffSecrets {
  /** A name for a person, a session or a token: it opens nothing. */
  newId(): string;
  /** A secret that nobody guesses. */
  newSecret(): string;
  hash(secret: string): string;
  /** Recovery codes, each once. */
  newCodes(): readonly string[];
  /** The hash of a recovery code in a town: slow, and under a key that is not in the database. */
  codeHash(realm: RealmId, code: string): Promise<string>;
}
