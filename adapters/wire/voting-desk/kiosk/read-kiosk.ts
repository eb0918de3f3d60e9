import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { kioskWire } from './kiosk.ts';

/** The kiosk that the browser is. */
export const readKioskCall = {
  method: 'get',
  path: '/api/{realm}/kiosk',
  caller: 'anybody',
  answer: kioskWire,
  refusals: ['deskRefused'],
} as const satisfies Call;

export const readKioskText: CallText<typeof readKioskCall> = {
  call: readKioskCall,
  id: 'readKiosk',
  topic: 'votes',
  summary: 'The kiosk of the cookie that startKiosk sent. where of deskRefused: noKiosk.',
  answer: 'Its name, its end, and the surveys of its vote. Nothing in it is of a voter.',
};
