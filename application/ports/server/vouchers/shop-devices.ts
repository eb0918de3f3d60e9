import type { Passkey } from '#domain/office/access/person.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { ShopDevice } from '#domain/vouchers/shops/shop-device.ts';

/** A session of a device: by which token it is known, and until when. */
export interface ShopSession {
  /** Keyed hash of the token. */
  readonly token: string;
  readonly until: Instant;
}

/** The devices of shops, the paper codes that make them, and their sessions. What is over is erased whenever something is stored. */
export interface ShopDevices {
  /** Stores a device under the keyed hash of the paper code that starts it, until the code ends. */
  issue(
    realm: RealmId,
    device: ShopDevice,
    code: { readonly digest: string; readonly until: Instant },
  ): Promise<void>;
  /** Starts the device of a code that belongs to the shop, once: of all who ask, one gets it. */
  start(
    realm: RealmId,
    code: { readonly shop: string; readonly digest: string },
    session: ShopSession,
    now: Instant,
  ): Promise<ShopDevice | null>;
  /** The device of a token. */
  ofToken(realm: RealmId, token: string, now: Instant): Promise<ShopDevice | null>;
  /** The device that has a passkey of that id. */
  ofPasskey(realm: RealmId, key: string): Promise<ShopDevice | null>;
  /** Opens a session of a device, and stores its passkey as it is after use. False if the device is no longer there. */
  open(realm: RealmId, device: ShopDevice, session: ShopSession, now: Instant): Promise<boolean>;
  /** The devices of a shop that were started, by name. */
  of(realm: RealmId, shop: string): Promise<readonly ShopDevice[]>;
  /** How many devices of all shops of a town were started. */
  count(realm: RealmId): Promise<number>;
  /** Sets the passkey of a device. False if another device has it, or this one is no longer there. */
  setPasskey(realm: RealmId, device: string, passkey: Passkey): Promise<boolean>;
  /** Ends a session. */
  signOut(realm: RealmId, token: string): Promise<void>;
  /** Erases a device with its sessions; null: all devices of the shop, and its codes. */
  end(realm: RealmId, shop: string, device: string | null): Promise<void>;
}
