import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { readReferenceWire } from './request.ts';
import { readRequestView, requestViewWire } from './sent-request.ts';

/** Takes a request back. */
export const retractRequestCall = {
  method: 'post',
  path: '/api/{realm}/requests/retract',
  caller: 'session',
  body: readReferenceWire,
  answer: requestViewWire,
  read: readRequestView,
  refusals: ['unknownRequest', 'notSender', 'requestOver', 'storageFailed'],
} as const satisfies Call;

export const retractRequestText: CallText<typeof retractRequestCall> = {
  call: retractRequestCall,
  id: 'retractRequest',
  topic: 'requests',
  summary:
    'The sender of a request takes it back: its state is Retirada, all that came from the sender is erased, and it is public nowhere. Number, days, mailbox, category, payment and what the council wrote stay. Accepted from the device that sent it and from a device that has verified the e-mail with which it was sent; the reference alone is not enough. A request that is finished is refused (requestOver); taking it back again gets the same answer.',
  example: { reference: 'K7QM-2XRA-VD5H-N3TE' },
  answer: 'What is left of the request.',
};
