import type { VoucherPicture } from '#application/ports/server/vouchers/voucher-pictures.ts';
import type { Passkey } from '#domain/office/access/person.ts';
import type { Shop } from '#domain/vouchers/shop.ts';
import type { ShopDevice } from '#domain/vouchers/shops/shop-device.ts';

type Row = Readonly<Record<string, unknown>>;

type KeptShop = Omit<Shop, 'correction'> & Partial<Pick<Shop, 'correction'>>;

/** A shop of a row that has its body. Bodies of before corrections have none. */
export const shopOf = ({ body }: Row): Shop => ({
  correction: null,
  ...(JSON.parse(String(body)) as KeptShop),
});

/** The shop of the row that was found, if one was. */
export const foundShop = (row: Row | undefined): Shop | null => (row === undefined ? null : shopOf(row));

/** The tax number that no other shop may have; null for one that has left. */
export const ownTaxNumber = ({ status, taxNumber }: Pick<Shop, 'status' | 'taxNumber'>): string | null =>
  status === 'left' ? null : taxNumber;

/** A device from its row: neither its code nor a token. */
export const shopDeviceOf = ({ id, shop, name, since, passkey }: Row): ShopDevice => ({
  id: String(id),
  shop: String(shop),
  name: String(name),
  since: Number(since),
  passkey: typeof passkey === 'string' ? (JSON.parse(passkey) as Passkey) : null,
});

/** The device of the row that was found, if one was. */
export const foundDevice = (row: Row | undefined): ShopDevice | null =>
  row === undefined ? null : shopDeviceOf(row);

/** How the passkey of a device is written: as a text, and its id beside it, which is unique. */
export const writtenPasskey = (
  passkey: Passkey | null,
): readonly [id: string | null, body: string | null] => [
  passkey?.id ?? null,
  passkey && JSON.stringify(passkey),
];

/** A picture of a sale from its row. */
export const salePictureOf = ({ id, campaign, shop, kind, hash, at }: Row): VoucherPicture => ({
  id: String(id),
  campaign: String(campaign),
  shop: String(shop),
  kind: kind === 'identity' ? 'identity' : 'ticket',
  hash: String(hash),
  at: Number(at),
});

/** What the photo of an identity document is sealed for: it opens in no other place. */
export const sealedPhotoSubject = (
  realm: string,
  { campaign, id }: Pick<VoucherPicture, 'campaign' | 'id'>,
): string => JSON.stringify(['photo of an identity document', realm, campaign, id]);
