import * as t from 'io-ts';
import type { CallText } from '../../../call-text.ts';
import type { Call } from '../../../call.ts';
import { drawRowWire } from './staff-draw.ts';

/** The draws of a town. */
export const listStaffDrawsCall = {
  method: 'get',
  path: '/api/{realm}/staff/draws',
  caller: 'staff',
  act: 'draw.read',
  answer: t.type({ items: t.array(drawRowWire) }),
  refusals: [],
} as const satisfies Call;

export const listStaffDrawsText: CallText<typeof listStaffDrawsCall> = {
  call: listStaffDrawsCall,
  id: 'listStaffDraws',
  topic: 'registrations',
  summary: 'The activities whose places are drawn, and how far each draw is.',
  answer: 'The draws, those that wait for somebody first.',
};
