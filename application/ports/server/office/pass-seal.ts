import type { RealmId } from '#domain/shared/ids.ts';
import type { Pass } from '#domain/voting/kiosk/pass.ts';
import type { PersonKey } from '../census-register.ts';

/**
 * Passes and tokens of kiosks. What they are kept by, and what seals a person under them, is made of them and of a key that
 * is not in the database: neither the database alone nor the key alone leads to anybody.
 */
export interface PassSeal {
  newPass(): Pass;
  /** A token that nobody types. */
  newToken(): string;
  /** The name of a new kiosk. */
  newId(): string;
  /** Keyed hash of a pass or token in a town. */
  digest(realm: RealmId, secret: string): string;
  /** A person under a pass or token of a vote. */
  seal(place: SealPlace, person: PersonKey): string;
  /** Null if it was sealed for another town, vote or secret. */
  open(place: SealPlace, sealed: string): PersonKey | null;
}

/** What a seal is bound to. */
export interface SealPlace {
  readonly realm: RealmId;
  readonly vote: string;
  readonly secret: string;
}
