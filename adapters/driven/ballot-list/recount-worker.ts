import { listCounter } from '#application/voting/count-list.ts';
import { webBallotListReader } from './web-ballot-list-reader.ts';
import { answerRequest, type WorkerRequest } from './worker-list-counter.ts';

/* Beside the page: reads and counts published lists. */
const counter = listCounter(webBallotListReader);

/** One after another: a ballot is looked for in the list that was counted before. */
async function answerAfter(before: Promise<void>, request: WorkerRequest): Promise<void> {
  await before;
  const answer = await answerRequest(counter, request);
  // A worker speaks to the page that began it, and has no origin to name.
  globalThis.postMessage(answer);
}

let last = Promise.resolve();
globalThis.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  last = answerAfter(last, data);
});
