import type { IdentityNumber } from '#domain/census/identity-number.ts';
import type { Profile } from '#domain/forms/profile.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** A code that was mailed and not given back yet. */
export interface SentCode {
  /** Stands for the code; the code itself is kept nowhere. */
  readonly print: string;
  readonly until: Instant;
  /** Wrong codes that were tried since. */
  readonly tries: number;
}

/** Who somebody is for the town's identity provider. */
export interface ProvenAccount {
  /** Stands for the provider and the person's name there; neither is stored. */
  readonly account: string;
  /** The identity number that the provider gave; null if it gave none. */
  readonly identity: IdentityNumber | null;
}

/** What the council keeps of a person who told something of themselves. */
export interface KeptProfile {
  readonly realm: RealmId;
  readonly userId: string;
  readonly profile: Profile;
  readonly code: SentCode | null;
  /** Missing if they never signed in by a provider. */
  readonly proven?: ProvenAccount;
  readonly changedAt: Instant;
}

/** Profiles of the users of a town. */
export interface ProfileStore {
  find(realm: RealmId, userId: string): Promise<KeptProfile | null>;
  /** Who verified that address, written as `plainEmail` writes it; of several, who changed something last. */
  verified(realm: RealmId, email: string): Promise<KeptProfile | null>;
  /** Who signed in with that account of an identity provider. */
  proven(realm: RealmId, account: string): Promise<KeptProfile | null>;
  /** Changes a profile as it stands then, makes one, or erases it; nobody else's change in between is lost. */
  change(
    realm: RealmId,
    userId: string,
    work: (before: KeptProfile | null) => KeptProfile | null,
  ): Promise<KeptProfile | null>;
  /**
   * Changes the profile of the user who has that account of an identity provider, or that of `userId` if no user of the town
   * has it; null changes nothing. Of several first sign-ins at once all but the first work on what the first one stored.
   */
  changeProven<Result extends KeptProfile | null>(
    realm: RealmId,
    who: { readonly account: string; readonly userId: string },
    work: (before: KeptProfile | null) => Result,
  ): Promise<Result>;
}
