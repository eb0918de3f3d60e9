import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';

/** The receipt of a request, to be printed. */
export const readReceiptPageCall = {
  method: 'get',
  path: '/api/{realm}/staff/requests/{reference}/receipt',
  caller: 'staff',
  act: 'request.enter',
  answer: { type: 'text/html' },
  refusals: ['unknownRequest'],
} as const satisfies Call;

export const readReceiptPageText: CallText<typeof readReceiptPageCall> = {
  call: readReceiptPageCall,
  id: 'readReceiptPage',
  topic: 'requests',
  summary:
    'A page to be printed for the person for whom staff entered a request: number, form, day, reference and address, in their language. Only of requests that staff entered: the reference of others is their sender’s alone.',
  answer: 'The page, without script.',
};
