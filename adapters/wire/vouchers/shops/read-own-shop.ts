import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { ownShopWire } from './shop.ts';

/** The shop whose device the browser is. */
export const readOwnShopCall = {
  method: 'get',
  path: '/api/{realm}/shop',
  caller: 'anybody',
  answer: ownShopWire,
  refusals: ['shopNotAuthorised'],
} as const satisfies Call;

export const readOwnShopText: CallText<typeof readOwnShopCall> = {
  call: readOwnShopCall,
  id: 'readOwnShop',
  topic: 'vouchers',
  summary: 'The authorised shop whose device the browser is, by the cookie of startShopDevice or signShopIn.',
  answer: 'The shop.',
};
