import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';

/** A voter at a kiosk needs more time. */
export const stayAtKioskCall = {
  method: 'post',
  path: '/api/{realm}/kiosk/stay',
  caller: 'anybody',
  body: t.type({ voter: t.string }),
  isClosed: true,
  answer: t.type({ until: t.string }),
  refusals: ['deskRefused', 'storageFailed'],
} as const satisfies Call;

export const stayAtKioskText: CallText<typeof stayAtKioskCall> = {
  call: stayAtKioskCall,
  id: 'stayAtKiosk',
  topic: 'votes',
  summary:
    'Gives a voter who is still at a kiosk ten minutes from now. The page asks for it while they use it, so that nobody who reads slowly is cut off. where of deskRefused: noKiosk, noVoter (their time is over, they left, or the kiosk was ended).',
  example: { voter: 'Q0nJ2m7c' },
  answer: 'Until when they may vote; never beyond the end of the kiosk.',
};
