import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { ownOrderWire } from '../own-order.ts';

/** Gives a person another voucher for one that they have lost. */
export const replaceVoucherCall = {
  method: 'post',
  path: '/api/{realm}/staff/vouchers/campaigns/{id}/desk/replacements',
  caller: 'staff',
  act: 'counter.serve',
  body: t.type({ key: t.string, identity: t.string, name: t.string }),
  isClosed: true,
  answer: ownOrderWire,
  refusals: ['unknownDocument', 'voucherRefused', 'tooManyAttempts', 'storageFailed'],
} as const satisfies Call;

export const replaceVoucherText: CallText<typeof replaceVoucherCall> = {
  call: replaceVoucherCall,
  id: 'replaceVoucher',
  topic: 'vouchers',
  summary:
    'Gives the person of an identity number another voucher for one that they have lost, with the uses that are left of it. No shop accepts the lost one from then on, whoever has it. name is that of lookUpPersonForVouchers. The key is made by the sender; sent again with it, the replacement is the same.',
  example: { key: 'JtPz0f4uQ8mHc1Xw7bLk2A', identity: '12345678Z', name: '9b1f0c77ad20e6f1' },
  answer: 'The order that the new voucher came by.',
};
