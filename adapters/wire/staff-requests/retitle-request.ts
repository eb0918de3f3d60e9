import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { orNull } from '../decode.ts';
import { staffRequestWire } from '../requests/staff-request.ts';

/** Gives a request another title for everybody. */
export const retitleRequestCall = {
  method: 'post',
  path: '/api/{realm}/staff/requests/{reference}/title',
  caller: 'staff',
  act: 'request.publish',
  body: t.partial({ title: orNull(t.string), isHidden: t.boolean }),
  isClosed: true,
  answer: staffRequestWire,
  refusals: ['unknownRequest', 'requestOver', 'correctionRefused', 'storageFailed'],
} as const satisfies Call;

export const retitleRequestText: CallText<typeof retitleRequestCall> = {
  call: retitleRequestCall,
  id: 'retitleRequest',
  topic: 'requests',
  summary:
    'Gives a request another title (200 letters at most) wherever everybody reads it: reports nearby, Open311, mails to followers, proposals. isHidden: true shows the title of its form instead; without a title, its own is shown again. Its sender and staff always read the own one.',
  example: { title: 'Cajas en la acera' },
  answer: 'The request as it is now.',
};
