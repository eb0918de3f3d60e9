import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { staffRequestWire } from './staff-request.ts';

/** One request, complete with its notes; by its reference or its public number. */
export const readForStaffCall = {
  method: 'get',
  path: '/api/{realm}/staff/requests/{reference}',
  caller: 'staff',
  act: 'request.read',
  answer: staffRequestWire,
  refusals: ['unknownRequest'],
} as const satisfies Call;

export const readForStaffText: CallText<typeof readForStaffCall> = {
  call: readForStaffCall,
  id: 'readForStaff',
  topic: 'requests',
  summary: 'One request, complete with its notes; by its reference or its public number.',
  answer: 'The request.',
};
