import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { peopleToTellWire } from '../../office/person-to-tell.ts';

/** Who of an activity is called. */
export const listApplicantsToCallCall = {
  method: 'get',
  path: '/api/{realm}/staff/registrations/activities/{id}/calls',
  caller: 'staff',
  act: 'registration.serve',
  answer: peopleToTellWire,
  refusals: ['unknownDocument'],
} as const satisfies Call;

export const listApplicantsToCallText: CallText<typeof listApplicantsToCallCall> = {
  call: listApplicantsToCallCall,
  id: 'listApplicantsToCall',
  topic: 'registrations',
  summary:
    'Who of an activity is called by telephone: it was called off (calledOff) or a place is set aside for them (offered), and they left no mail or it was tried for a day in vain. Those whom nobody has called come first. person is the letters of the application.',
  answer: 'Whom to call, and who was called by whom and when.',
};

/** Notes that an applicant was called. */
export const noteApplicantCalledCall = {
  method: 'post',
  path: '/api/{realm}/staff/registrations/activities/{id}/calls',
  caller: 'staff',
  act: 'registration.serve',
  body: t.type({ person: t.string }),
  isClosed: true,
  answer: peopleToTellWire,
  refusals: ['unknownDocument', 'registrationRefused', 'storageFailed'],
} as const satisfies Call;

export const noteApplicantCalledText: CallText<typeof noteApplicantCalledCall> = {
  call: noteApplicantCalledCall,
  id: 'noteApplicantCalled',
  topic: 'registrations',
  summary:
    'Notes that a person of listApplicantsToCall was called, with who did it and when, as a step of their application. Noted again, it is as it was.',
  example: { person: 'k7qd2m9xw3fp' },
  answer: 'Whom to call, and who was called.',
};
