import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { wordOf } from '../../decode.ts';
import { staffApplicationWire } from './staff-application.ts';

/** Ends a place. */
export const endPlaceCall = {
  method: 'post',
  path: '/api/{realm}/staff/registrations/activities/{id}/endings',
  caller: 'staff',
  act: 'registration.decide',
  body: t.type({ code: t.string, to: wordOf(['left', 'expelled', 'excluded']), reason: t.string }),
  isClosed: true,
  answer: t.type({ money: wordOf(['returned', 'waits', 'nothing']), application: staffApplicationWire }),
  refusals: ['unknownDocument', 'registrationRefused', 'storageFailed'],
} as const satisfies Call;

export const endPlaceText: CallText<typeof endPlaceCall> = {
  call: endPlaceCall,
  id: 'endPlace',
  topic: 'registrations',
  summary:
    'Ends the place of somebody who is enrolled: left, by the terms; expelled, with nothing back; excluded, if they should not have had it, with all back. The place goes to who waits. money says what became of it: waits means that staff must return it.',
  example: { code: '7k2qras0mz', to: 'expelled', reason: 'No viene desde octubre.' },
  answer: 'The application as it is then.',
};
