import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { staffApplicationWire, admissionVerdictWire } from './staff-application.ts';

/** Answers an appeal. */
export const answerAppealCall = {
  method: 'post',
  path: '/api/{realm}/staff/registrations/activities/{id}/appeals',
  caller: 'staff',
  act: 'registration.decide',
  body: admissionVerdictWire,
  isClosed: true,
  answer: staffApplicationWire,
  refusals: ['unknownDocument', 'registrationRefused', 'storageFailed'],
} as const satisfies Call;

export const answerAppealText: CallText<typeof answerAppealCall> = {
  call: answerAppealCall,
  id: 'answerAppeal',
  topic: 'registrations',
  summary:
    'Answers an appeal and decides the application anew. The reason is the answer, and is public without a name.',
  example: {
    code: '7k2qras0mz',
    isAdmitted: true,
    reason: 'El documento estaba.',
    segments: [],
    points: [],
    exemptions: [],
  },
  answer: 'The application as it is then.',
};
