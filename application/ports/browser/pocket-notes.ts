import type { RealmId } from '#domain/shared/ids.ts';

/**
 * What a device notes for its pocket, by the names of the specification (1, section 3) where that has one: the alerts
 * that were seen, deleted and saved, what is followed, whether the tour was shown and the privacy policy accepted; and, as plain
 * words, what is to come, which is shown before anything else has loaded.
 */
export const pocketNoteNames = [
  'lastSeenAlerts',
  'deletedAlerts',
  'savedAlerts',
  'userSubscriptions',
  'showTour',
  'acceptedPrivacy',
  'favourites',
  'comingUp',
] as const;
/** One of them. */
export type PocketNoteName = (typeof pocketNoteNames)[number];

/** The notes of a device, a set for each town. What it gives back may be of an older version: its readers check it. */
export interface PocketNotes {
  /** Null if it was not noted, or cannot be read. */
  read(realm: RealmId, name: PocketNoteName): unknown;
  /** Notes something in place of what was noted; null forgets it. False: the browser refuses. */
  write(realm: RealmId, name: PocketNoteName, note: unknown): boolean;
}

const pocketStart = '/bolsillo?realm=';

/** The address under which the pocket of a town keeps what the council answered last, among the other answers. */
export const pocketAddress = (realm: RealmId): string => `${pocketStart}${realm}`;
/** Whether the pocket of a town keeps something under this address. */
export const isOfPocket = (address: unknown): boolean => String(address).startsWith(pocketStart);
