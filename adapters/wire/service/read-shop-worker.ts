import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';

/** The script that keeps the page of shops usable without a connection, if it has been built. */
export const readShopWorkerCall = {
  method: 'get',
  path: '/shop-worker.js',
  isTownless: true,
  caller: 'anybody',
  answer: { type: 'text/javascript' },
  refusals: [],
} as const satisfies Call;

export const readShopWorkerText: CallText<typeof readShopWorkerCall> = {
  call: readShopWorkerCall,
  id: 'readShopWorker',
  topic: 'service',
  summary: 'The script that keeps the page of shops usable without a connection, if it has been built.',
  answer: 'The script.',
};
