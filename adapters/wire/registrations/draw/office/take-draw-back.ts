import * as t from 'io-ts';
import type { CallText } from '../../../call-text.ts';
import type { Call } from '../../../call.ts';
import { staffDrawWire } from './staff-draw.ts';

/** Takes the first signature of the act of a draw back. */
export const takeDrawBackCall = {
  method: 'post',
  path: '/api/{realm}/staff/draws/{id}/signatures/takenBack',
  caller: 'staff',
  act: 'draw.sign',
  body: t.type({}),
  isClosed: true,
  answer: staffDrawWire,
  refusals: ['unknownDocument', 'signatureRefused', 'storageFailed'],
} as const satisfies Call;

export const takeDrawBackText: CallText<typeof takeDrawBackCall> = {
  call: takeDrawBackCall,
  id: 'takeDrawBack',
  topic: 'registrations',
  summary:
    'Takes the first signature of the act of a draw back, by anybody who may sign it: the value was typed wrongly. The chain of steps keeps that it was there.',
  example: {},
  answer: 'The draw as it is then.',
};
