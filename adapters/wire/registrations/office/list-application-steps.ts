import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { stepWire } from '../../steps/step.ts';

/** What happened to an application. */
export const listApplicationStepsCall = {
  method: 'get',
  path: '/api/{realm}/staff/registrations/activities/{id}/applications/{code}/steps',
  caller: 'staff',
  act: 'registration.serve',
  answer: t.type({ items: t.array(stepWire) }),
  refusals: ['unknownDocument', 'registrationRefused'],
} as const satisfies Call;

export const listApplicationStepsText: CallText<typeof listApplicationStepsCall> = {
  call: listApplicationStepsCall,
  id: 'listApplicationSteps',
  topic: 'registrations',
  summary:
    'What happened to an application: who decided, who read a proof, and each time that it was passed over in a waiting list. Then to is the group, the segment and the reason, as mati/others/segment.',
  answer: 'The steps, the first one first.',
};
