import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { staffApplicationWire, admissionVerdictWire } from './staff-application.ts';

/** Decides an application. */
export const judgeApplicationCall = {
  method: 'post',
  path: '/api/{realm}/staff/registrations/activities/{id}/verdicts',
  caller: 'staff',
  act: 'registration.decide',
  body: admissionVerdictWire,
  isClosed: true,
  answer: staffApplicationWire,
  refusals: ['unknownDocument', 'registrationRefused', 'storageFailed'],
} as const satisfies Call;

export const judgeApplicationText: CallText<typeof judgeApplicationCall> = {
  call: judgeApplicationCall,
  id: 'judgeApplication',
  topic: 'registrations',
  summary:
    'Admits an application or excludes it, and confirms what it claims; nothing that was not claimed. An exclusion needs a reason, which is public without a name. It is seen once its list is published; where the first to come have the places, at once.',
  example: { code: '7k2qras0mz', isAdmitted: true, reason: '', segments: [], points: [], exemptions: [] },
  answer: 'The application as it is then.',
};
