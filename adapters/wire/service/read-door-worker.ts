import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';

/** The script that keeps the page of doors usable without a connection, if it has been built. */
export const readDoorWorkerCall = {
  method: 'get',
  path: '/door-worker.js',
  isTownless: true,
  caller: 'anybody',
  answer: { type: 'text/javascript' },
  refusals: [],
} as const satisfies Call;

export const readDoorWorkerText: CallText<typeof readDoorWorkerCall> = {
  call: readDoorWorkerCall,
  id: 'readDoorWorker',
  topic: 'service',
  summary: 'The script that keeps the page of doors usable without a connection, if it has been built.',
  answer: 'The script.',
};
