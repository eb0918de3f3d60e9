import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { orNull } from '../decode.ts';

/** Begins the payment of what an appointment costs. */
export const payFeeCall = {
  method: 'post',
  path: '/api/{realm}/appointments/pay',
  caller: 'session',
  body: t.intersection([t.type({ key: t.string }), t.partial({ forward: orNull(t.string) })]),
  answer: t.type({ payment: t.string, url: t.string }),
  refusals: ['appointmentRefused', 'noBank', 'storageFailed'],
} as const satisfies Call;

export const payFeeText: CallText<typeof payFeeCall> = {
  call: payFeeCall,
  id: 'payFee',
  topic: 'appointments',
  summary:
    'Begins the payment of what an appointment costs, or goes on with the one that was begun: url is the page of the bank, which leads back to forward. The appointment is its person’s whether or not it is paid: it can be paid at the desk too. What was paid goes back if the appointment is given back before its time.',
  example: { key: 'JtPz0f4uQ8mHc1Xw7bLk2A', forward: '/citas' },
  answer: 'The payment, and where it is paid.',
};
