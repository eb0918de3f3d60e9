import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { handlingWire, staffRequestWire } from './staff-request.ts';

/** Changes the state, who is at it, who may see it, or says something. */
export const handleRequestCall = {
  method: 'post',
  path: '/api/{realm}/staff/requests/{reference}',
  caller: 'staff',
  body: handlingWire,
  answer: staffRequestWire,
  refusals: ['unknownRequest', 'storageFailed'],
} as const satisfies Call;

export const handleRequestText: CallText<typeof handleRequestCall> = {
  call: handleRequestCall,
  id: 'handleRequest',
  topic: 'requests',
  summary:
    'Changes the state, who is at it, who may see it, or says something. A message and a new state reach whoever sent it; who follows it is told the state; a note stays with staff. isApproved lets everybody see title and place (true) or nobody (false, which takes it from the proposals too).',
  example: { status: 'En gestión', assignedTo: 'Brigada', message: 'Iremos mañana.' },
  answer: 'The request as it is now.',
};
