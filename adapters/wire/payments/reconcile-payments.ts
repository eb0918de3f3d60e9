import * as t from 'io-ts';
import { orNull } from '../decode.ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { reconciliationWire } from './reconciliation.ts';

/** The files of the bank, in Base64, since they are rarely UTF-8. */
const bankFilesWire = t.intersection([
  t.type({ redsys: t.string }),
  t.partial({
    norma43: orNull(t.string),
    from: orNull(t.string),
    until: orNull(t.string),
    settle: orNull(t.boolean),
  }),
]);

/** Compares the payments of a town with the lists of its bank. */
export const reconcilePaymentsCall = {
  method: 'post',
  path: '/api/{realm}/staff/payments/reconcile',
  caller: 'staff',
  act: 'payment.read',
  // Two files of 4 MiB in Base64.
  bodyLimit: 12 * 1024 * 1024,
  body: bankFilesWire,
  isClosed: true,
  answer: reconciliationWire,
  refusals: ['statementRefused', 'storageFailed'],
} as const satisfies Call;

export const reconcilePaymentsText: CallText<typeof reconcilePaymentsCall> = {
  call: reconcilePaymentsCall,
  id: 'reconcilePayments',
  topic: 'requests',
  summary:
    'Compares the payments of a town with the list of operations of its gateway (`redsys`: the CSV that the pages of Redsys export) and, if it is sent, with the statement of its account (`norma43`). Both are Base64, of at most 4 MiB each. The days are those of the operations unless `from` and `until` say others. Nothing is changed unless `settle` is true: then payments in review and refunds that wait are settled where the bank is clear. A file with a fault is refused, with the line and the columns of each fault. It needs a role in the whole town.',
  example: {
    redsys: 'RmVjaGE7VGlwbyBvcGVyYWNp824=',
    norma43: null,
    from: '2026-11-01',
    until: '2026-11-30',
    settle: false,
  },
  answer:
    'Each payment, refund and operation in one group; and each day of operations beside the movements that paid it out.',
};
