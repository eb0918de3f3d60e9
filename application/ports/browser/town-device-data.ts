import type { RealmId } from '#domain/shared/ids.ts';

/** What this device keeps of a town and of who used it there (specification 1, sections 3 and 4). */
export interface TownDeviceData {
  /** Puts the town on the list of those where somebody is logged in. */
  note(realm: RealmId): void;
  /**
   * The users whose things this device keeps: several only if they are one person, who has several addresses. None if
   * nobody has signed in here.
   */
  holders(realm: RealmId): readonly string[];
  /** From now on the device keeps the things of these users. */
  hold(realm: RealmId, users: readonly string[]): void;
  /** Erases what is of a person: what they booked, sent, wrote, followed and voted in, and the device's own id. */
  eraseOfPerson(realm: RealmId): Promise<void>;
  /** Erases that, language, token and settings, and takes the town off the list. */
  erase(realm: RealmId): Promise<void>;
}
