import type { RealmId } from '#domain/shared/ids.ts';

/** A campaign of vouchers of a town: each has keys of its own. */
export interface CampaignName {
  readonly realm: RealmId;
  readonly campaign: string;
}

/** The keys of campaigns. They are not in the database, and none is a vote's. */
export interface VoucherKeys {
  /** The mark of a checked person in a campaign: the same for the same one, and joined with nothing of another campaign. */
  readonly holder: (name: CampaignName, person: string) => string;
  /** The public key under which the codes of a campaign are signed: 32 bytes. */
  readonly publicKey: (name: CampaignName) => Uint8Array;
  /** The Ed25519 signature of bytes: 64 bytes, always the same for the same ones. */
  readonly sign: (name: CampaignName, bytes: Uint8Array) => Uint8Array;
}
