import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';

/** A paper code for a device of a shop. */
export const giveShopCodeCall = {
  method: 'post',
  path: '/api/{realm}/staff/vouchers/shops/{shop}/codes',
  caller: 'staff',
  act: 'shop.authorise',
  body: t.type({ name: t.string }),
  isClosed: true,
  answer: t.type({ code: t.string, until: t.string }),
  refusals: ['unknownShop', 'shopActRefused', 'storageFailed'],
} as const satisfies Call;

export const giveShopCodeText: CallText<typeof giveShopCodeCall> = {
  call: giveShopCodeCall,
  id: 'giveShopCode',
  topic: 'vouchers',
  summary:
    'Makes a paper code, which is printed and given to an authorised shop: typed once with its tax number, within fourteen days, it makes a browser a device of the shop. name says which one. where of shopActRefused: noName (1 to 60 letters), wrongStatus.',
  example: { name: 'Caja 1' },
  answer: 'The code, twelve letters; no other answer has it.',
};
