import type { CallText } from '../../../call-text.ts';
import type { Call } from '../../../call.ts';
import { staffDrawWire } from './staff-draw.ts';

/** One draw, and what the caller may do with it. */
export const readStaffDrawCall = {
  method: 'get',
  path: '/api/{realm}/staff/draws/{id}',
  caller: 'staff',
  act: 'draw.read',
  answer: staffDrawWire,
  refusals: ['unknownDocument'],
} as const satisfies Call;

export const readStaffDrawText: CallText<typeof readStaffDrawCall> = {
  call: readStaffDrawCall,
  id: 'readStaffDraw',
  topic: 'registrations',
  summary:
    'One draw: how many apply, what was sealed, who signed first and what the draw gave. The value of a first signature is answered to the person who typed it only, since a second one types it again.',
  answer: 'The draw. turn is the signature that the caller may give; refused says why there is none.',
};
