import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { closureWire } from './closure.ts';

/** Notes that somebody of staff called a person whose appointment was closed. */
export const notePhonedCall = {
  method: 'post',
  path: '/api/{realm}/staff/appointments/closures/{closure}/phoned',
  caller: 'staff',
  act: 'counter.serve',
  body: t.type({ person: t.string }),
  answer: closureWire,
  refusals: ['appointmentRefused', 'storageFailed'],
} as const satisfies Call;

export const notePhonedText: CallText<typeof notePhonedCall> = {
  call: notePhonedCall,
  id: 'notePhoned',
  topic: 'appointments',
  summary:
    'Notes that a person who left no mail knows by telephone that their appointment was closed. person is that of the list of closures.',
  example: { person: '9f2c4be07d1a4c66' },
  answer: 'The closure.',
};
