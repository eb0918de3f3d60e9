import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { noticeTakenWire } from './payment.ts';

/** The bank’s signed notice (Redsys), which alone decides whether a payment is paid. */
export const takeNoticeCall = {
  method: 'post',
  path: '/api/{realm}/payments/notice',
  caller: 'anybody',
  form: {
    type: 'application/x-www-form-urlencoded',
    names: ['Ds_SignatureVersion', 'Ds_MerchantParameters', 'Ds_Signature'],
  },
  answer: noticeTakenWire,
  refusals: ['unknownPayment'],
} as const satisfies Call;

export const takeNoticeText: CallText<typeof takeNoticeCall> = {
  call: takeNoticeCall,
  id: 'takeNotice',
  topic: 'requests',
  summary:
    'The bank’s signed notice (Redsys), which alone decides whether a payment is paid. It must be about this shop’s own order, in euros; another amount puts the payment in review.',
  answer: 'The notice was accepted.',
};
