import type { Follow, Subject } from '#domain/following/follow.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** Follows and their followers. Addresses are stored only here, and are used only to send to that address. */
export interface FollowStore {
  find(realm: RealmId, id: string): Promise<Follow | null>;
  /** All of one follower, by id. */
  of(realm: RealmId, follower: string): Promise<readonly Follow[]>;
  /** The subjects that have a confirmed follower, each once. */
  subjects(realm: RealmId): Promise<readonly Subject[]>;
  /** The first `limit` who follow it and said yes, by id, that come after an id. */
  following(realm: RealmId, subject: Subject, after: string, limit: number): Promise<readonly Follow[]>;
  /**
   * Changes a follow as it stands then, makes one, or erases it; one at a time, whichever process asks. What is
   * answered is stored.
   */
  change(realm: RealmId, id: string, work: (before: Follow | null) => Follow | null): Promise<Follow | null>;
  /**
   * Erases, in all towns, follows that were asked for by then and never confirmed, and follows without notices since
   * then.
   */
  forget(askedBy: Instant, silentSince: Instant): Promise<void>;
}
