import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { cacheFolder } from '#adapters/driven/threads/cache-folder.ts';

const script = new URL('./drawing-worker.js', import.meta.url);

/** Three times what the pages of a large town need. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

/** Milliseconds; a page that takes longer will not come. Within it, the page itself gives up after five seconds. */
const usualPatience = 15_000;

/** What the thread says of a page. */
interface Drawn {
  readonly number: number;
  readonly html?: string | null;
  readonly defect?: Error;
}

/** Draws pages. */
export interface DrawingThread {
  /** Draws a page; null if it cannot be drawn from what is asked. Rejects with the defect of the page or of the thread. */
  readonly draw: (asked: object) => Promise<string | null>;
  readonly close: () => Promise<void>;
}

/**
 * Draws pages by a built file, in a thread of its own: a page takes 5 to 50 ms, the first one half a second, in which no
 * vote would be answered. The first page starts the thread. If it breaks, or a page keeps it busy for too long, its pages are
 * refused and the next one starts another.
 */
export function drawingThread(file: string, patience = usualPatience): DrawingThread {
  let worker: Worker | null = null;
  let last = 0;
  const waiting = new Map<number, PromiseWithResolvers<string | null>>();

  const settle = ({ number, html = null, defect }: Drawn) => {
    const page = waiting.get(number);
    waiting.delete(number);
    // The process does not wait for a thread that draws nothing.
    if (waiting.size === 0) worker?.unref();
    if (defect === undefined) page?.resolve(html);
    else page?.reject(defect);
  };
  const giveUp = (defect: Error) => {
    const ended = worker;
    worker = null;
    for (const number of waiting.keys()) settle({ number, defect });
    return ended?.terminate();
  };
  const begin = () => {
    const thread = new Worker(script, {
      workerData: { file: pathToFileURL(file).href, cache: cacheFolder() },
      resourceLimits,
    });
    thread.on('message', settle);
    thread.on('error', (error) => thread === worker && void giveUp(error));
    thread.on('exit', () => thread === worker && void giveUp(new Error('the thread that draws has ended')));
    return thread;
  };

  return {
    draw: async (asked) => {
      worker ??= begin();
      worker.ref();
      last += 1;
      const page = Promise.withResolvers<string | null>();
      waiting.set(last, page);
      worker.postMessage({ number: last, asked: JSON.stringify(asked) });
      const tooLong = setTimeout(() => void giveUp(new Error('a page is not drawn in time')), patience);
      try {
        return await page.promise;
      } finally {
        clearTimeout(tooLong);
      }
    },
    close: async () => void (await giveUp(new Error('the server is closed'))),
  };
}
