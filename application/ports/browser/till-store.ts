/** Of what a picture of a sale is. */
export type TillPictureKind = 'ticket' | 'identity';

/** A sale that was made without a line, and waits on the device for it. */
export interface UnsentSale {
  readonly realm: string;
  readonly shop: string;
  /** The name of the sale: the council finishes it once, however often it is sent. */
  readonly key: string;
  readonly campaign: string;
  /** When its allowance was reserved: the name of the allowance. */
  readonly allowance: string;
  /** When it was made, by the council's clock, as an ISO moment. */
  readonly madeAt: string;
  /** In euros with a point. */
  readonly price: string;
  /** The text of each code or the letters of its voucher, and in cents what its uses are worth. */
  readonly lines: readonly {
    readonly code: string;
    readonly voucher: string;
    readonly uses: number;
    readonly amount: number;
  }[];
  /** The ids of pictures that the council has got; null if they wait on the device, or there are none. */
  readonly ticket: string | null;
  readonly photo: string | null;
  /** The identity number of the customer, which is stored sealed; null if the rule asks for none. */
  readonly number: string | null;
  readonly isSeen: boolean;
}

/** Which sale on the device. */
export type UnsentName = Pick<UnsentSale, 'realm' | 'shop' | 'key'>;

/** A picture that waits with its sale. */
export interface TillPicture extends Pick<UnsentSale, 'realm' | 'key'> {
  readonly kind: TillPictureKind;
}

/**
 * What a till keeps on its device for the time without a line. Identity numbers and pictures of identity documents are
 * sealed with a key that no script can read out of the browser.
 */
export interface TillStore<Prepared> {
  /** What the council gave the shop beforehand; null if there is nothing. */
  prepared(realm: string, shop: string): Promise<Prepared | null>;
  /** Keeps what the council gave; null forgets it. Whether the device does. */
  prepare(realm: string, shop: string, prepared: Prepared | null): Promise<boolean>;
  /** The sales of a shop that wait, the first one first. */
  unsent(realm: string, shop: string): Promise<readonly UnsentSale[]>;
  /** Keeps a sale, or what changed of it. Whether the device keeps it. */
  keep(sale: UnsentSale): Promise<boolean>;
  /** Forgets a sale with its pictures. */
  drop(sale: UnsentName): Promise<void>;
  /** Keeps a picture. Whether the device keeps it. */
  keepPicture(picture: TillPicture, bytes: Uint8Array): Promise<boolean>;
  /** Null if it is not there, or can no longer be opened. */
  picture(picture: TillPicture): Promise<Uint8Array | null>;
  /** Forgets the pictures of a sale that was not made. */
  dropPictures(sale: Pick<UnsentSale, 'realm' | 'key'>): Promise<void>;
}
