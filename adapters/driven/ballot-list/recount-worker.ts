import { listCounter } from '#application/voting/count-list.ts';
import { webBallotListReader } from './web-ballot-list-reader.ts';
import { answerRequest, type WorkerRequest } from './worker-list-counter.ts';

/* In a worker: reads and counts published lists. */
const counter = listCounter(webBallotListReader);

/** One after another: a ballot is looked for in the list that was counted before. */
async function answerAfter(before: Promise<void>, request: WorkerRequest): Promise<void> {
  await before;
  const answer = await answerRequest(counter, request);
  // A worker posts to the page that started it, without an origin.
  globalThis.postMessage(answer);
}

let last = Promise.resolve();
globalThis.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  last = answerAfter(last, data);
});
