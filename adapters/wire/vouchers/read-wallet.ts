import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { ownOrderWire } from './own-order.ts';

/** How many orders are read at once. */
export const mostOrdersRead = 50;

/** The orders of a device, by their keys. Posted, so that no address and no log has a key. */
export const readWalletCall = {
  method: 'post',
  path: '/api/{realm}/vouchers/wallet',
  caller: 'anybody',
  body: t.type({ orders: t.array(t.type({ campaign: t.string, key: t.string })) }),
  answer: t.type({ items: t.array(ownOrderWire) }),
  refusals: [],
} as const satisfies Call;

export const readWalletText: CallText<typeof readWalletCall> = {
  call: readWalletCall,
  id: 'readWallet',
  topic: 'vouchers',
  summary:
    'The orders with these keys (50 at most), with their vouchers: codes for shops, and how often each was used. Unknown keys are left out. An order whose payment has come gets its vouchers by this.',
  example: { orders: [{ campaign: 'otono', key: 'JtPz0f4uQ8mHc1Xw7bLk2A' }] },
  answer: 'The orders.',
};
