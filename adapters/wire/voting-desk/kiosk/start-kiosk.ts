import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { kioskWire } from './kiosk.ts';

/** Makes the browser that asks a kiosk. */
export const startKioskCall = {
  method: 'post',
  path: '/api/{realm}/kiosk',
  caller: 'anybody',
  body: t.type({ code: t.string }),
  isClosed: true,
  answer: kioskWire,
  refusals: ['deskRefused', 'tooManyAttempts', 'storageFailed'],
} as const satisfies Call;

export const startKioskText: CallText<typeof startKioskCall> = {
  call: startKioskCall,
  id: 'startKiosk',
  topic: 'votes',
  summary:
    'Starts the kiosk of a code that an officer got (beginKiosk); a code starts one tablet. Its token comes as a cookie that scripts cannot read. Ten wrong codes from a network in ten minutes make it wait. where of deskRefused: noKiosk.',
  example: { code: 'BCDF-GHJK-MPRT' },
  answer: 'The kiosk.',
};
