import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { orNull } from '../decode.ts';
import { readRequestView, requestViewWire } from './sent-request.ts';

/** A reply: its text, photos by the ids of their uploads, and a key made with its draft. */
const replyWire = t.intersection([
  t.type({ reference: t.string, text: t.string, key: t.string }),
  t.partial({ images: orNull(t.array(t.string)) }),
]);

/** Adds what the sender of a request writes to it. */
export const replyToRequestCall = {
  method: 'post',
  path: '/api/{realm}/requests/reply',
  caller: 'session',
  body: replyWire,
  answer: requestViewWire,
  read: readRequestView,
  refusals: [
    'unknownRequest',
    'notSender',
    'requestOver',
    'replyRefused',
    'tooManyAttempts',
    'keyReused',
    'storageFailed',
  ],
} as const satisfies Call;

export const replyToRequestText: CallText<typeof replyToRequestCall> = {
  call: replyToRequestCall,
  id: 'replyToRequest',
  topic: 'requests',
  summary:
    'The sender of a request writes to the council, with up to five photos that the same session uploaded. key (16 to 64 letters and digits) names the intent: the same reply under the same key is stored once. Accepted from the device that sent the request, from a device that has verified the e-mail with which it was sent and, if nothing in the request says who sent it, with the reference alone. Five replies in ten minutes, thirty in a day.',
  example: {
    reference: 'K7QM-2XRA-VD5H-N3TE',
    text: 'Sigue sin luz: os mando otra foto.',
    images: ['B4ZC-W6PJ-2XRA-VD5H'],
    key: 'vd5hn3tek7qm2xrab4zcw6pj',
  },
  answer: 'The request with the reply.',
};
