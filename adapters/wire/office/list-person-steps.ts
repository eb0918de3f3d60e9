import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { stepWire } from '../steps/step.ts';

/** Lists the steps of a person of staff. */
export const listPersonStepsCall = {
  method: 'get',
  path: '/api/{realm}/staff/people/{person}/steps',
  caller: 'staff',
  act: 'staff.read',
  answer: t.type({ items: t.array(stepWire) }),
  refusals: ['unknownPerson'],
} as const satisfies Call;

export const listPersonStepsText: CallText<typeof listPersonStepsCall> = {
  call: listPersonStepsCall,
  id: 'listPersonSteps',
  topic: 'staff',
  summary:
    'Who did what to a person of staff, the first step first: invitations, roles, keys, sign-ins, the end. by is the name of a person, operator for the command line or system.',
  answer: 'The steps.',
};
