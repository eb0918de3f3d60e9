import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { deskKioskWire } from './kiosk.ts';

/** Begins a kiosk of a vote. */
export const beginKioskCall = {
  method: 'post',
  path: '/api/{realm}/staff/votes/{id}/desk/kiosks',
  caller: 'staff',
  act: 'desk.identify',
  body: t.type({ name: t.string }),
  isClosed: true,
  answer: t.type({ kiosk: deskKioskWire, code: t.string }),
  refusals: ['unknownSurvey', 'deskRefused', 'storageFailed'],
} as const satisfies Call;

export const beginKioskText: CallText<typeof beginKioskCall> = {
  call: beginKioskCall,
  id: 'beginKiosk',
  topic: 'votes',
  summary:
    'Begins a kiosk of a vote, until the end of the day. code, twelve letters, is typed once at the tablet and starts it (startKiosk): no session of staff is ever in its browser. where of deskRefused: noDesk, closed, noName (1 to 60 letters).',
  example: { name: 'Biblioteca' },
  answer: 'The kiosk, and the code that starts it; no other answer has the code.',
};
