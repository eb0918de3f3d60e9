import type { RealmId } from '#domain/shared/ids.ts';

/** What this device keeps of a town and of who used it there (specification 1, sections 3 and 4). */
export interface TownDeviceData {
  /** Puts the town on the list of those where somebody is logged in. */
  note(realm: RealmId): void;
  /** Erases drafts, language, token, settings and the device's own id, and takes the town off the list. */
  erase(realm: RealmId): Promise<void>;
}
