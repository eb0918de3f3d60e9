import { type DrawQuestion, drawRecount } from './recounted-draw.ts';

/* In a worker: draws again, so that the page goes on meanwhile. */
const answer = drawRecount();

globalThis.addEventListener('message', async ({ data }: MessageEvent<DrawQuestion>) => {
  globalThis.postMessage(await answer(data));
});
