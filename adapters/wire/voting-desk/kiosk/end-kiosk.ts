import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { deskWire } from '../desk.ts';

/** Ends a kiosk. */
export const endKioskCall = {
  method: 'post',
  path: '/api/{realm}/staff/votes/{id}/desk/kiosks/end',
  caller: 'staff',
  act: 'desk.identify',
  body: t.type({ kiosk: t.string }),
  isClosed: true,
  answer: deskWire,
  refusals: ['unknownSurvey', 'deskRefused', 'storageFailed'],
} as const satisfies Call;

export const endKioskText: CallText<typeof endKioskCall> = {
  call: endKioskCall,
  id: 'endKiosk',
  topic: 'votes',
  summary:
    'Ends a kiosk: whoever is voting at it sends nothing more. One that has ended already may be ended again. where of deskRefused: noDesk.',
  example: { kiosk: '9f2c41d07be35a86' },
  answer: 'The desk as it is then.',
};
