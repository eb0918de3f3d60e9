import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { letterRecordWire } from './letters.ts';

/** Notes how many letters came back. */
export const noteReturnedCall = {
  method: 'post',
  path: '/api/{realm}/staff/votes/{id}/letters/returned',
  caller: 'staff',
  act: 'census.change',
  body: t.type({ returned: t.number }),
  isClosed: true,
  answer: letterRecordWire,
  refusals: ['unknownSurvey', 'lettersRefused', 'storageFailed'],
} as const satisfies Call;

export const noteReturnedText: CallText<typeof noteReturnedCall> = {
  call: noteReturnedCall,
  id: 'noteReturned',
  topic: 'votes',
  summary:
    'Notes how many letters the post has brought back in all. where is tooManyReturned if that is more than were sent, or returned if it is no number (lettersRefused).',
  example: { returned: 41 },
  answer: 'The letters in numbers.',
};
