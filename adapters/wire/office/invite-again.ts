import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { invitedPersonWire } from './person.ts';

/** A new link for somebody who has never signed in; the one of before no longer works. */
export const inviteAgainCall = {
  method: 'post',
  path: '/api/{realm}/staff/people/{person}/invite',
  caller: 'staff',
  act: 'staff.invite',
  body: t.partial({ mail: t.boolean }),
  isClosed: true,
  answer: invitedPersonWire,
  refusals: ['unknownPerson', 'alreadyInside', 'storageFailed'],
} as const satisfies Call;

export const inviteAgainText: CallText<typeof inviteAgainCall> = {
  call: inviteAgainCall,
  id: 'inviteAgain',
  topic: 'staff',
  summary:
    'A new link for somebody who has never signed in; the one of before no longer works. Who has signed in gets none. With mail it is sent to their email, too.',
  example: { mail: true },
  answer: 'The person, and the secret of their link.',
};
