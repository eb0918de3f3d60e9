import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { orNull } from '../decode.ts';
import { staffRequestWire } from '../requests/staff-request.ts';

const correctedWire = t.partial({
  firstName: orNull(t.string),
  lastName: orNull(t.string),
  telephone: orNull(t.string),
  email: orNull(t.string),
});

/** Corrects the contact of a request. */
export const correctContactCall = {
  method: 'post',
  path: '/api/{realm}/staff/requests/{reference}/contact/correct',
  caller: 'staff',
  act: 'request.correct',
  body: t.type({ contact: correctedWire, why: t.string }),
  isClosed: true,
  answer: staffRequestWire,
  refusals: ['unknownRequest', 'requestOver', 'correctionRefused', 'storageFailed'],
} as const satisfies Call;

export const correctContactText: CallText<typeof correctContactCall> = {
  call: correctContactCall,
  id: 'correctContact',
  topic: 'requests',
  summary:
    'Replaces the contact of a request, with a reason (500 letters at most) that is kept as a step. Refused (correctionRefused) without a reason (where: why) or with an e-mail that cannot be one (where: email). An address that its sender had verified before is no longer used.',
  example: { contact: { firstName: 'Empar', email: 'empar@correu.example' }, why: 'Lo pidió por teléfono.' },
  answer: 'The request as it is now.',
};
