import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { intranetWire } from './intranet-home.ts';

/** The intranet of the town as the caller sees it. */
export const readIntranetCall = {
  method: 'get',
  path: '/api/{realm}/staff/intranet',
  caller: 'staff',
  act: null,
  answer: intranetWire,
  refusals: [],
} as const satisfies Call;

export const readIntranetText: CallText<typeof readIntranetCall> = {
  call: readIntranetCall,
  id: 'readIntranet',
  topic: 'staff',
  summary:
    'What the town has for its people of staff alone: news, with how many have read each; procedures with who answers for them and when they are to be looked at; the directory; forms, what the caller asked for in them and what they decide. Documents are for staff by audience: staff; no public call has them.',
  answer: 'The intranet.',
};
