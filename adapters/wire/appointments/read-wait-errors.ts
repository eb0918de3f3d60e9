import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { nullable } from '../decode.ts';
import { optionalDay } from '../query.ts';

/** How wrong the waits were that people were told. */
export const readWaitErrorsCall = {
  method: 'get',
  path: '/api/{realm}/staff/appointments/offices/{office}/waits',
  query: { from: optionalDay },
  caller: 'staff',
  act: 'counter.serve',
  answer: t.type({
    items: t.array(
      t.type({
        services: nullable(t.array(t.string)),
        count: t.number,
        within: t.number,
        median: t.number,
        most: t.number,
      }),
    ),
    itemsCount: t.number,
  }),
  refusals: ['appointmentRefused'],
} as const satisfies Call;

export const readWaitErrorsText: CallText<typeof readWaitErrorsCall> = {
  call: readWaitErrorsCall,
  id: 'readWaitErrors',
  topic: 'appointments',
  summary:
    'How wrong the waits were that people were told when they began to wait, in minutes from the middle of the range: of all first, then by services. The error of half of them is at most median, and that of nine of ten at most most; within is how many waited as long as they were told.',
  query: { from: { tells: 'The first day; a week ago if it is missing.', example: '2026-11-23' } },
  answer: 'Errors of waits.',
};
