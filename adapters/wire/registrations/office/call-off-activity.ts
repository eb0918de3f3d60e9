import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';

/** Calls an activity off. */
export const callActivityOffCall = {
  method: 'post',
  path: '/api/{realm}/staff/registrations/activities/{id}/call-off',
  caller: 'staff',
  act: 'registration.callOff',
  body: t.type({ reason: t.string }),
  isClosed: true,
  answer: t.type({ isCalledOff: t.boolean, applications: t.number, waits: t.number }),
  refusals: ['unknownDocument', 'registrationRefused', 'storageFailed'],
} as const satisfies Call;

export const callActivityOffText: CallText<typeof callActivityOffCall> = {
  call: callActivityOffCall,
  id: 'callActivityOff',
  topic: 'registrations',
  summary:
    'Calls an activity off. The first signature waits; the second one, of another person, does it: nobody applies any more, all applications, offers, waiting and places end, everybody who left a mail is told, and all that was paid goes back. Sent again, it goes on where it was interrupted. The reason is that of the first one, and everybody reads it. where of registrationRefused: noReason, sameSigner, notNow (its last day is over), changed.',
  example: { reason: 'La monitora está de baja y no hay quien la sustituya.' },
  answer:
    'Whether it is called off, how many applications ended with it, and the refunds of how many wait for staff.',
};
