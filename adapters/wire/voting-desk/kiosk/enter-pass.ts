import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';

/** Uses a pass at a kiosk. */
export const enterPassCall = {
  method: 'post',
  path: '/api/{realm}/kiosk/passes',
  caller: 'anybody',
  body: t.type({ pass: t.string }),
  isClosed: true,
  answer: t.type({ voter: t.string, until: t.string }),
  refusals: ['deskRefused', 'tooManyAttempts', 'storageFailed'],
} as const satisfies Call;

export const enterPassText: CallText<typeof enterPassCall> = {
  call: enterPassCall,
  id: 'enterPass',
  topic: 'votes',
  summary:
    'Uses a pass, in any case and with spaces or dashes, at a kiosk of its vote. Twenty that are none in ten minutes make the kiosk wait. where of deskRefused: noKiosk; noPass (of another vote, used, or over); hasMark (its person has voted meanwhile); closed.',
  example: { pass: 'BCDF GHJK MPRT' },
  answer:
    'voter: the token of the person at this kiosk, for ten minutes. It is kept in the memory of the page alone.',
};
