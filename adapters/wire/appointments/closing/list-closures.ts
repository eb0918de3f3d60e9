import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { closureWire } from './closure.ts';

/** The closures of an office. */
export const listClosuresCall = {
  method: 'get',
  path: '/api/{realm}/staff/appointments/offices/{office}/closures',
  caller: 'staff',
  act: 'counter.serve',
  answer: t.type({ items: t.array(closureWire), itemsCount: t.number }),
  refusals: ['appointmentRefused'],
} as const satisfies Call;

export const listClosuresText: CallText<typeof listClosuresCall> = {
  call: listClosuresCall,
  id: 'listClosures',
  topic: 'appointments',
  summary:
    'The closures of an office that staff made, the last one first, each with everybody who was in it and whether they know.',
  answer: 'The closures.',
};
