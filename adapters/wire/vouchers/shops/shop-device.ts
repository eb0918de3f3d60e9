import * as t from 'io-ts';
import type { Shop } from '#domain/vouchers/shop.ts';
import type { ShopDevice } from '#domain/vouchers/shops/shop-device.ts';
import { staffShopWire, writeStaffShop } from './shop.ts';

/** A device of a shop as staff see it. */
const shopDeviceWire = t.type({ id: t.string, name: t.string, since: t.string, hasPasskey: t.boolean });

/** A shop with its whole account and its devices. */
export const shopWithDevicesWire = t.type({
  shop: staffShopWire,
  iban: t.string,
  devices: t.array(shopDeviceWire),
});

export const writeShopWithDevices = (
  shop: Shop,
  devices: readonly ShopDevice[],
): t.TypeOf<typeof shopWithDevicesWire> => ({
  shop: writeStaffShop(shop),
  iban: shop.iban,
  devices: devices.map(({ id, name, since, passkey }) => ({
    id,
    name,
    since: new Date(since).toISOString(),
    hasPasskey: passkey !== null,
  })),
});
