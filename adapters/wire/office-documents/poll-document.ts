import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { nullable } from '../decode.ts';
import { boundedCount, optionalText } from '../query.ts';
import { draftFieldWire } from './field.ts';
import { presenceWire, statusWire } from './status.ts';

/** What is new in a document that somebody has open. */
export const pollDocumentCall = {
  method: 'get',
  path: '/api/{realm}/staff/documents/{collection}/{id}/draft',
  query: { since: boundedCount(0, 999_999), field: optionalText },
  caller: 'staff',
  act: 'document.read',
  answer: t.intersection([
    statusWire,
    t.type({ draft: nullable(t.array(draftFieldWire)), presence: t.array(presenceWire) }),
  ]),
  refusals: ['unknownDocument'],
} as const satisfies Call;

export const pollDocumentText: CallText<typeof pollDocumentCall> = {
  call: pollDocumentCall,
  id: 'pollDocument',
  topic: 'documents',
  summary:
    'What is new in a document that the caller has open, and who else has. Whoever asks is shown to the others for 30 seconds.',
  query: {
    since: { tells: 'The version that the caller has.', example: '7' },
    field: { tells: 'The path of the field where the caller is.', example: 'title/va' },
  },
  answer: 'draft has all its fields, or is null if the version is still the one given.',
};
