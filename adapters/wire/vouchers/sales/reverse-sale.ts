import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { saleWire } from './sale.ts';

/** Takes a sale back, by its shop. */
export const reverseSaleCall = {
  method: 'post',
  path: '/api/{realm}/shop/sales/{sale}/reverse',
  caller: 'anybody',
  body: t.type({ campaign: t.string }),
  isClosed: true,
  answer: saleWire,
  refusals: ['shopNotAuthorised', 'unknownSale', 'reversalRefused', 'storageFailed'],
} as const satisfies Call;

export const reverseSaleText: CallText<typeof reverseSaleCall> = {
  call: reverseSaleCall,
  id: 'reverseSale',
  topic: 'vouchers',
  summary:
    'Takes a sale back within fifteen minutes: its vouchers have their uses again. where of reversalRefused: tooLate, settled, voucherOver, busy.',
  example: { campaign: 'otono' },
  answer: 'The sale as it is then.',
};

/** Takes a sale back, by staff. */
export const reverseSaleForShopCall = {
  method: 'post',
  path: '/api/{realm}/staff/vouchers/shops/{shop}/sales/{sale}/reverse',
  caller: 'staff',
  act: 'shop.authorise',
  body: t.type({ campaign: t.string, reason: t.string }),
  isClosed: true,
  answer: saleWire,
  refusals: ['unknownSale', 'reversalRefused', 'storageFailed'],
} as const satisfies Call;

export const reverseSaleForShopText: CallText<typeof reverseSaleForShopCall> = {
  call: reverseSaleForShopCall,
  id: 'reverseSaleForShop',
  topic: 'vouchers',
  summary:
    'Takes a sale back for its shop, with a reason, at any time before it is settled. where of reversalRefused: noReason, settled, voucherOver, busy.',
  example: { campaign: 'otono', reason: 'El cliente devolvió la compra.' },
  answer: 'The sale as it is then.',
};
