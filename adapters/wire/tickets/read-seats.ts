import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { placeNeeds } from '#domain/tickets/ticketed-event.ts';
import { localizedText, wordOf } from '../decode.ts';
import { optionalText } from '../query.ts';

/** The seats of a session. */
export const readSeatsCall = {
  method: 'get',
  path: '/api/{realm}/tickets/events/{id}/seats',
  caller: 'anybody',
  query: { session: optionalText },
  answer: t.type({
    pools: t.array(
      t.type({
        id: t.string,
        title: localizedText,
        types: t.array(t.string),
        rows: t.array(
          t.type({
            id: t.string,
            seats: t.array(t.type({ number: t.number, need: wordOf(placeNeeds), isFree: t.boolean })),
          }),
        ),
      }),
    ),
  }),
  refusals: ['unknownDocument'],
} as const satisfies Call;

export const readSeatsText: CallText<typeof readSeatsCall> = {
  call: readSeatsCall,
  id: 'readSeats',
  topic: 'tickets',
  summary:
    'The seats of a session, row by row, and which of them are free now. need: a place for a wheelchair or for who comes along with one is sold for that alone.',
  query: { session: { tells: 'The id of the session.', example: 'vie' } },
  answer: 'The pools of the event that have seats, with the types that take one of them.',
};

/** The seats of a session. */
export type SeatsAnswer = t.TypeOf<typeof readSeatsCall.answer>;
