import type { CallText } from '../call-text.ts';
import { doneWire } from '../done.ts';
import type { Call } from '../call.ts';

/** The process answers. */
export const isAliveCall = {
  method: 'get',
  path: '/healthz',
  isTownless: true,
  caller: 'anybody',
  answer: doneWire,
  refusals: [],
} as const satisfies Call;

export const isAliveText: CallText<typeof isAliveCall> = {
  call: isAliveCall,
  id: 'isAlive',
  topic: 'service',
  summary: 'The process answers.',
  answer: 'It answers.',
};
