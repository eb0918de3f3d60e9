import { type AskedWork, doWork } from '#domain/scarcity/work/work-proof.ts';

/* In a worker: tries hashes, so that the page goes on meanwhile. */
globalThis.addEventListener('message', ({ data }: MessageEvent<AskedWork>) => {
  globalThis.postMessage(doWork(data));
});
