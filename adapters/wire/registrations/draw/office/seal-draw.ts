import * as t from 'io-ts';
import type { CallText } from '../../../call-text.ts';
import type { Call } from '../../../call.ts';
import { staffDrawWire } from './staff-draw.ts';

/** Seals the list of an activity, with a secret seed. */
export const sealDrawCall = {
  method: 'post',
  path: '/api/{realm}/staff/draws/{id}/seal',
  caller: 'staff',
  act: 'draw.sign',
  body: t.type({}),
  isClosed: true,
  answer: staffDrawWire,
  refusals: ['unknownDocument', 'signatureRefused', 'storageFailed'],
} as const satisfies Call;

export const sealDrawText: CallText<typeof sealDrawCall> = {
  call: sealDrawCall,
  id: 'sealDraw',
  topic: 'registrations',
  summary:
    'Fixes the list of an activity after its last moment, makes a secret seed, and publishes the SHA-256 of both at once. Neither can be another one afterwards; sent again, it answers the draw as it is. where says why it is refused (signatureRefused): open, nobody, badList, program, changed.',
  example: {},
  answer: 'The draw as it is then.',
};
