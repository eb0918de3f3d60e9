import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { orNull } from '../decode.ts';
import { readRequestView, requestViewWire } from './sent-request.ts';

/** Says how a finished request went. */
export const rateRequestCall = {
  method: 'post',
  path: '/api/{realm}/requests/rate',
  caller: 'anybody',
  body: t.intersection([
    t.type({ reference: t.string, isSolved: t.boolean, score: t.number }),
    t.partial({ text: orNull(t.string) }),
  ]),
  answer: requestViewWire,
  read: readRequestView,
  refusals: ['unknownRequest', 'opinionRefused', 'storageFailed'],
} as const satisfies Call;

export const rateRequestText: CallText<typeof rateRequestCall> = {
  call: rateRequestCall,
  id: 'rateRequest',
  topic: 'requests',
  summary:
    'Its sender says of a finished request whether it was solved, from 1 to 5 how it went, and a sentence (500 letters at most). The reference is enough, as for reading it. Once: another opinion is refused (opinionRefused; faults has why: notFinished, given, wrongScore, tooLong), the same one again gets the same answer. Only the council reads it.',
  example: { reference: 'K7QM-2XRA-VD5H-N3TE', isSolved: true, score: 4, text: 'Muy rápido.' },
  answer: 'The request.',
};
