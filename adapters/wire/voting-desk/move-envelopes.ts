import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { deskWire } from './desk.ts';

/** The envelopes of a box, if they are fewer than 25, go to those of the next box. */
export const moveEnvelopesCall = {
  method: 'post',
  path: '/api/{realm}/staff/votes/{id}/desk/envelopes',
  caller: 'staff',
  act: 'desk.identify',
  body: t.type({ box: t.string }),
  isClosed: true,
  answer: deskWire,
  refusals: ['unknownSurvey', 'deskRefused', 'storageFailed'],
} as const satisfies Call;

export const moveEnvelopesText: CallText<typeof moveEnvelopesCall> = {
  call: moveEnvelopesCall,
  id: 'moveEnvelopes',
  topic: 'votes',
  summary:
    'Notes that the accepted envelopes of a box went, unopened, to those of the box that the desk names for them: they are fewer than 25. They are counted there from then on. where of deskRefused: noDesk, notMoved.',
  example: { box: 'mercat' },
  answer: 'The desk as it is then.',
};
