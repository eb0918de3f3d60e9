import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { publishedDrawWire } from './published-draw.ts';

/** All of a draw, with which anybody draws it again. */
export const readDrawRecordCall = {
  method: 'get',
  path: '/api/{realm}/draws/{id}/record',
  caller: 'anybody',
  answer: publishedDrawWire,
  refusals: ['unknownDocument'],
} as const satisfies Call;

export const readDrawRecordText: CallText<typeof readDrawRecordCall> = {
  call: readDrawRecordCall,
  id: 'readDrawRecord',
  topic: 'registrations',
  summary:
    'All that is published of a draw: its head as in readDraw, the list without names, and after the act the outcome. list and outcome are canonical JSON as they stand in the answer: listHash and resultHash are the SHA-256 of these bytes. An application’s number is the HMAC-SHA-256 of its id, or its family’s, with the seed and the value one after the other as the key; smaller numbers come first among equal points. docs/draw-format.md says the rest; concejo draw verify does all of it.',
  answer: 'The record; outcome is null before the act.',
};
