import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { shopWithDevicesWire } from './shop-device.ts';

/** Ends a device of a shop: it was lost, for example. */
export const endShopDeviceCall = {
  method: 'post',
  path: '/api/{realm}/staff/vouchers/shops/{shop}/devices/end',
  caller: 'staff',
  act: 'shop.authorise',
  body: t.type({ device: t.string }),
  isClosed: true,
  answer: shopWithDevicesWire,
  refusals: ['unknownShop', 'storageFailed'],
} as const satisfies Call;

export const endShopDeviceText: CallText<typeof endShopDeviceCall> = {
  call: endShopDeviceCall,
  id: 'endShopDevice',
  topic: 'vouchers',
  summary: 'Erases a device of a shop with its session and its passkey. A new paper code makes another.',
  example: { device: '3f2a91c07be8d415' },
  answer: 'The shop with the devices that are left.',
};
