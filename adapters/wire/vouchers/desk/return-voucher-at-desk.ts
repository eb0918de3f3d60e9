import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';

/** Cash that a desk gave back. */
export const deskReceiptWire = t.type({
  number: t.string,
  type: t.string,
  /** Cents. */
  amount: t.number,
  /** Who gave it back, and when. */
  by: t.string,
  at: t.string,
});
export type DeskReceiptAnswer = t.TypeOf<typeof deskReceiptWire>;

/** Gives the price of a voucher that a desk sold back in cash. */
export const returnVoucherAtDeskCall = {
  method: 'post',
  path: '/api/{realm}/staff/vouchers/campaigns/{id}/desk/returns',
  caller: 'staff',
  act: 'counter.serve',
  body: t.type({ identity: t.string, name: t.string }),
  isClosed: true,
  answer: deskReceiptWire,
  refusals: ['unknownDocument', 'voucherRefused', 'tooManyAttempts', 'storageFailed'],
} as const satisfies Call;

export const returnVoucherAtDeskText: CallText<typeof returnVoucherAtDeskCall> = {
  call: returnVoucherAtDeskCall,
  id: 'returnVoucherAtDesk',
  topic: 'vouchers',
  summary:
    'Takes an unused voucher back that a desk sold, from the person of an identity number, and notes that its price was given back in cash; of one that they returned over the web, the cash alone. name is that of lookUpPersonForVouchers. Sent again, the receipt is the same, and the cash counts once.',
  example: { identity: '12345678Z', name: '9b1f0c77ad20e6f1' },
  answer: 'The receipt.',
};
