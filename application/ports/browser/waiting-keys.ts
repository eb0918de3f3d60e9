import type { RealmId } from '#domain/shared/ids.ts';

/** The keys of the places on the waiting list that this device has: each opens its place. */
export interface WaitingKeys {
  readonly list: (realm: RealmId) => readonly string[];
  /** False: the browser refuses to keep it. */
  readonly keep: (realm: RealmId, key: string) => boolean;
  readonly forget: (realm: RealmId, key: string) => void;
}
