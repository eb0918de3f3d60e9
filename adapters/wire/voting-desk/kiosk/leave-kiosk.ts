import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';

/** A voter goes from a kiosk. */
export const leaveKioskCall = {
  method: 'post',
  path: '/api/{realm}/kiosk/end',
  caller: 'anybody',
  body: t.type({ voter: t.string }),
  isClosed: true,
  answer: t.type({ status: t.literal('ok') }),
  refusals: ['deskRefused', 'storageFailed'],
} as const satisfies Call;

export const leaveKioskText: CallText<typeof leaveKioskCall> = {
  call: leaveKioskCall,
  id: 'leaveKiosk',
  topic: 'votes',
  summary:
    'Ends the time of a voter at a kiosk, when they have finished or the page has waited too long. where of deskRefused: noKiosk.',
  example: { voter: 'Q0nJ2m7c' },
  answer: 'The same whether there was such a voter.',
};
