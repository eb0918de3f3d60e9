import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';

/** A proof of an application. */
export const readProofCall = {
  method: 'get',
  path: '/api/{realm}/staff/registrations/activities/{id}/applications/{code}/proofs/{proof}',
  caller: 'staff',
  act: 'registration.decide',
  answer: { type: 'application/octet-stream' },
  refusals: ['unknownDocument', 'unknownFile', 'filesUnavailable'],
} as const satisfies Call;

export const readProofText: CallText<typeof readProofCall> = {
  call: readProofCall,
  id: 'readProof',
  topic: 'registrations',
  summary: 'A proof of an application, as a download. That it was read is a step of the application.',
  answer: 'The file.',
};
