import { type AskedWork, doWork } from '#domain/scarcity/work/work-proof.ts';

/** Does work for a hold; null if it cannot be done. */
export type Worked = (asked: AskedWork) => Promise<readonly number[] | null>;

/** Does it in a worker or, if the browser starts none, in the page, which stands still meanwhile: two seconds at most. */
export const workInWorker: Worked = (asked) => {
  let worker: Worker;
  try {
    worker = new Worker(new URL('work-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return Promise.resolve(doWork(asked));
  }
  return new Promise<readonly number[] | null>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<readonly number[] | null>) => resolve(data));
    // The script of a worker may not load, for example without a connection.
    worker.addEventListener('error', () => resolve(doWork(asked)));
    worker.postMessage(asked);
  }).finally(() => worker.terminate());
};
