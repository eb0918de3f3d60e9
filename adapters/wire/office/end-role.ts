import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { askedGrantWire } from './grant.ts';
import { personWire } from './person.ts';

/** Takes a role away from somebody, from now on. */
export const endRoleCall = {
  method: 'post',
  path: '/api/{realm}/staff/people/{person}/grants/end',
  caller: 'staff',
  act: 'staff.grant',
  body: askedGrantWire,
  isClosed: true,
  answer: personWire,
  refusals: ['unknownPerson', 'unknownGrant', 'grantRefused', 'storageFailed'],
} as const satisfies Call;

export const endRoleText: CallText<typeof endRoleCall> = {
  call: endRoleCall,
  id: 'endRole',
  topic: 'staff',
  summary: 'Takes a role away from somebody, from now on. Role, scope and end are those of the list.',
  example: { role: 'requestOfficer', scope: 'mailbox:incidencias', until: null },
  answer: 'The person.',
};
