import type { DrawExplanation } from '#domain/registrations/draw/why-of.ts';
import type { DrawAnswer, DrawQuestion, RecountedDraw } from './recounted-draw.ts';

/** Draws a published list again, and explains its applications. */
export interface DrawRecounter {
  readonly recount: (address: string) => Promise<RecountedDraw>;
  /** Null if the list that was drawn again does not have it. */
  readonly why: (id: string) => Promise<DrawExplanation | null>;
}

type Answering = (question: DrawQuestion) => Promise<DrawAnswer>;

/** The last answer of the worker to each question, one after the other. */
const asking =
  (worker: Worker): Answering =>
  (question) =>
    new Promise((resolve, reject) => {
      const once = { once: true };
      worker.addEventListener('message', ({ data }: MessageEvent<DrawAnswer>) => resolve(data), once);
      // The script of a worker may not load, for example without a connection.
      worker.addEventListener('error', reject, once);
      worker.postMessage(question);
    });

/** The published record; null if it does not come. The page asks for it, since scripts of workers may ask for nothing. */
async function textAt(address: string): Promise<string | null> {
  try {
    const answer = await fetch(address);
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}

function startWorker(): Worker | null {
  try {
    return new Worker(new URL('draw-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}

const onPage = async (): Promise<Answering> => (await import('./recounted-draw.ts')).recountingDraws();

/** Draws in a worker, which starts with the first recount; if there is none, or it breaks, in the page. */
export function drawBeside(start: () => Worker | null = startWorker): DrawRecounter {
  let answering: Answering | null = null;
  const begin = async (): Promise<Answering> => {
    const worker = start();
    return worker === null ? onPage() : asking(worker);
  };
  return {
    recount: async (address) => {
      const text = await textAt(address);
      if (text === null) return { kind: 'unreachable' };
      const question = { kind: 'recount', text } as const;
      try {
        answering ??= await begin();
        return (await answering(question)) as RecountedDraw;
      } catch {
        answering = await onPage();
        return (await answering(question)) as RecountedDraw;
      }
    },
    why: async (id) =>
      answering === null ? null : ((await answering({ kind: 'why', id })) as DrawExplanation | null),
  };
}
