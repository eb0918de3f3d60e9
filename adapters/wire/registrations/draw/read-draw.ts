import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { shownDrawWire } from './draw.ts';

/** What was sealed of a draw, and its act. */
export const readDrawCall = {
  method: 'get',
  path: '/api/{realm}/draws/{id}',
  caller: 'anybody',
  answer: shownDrawWire,
  refusals: ['unknownDocument'],
} as const satisfies Call;

export const readDrawText: CallText<typeof readDrawCall> = {
  call: readDrawCall,
  id: 'readDraw',
  topic: 'registrations',
  summary:
    'What the council sealed when the list of an activity closed: the SHA-256 of the list and of its secret seed. Once two people have added the public value in the act, also the seed, the value, where it is from, the SHA-256 of the outcome, and both signatures (WebAuthn, whose challenge is “concejo draw HASH”).',
  answer:
    'The draw; act is null before the act. isErased: its list and its outcome were erased, a year after the last day of the activity; who kept the record can still verify it. line: only while lots of vouchers are passed on; the position of the next person in the line of each type, null if nobody waits.',
};
