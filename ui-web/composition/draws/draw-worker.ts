import { type DrawQuestion, recountingDraws } from './recounted-draw.ts';

/* In a worker: draws again, so that the page goes on meanwhile. */
const answer = recountingDraws();

globalThis.addEventListener('message', async ({ data }: MessageEvent<DrawQuestion>) => {
  globalThis.postMessage(await answer(data));
});
