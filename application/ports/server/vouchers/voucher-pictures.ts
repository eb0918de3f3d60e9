import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** A picture of a sale: its ticket, or the masked photo that proves whose voucher it was. */
export interface VoucherPicture {
  readonly id: string;
  readonly campaign: string;
  readonly shop: string;
  readonly kind: 'ticket' | 'identity';
  /** SHA-256 of the bytes as the shop sent them. */
  readonly hash: string;
  readonly at: Instant;
}

/**
 * The pictures of sales. A photo of an identity document is stored under a random key of its campaign and day, and can be
 * read only as long as that key is there. Keys are in no backup.
 */
export interface VoucherPictures {
  keep(realm: RealmId, picture: VoucherPicture, content: Uint8Array): Promise<void>;
  find(realm: RealmId, id: string): Promise<VoucherPicture | null>;
  /** What is in a picture; null if it is unknown, or if its key was destroyed. */
  read(realm: RealmId, id: string): Promise<Uint8Array | null>;
  /** The first ticket of a campaign with these bytes that another picture id has; null if there is none. */
  sameTicket(
    realm: RealmId,
    picture: Pick<VoucherPicture, 'campaign' | 'hash' | 'id'>,
  ): Promise<string | null>;
  /** Destroys the keys of a campaign of the days that ended before: what was sold then is paid, and no photo of it is read any more. */
  destroyKeys(realm: RealmId, campaign: string, before: Instant): Promise<void>;
  /** Erases every picture of a campaign, with its keys: what they proved is paid. `now` is for the files that are left. */
  eraseCampaign(realm: RealmId, campaign: string, now: Instant): Promise<void>;
  /** Destroys the keys of photos whose thirty days end now, and erases the photos that no key opens any more. */
  destroyOld(now: Instant): Promise<void>;
}
