import * as t from 'io-ts';
import { shopActs } from '#domain/vouchers/shops/act-on-shop.ts';
import { nullable, wordOf } from '../../decode.ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { staffShopWire } from './shop.ts';

/** Authorises a shop, suspends it, or lets it leave. */
export const actOnShopCall = {
  method: 'post',
  path: '/api/{realm}/staff/vouchers/shops/{shop}/acts',
  caller: 'staff',
  act: 'shop.authorise',
  body: t.type({ act: wordOf(shopActs), reason: t.string, most: nullable(t.string) }),
  isClosed: true,
  answer: staffShopWire,
  refusals: ['unknownShop', 'shopActRefused', 'storageFailed'],
} as const satisfies Call;

export const actOnShopText: CallText<typeof actOnShopCall> = {
  call: actOnShopCall,
  id: 'actOnShop',
  topic: 'vouchers',
  summary:
    'authorise lets a shop take vouchers, also after it was suspended, and sets the most that it can be paid in a campaign (euros with a point; null: as the campaign says). suspend stops its devices until it is authorised again. leave is for good, and erases its devices; of a shop that has only applied it refuses it. All but the first authorisation need a reason of 500 letters at most. where of shopActRefused: wrongStatus, noReason, most.',
  example: { act: 'suspend', reason: 'No ha enseñado los tickets que se le han pedido.', most: null },
  answer: 'The shop as it is then.',
};
