import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { askedGrantWire } from './grant.ts';
import { personWire } from './person.ts';

/** Gives a role to somebody, or signs one that waits for a second person: roles of a vote are given by two. */
export const giveRoleCall = {
  method: 'post',
  path: '/api/{realm}/staff/people/{person}/grants',
  caller: 'staff',
  act: 'staff.grant',
  body: askedGrantWire,
  isClosed: true,
  answer: personWire,
  refusals: ['unknownPerson', 'grantRefused', 'storageFailed'],
} as const satisfies Call;

export const giveRoleText: CallText<typeof giveRoleCall> = {
  call: giveRoleCall,
  id: 'giveRole',
  topic: 'staff',
  summary:
    'Gives a role to somebody, or signs one that waits for a second person: roles of a vote are given by two. Nobody gives themselves a role.',
  example: { role: 'requestOfficer', scope: 'mailbox:incidencias', until: '2027-01-01T00:00:00Z' },
  answer: 'The person.',
};
