import type { ProgramToken } from '#domain/office/access/program-token.ts';
import type { StaffPerson } from '#domain/office/access/person.ts';
import type { StaffSession } from '#domain/office/access/session.ts';
import type { Changer } from '#domain/office/steps/subject-steps.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** The people of staff of each town. Each change is stored with its steps, or not at all. */
export interface StaffPeople {
  /** Everybody of a town, also those who no longer work there, by the moment at which they were invited. */
  list(realm: RealmId): Promise<readonly StaffPerson[]>;
  find(realm: RealmId, id: string): Promise<StaffPerson | null>;
  /** The person who has that account of an identity provider. */
  owner(realm: RealmId, account: NonNullable<StaffPerson['identity']>): Promise<StaffPerson | null>;
  /**
   * Changes a person in the latest state (null: there is nobody of that id yet). Work that gives null, the same object, or a
   * person with an account that somebody else has, changes nothing. The sessions of a person who no longer works there end
   * with the change. Gives the person as they are then: the object that the work gave if it was stored.
   */
  change(
    realm: RealmId,
    id: string,
    work: (before: StaffPerson | null) => StaffPerson | null,
    by: Changer,
  ): Promise<StaffPerson | null>;
}

/** Browsers in which people of staff are signed in. Tokens are stored as hashes; a session is valid in its town only. */
export interface StaffSessions {
  /** Stores a session, and gives its token; sessions of that town that are over are erased. */
  open(session: StaffSession): Promise<string>;
  /** The session with that token, also if it is over: the rule of the domain says whether it is. */
  find(realm: RealmId, token: string): Promise<StaffSession | null>;
  /** Notes that a session was used. */
  use(realm: RealmId, id: string, at: Instant): Promise<void>;
  /** The sessions of a person, the last used first. */
  of(realm: RealmId, person: string): Promise<readonly StaffSession[]>;
  /** Ends one session of a person, or all (`id` null), with a step; true if there was one. */
  end(realm: RealmId, person: string, id: string | null, by: Changer): Promise<boolean>;
  /** Ends the session with that token, by the browser that has it. */
  signOut(realm: RealmId, token: string): Promise<void>;
}

/** Tokens of programs, stored as hashes. */
export interface ProgramTokens {
  /** Stores a token, and gives its text, which nobody can read again. */
  make(token: ProgramToken, by: Changer): Promise<string>;
  /** The token with that text, also if it is over. */
  find(realm: RealmId, text: string): Promise<ProgramToken | null>;
  /** All of a town, the newest first. */
  list(realm: RealmId): Promise<readonly ProgramToken[]>;
  /** Revokes a token; null if there is none of that id. */
  revoke(realm: RealmId, id: string, by: Changer): Promise<ProgramToken | null>;
}

/** What a passkey is asked to sign: a random text, for one purpose. */
export interface Challenge {
  readonly realm: RealmId;
  readonly text: string;
  /** For whom a key is added; null if somebody signs in. */
  readonly person: string | null;
  /** The first moment at which it is no longer valid. */
  readonly until: Instant;
}

/** Challenges that wait for their answer. */
export interface Challenges {
  /** Stores a challenge; those that are over are erased. */
  put(challenge: Challenge, now: Instant): Promise<void>;
  /** Takes a challenge away and gives it, so that an answer to it counts once; null if it is not there, or over. */
  take(realm: RealmId, text: string, now: Instant): Promise<Challenge | null>;
}
