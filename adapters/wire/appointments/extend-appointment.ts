import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { orNull } from '../decode.ts';
import { workMembers } from '../scarcity/hold-work.ts';
import { ownVisitWire } from './visit.ts';

/** Keeps a time for ten minutes more. */
export const extendAppointmentCall = {
  method: 'post',
  path: '/api/{realm}/appointments/holds/more',
  caller: 'session',
  body: t.intersection([
    t.type({ key: t.string }),
    t.partial({ ...workMembers, identity: orNull(t.string), birthDay: orNull(t.string) }),
  ]),
  answer: ownVisitWire,
  refusals: ['appointmentRefused', 'tooManyAttempts', 'storageFailed'],
} as const satisfies Call;

export const extendAppointmentText: CallText<typeof extendAppointmentCall> = {
  call: extendAppointmentCall,
  id: 'extendAppointment',
  topic: 'appointments',
  summary:
    'Keeps a time that is held for ten minutes from now, ten times at most. While much is held, where is identityNeeded or, for services for anybody, workNeeded, as for a new hold.',
  example: { key: 'JtPz0f4uQ8mHc1Xw7bLk2A' },
  answer: 'The appointment as it is then.',
};
