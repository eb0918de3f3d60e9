import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';

/** The script that keeps the portal usable without a connection, if it has been built. */
export const readServiceWorkerCall = {
  method: 'get',
  path: '/service-worker.js',
  isTownless: true,
  caller: 'anybody',
  answer: { type: 'text/javascript' },
  refusals: [],
} as const satisfies Call;

export const readServiceWorkerText: CallText<typeof readServiceWorkerCall> = {
  call: readServiceWorkerCall,
  id: 'readServiceWorker',
  topic: 'service',
  summary: 'The script that keeps the portal usable without a connection, if it has been built.',
  answer: 'The script.',
};
