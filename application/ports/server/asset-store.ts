import type { Attached } from '#domain/forms/entry.ts';
import type { Reference } from '#domain/forms/request.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** An upload as the council keeps it. */
export interface Asset extends Attached {
  readonly realm: RealmId;
  /** Represents the user whose session brought it: no other user may attach it to a request. */
  readonly owner: string;
  readonly createdAt: Instant;
}

/** Uploads: what they are in the database, what is in them by the hash of it. */
export interface AssetStore {
  keep(asset: Asset, content: Uint8Array): Promise<void>;
  find(realm: RealmId, id: string): Promise<Asset | null>;
  /** What is in an upload; null where there is none. */
  read(realm: RealmId, id: string): Promise<{ readonly asset: Asset; readonly content: Uint8Array } | null>;
  /** The request that an upload belongs to; null if it belongs to none yet. */
  requestOf(realm: RealmId, id: string): Promise<Reference | null>;
  /** Erases the uploads of a request; what is in them too, unless it was stored again after that instant. */
  eraseOf(realm: RealmId, request: Reference, by: Instant): Promise<void>;
  /** How many bytes a user has uploaded since then. */
  bytesSince(realm: RealmId, owner: string, since: Instant): Promise<number>;
}
