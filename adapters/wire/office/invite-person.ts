import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { orNull } from '../decode.ts';
import { invitedPersonWire, languageWire } from './person.ts';

/** Invites somebody to work in the office, without any role yet. */
export const invitePersonCall = {
  method: 'post',
  path: '/api/{realm}/staff/people',
  caller: 'staff',
  act: 'staff.invite',
  body: t.intersection([
    t.type({ name: t.string }),
    t.partial({ email: orNull(t.string), language: orNull(languageWire), mail: t.boolean }),
  ]),
  isClosed: true,
  answer: invitedPersonWire,
  refusals: ['personRefused', 'storageFailed'],
} as const satisfies Call;

export const invitePersonText: CallText<typeof invitePersonCall> = {
  call: invitePersonCall,
  id: 'invitePerson',
  topic: 'staff',
  summary:
    'Invites somebody to work in the office, without any role yet. The link is told once: it is given to them, and makes their first passkey. With mail it is sent to their email, too.',
  example: { name: 'Neus', email: 'neus@vilanova.example', language: 'va' },
  answer: 'The person, and the secret of their link.',
};
