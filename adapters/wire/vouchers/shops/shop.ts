import * as t from 'io-ts';
import type { Shop } from '#domain/vouchers/shop.ts';
import { shopStatuses } from '#domain/vouchers/shop.ts';
import { ibanEnd } from '#domain/vouchers/shops/iban.ts';
import { actsOn, shopActs } from '#domain/vouchers/shops/act-on-shop.ts';
import { decimalString } from '#domain/shared/money.ts';
import { localizedText, nullable, wordOf } from '../../decode.ts';

const placeWire = t.type({ lat: t.number, lng: t.number });

/** A shop as everybody may know it. */
export const publicShopWire = t.type({
  id: t.string,
  name: t.string,
  address: t.string,
  place: nullable(placeWire),
  headings: t.array(t.string),
  hours: localizedText,
});
export type PublicShop = t.TypeOf<typeof publicShopWire>;

export const writePublicShop = ({ id, name, address, place, headings, hours }: Shop): PublicShop => ({
  id,
  name,
  address,
  place,
  headings: [...headings],
  hours,
});

/** A shop as staff see it in the list: of its account only the end. */
export const staffShopWire = t.intersection([
  publicShopWire,
  t.type({
    number: t.number,
    taxNumber: t.string,
    ibanEnd: t.string,
    email: t.string,
    telephone: t.string,
    status: wordOf(shopStatuses),
    /** Euros with a point; null: as the campaign says. */
    most: nullable(t.string),
    since: t.string,
    /** Whether it asks to change something of itself. */
    isCorrecting: t.boolean,
    /** What can be done with it now. */
    acts: t.array(wordOf(shopActs)),
  }),
]);
export type StaffShop = t.TypeOf<typeof staffShopWire>;

export const writeStaffShop = (shop: Shop): StaffShop => ({
  ...writePublicShop(shop),
  number: shop.number,
  taxNumber: shop.taxNumber,
  ibanEnd: ibanEnd(shop.iban),
  email: shop.email,
  telephone: shop.telephone,
  status: shop.status,
  most: shop.most === null ? null : decimalString(shop.most),
  since: new Date(shop.since).toISOString(),
  isCorrecting: shop.correction !== null,
  acts: [...actsOn(shop)],
});

/** A shop as its own devices see it. */
export const ownShopWire = t.type({
  id: t.string,
  number: t.number,
  name: t.string,
  ibanEnd: t.string,
  device: t.string,
  hasPasskey: t.boolean,
});
export type OwnShop = t.TypeOf<typeof ownShopWire>;
