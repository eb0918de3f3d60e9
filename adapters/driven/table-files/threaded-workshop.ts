import { Worker } from 'node:worker_threads';
import { cacheFolder } from '#adapters/driven/threads/cache-folder.ts';
import type {
  BroughtCensus,
  BroughtLetters,
  BroughtTable,
  ImportWorkshop,
  TableFileFault,
} from '#application/ports/server/imports/import-workshop.ts';
import { type Either, left } from '#domain/shared/result.ts';

const script = new URL('./import-worker.js', import.meta.url);

/** What the thread is to do. */
export type TableTask =
  | { readonly kind: 'table'; readonly brought: BroughtTable }
  | { readonly kind: 'census'; readonly brought: BroughtCensus }
  | { readonly kind: 'letters'; readonly brought: BroughtLetters };

interface Limits {
  /** Milliseconds that one file may take. */
  readonly time: number;
  /** MiB of memory. */
  readonly memory: number;
}

/** 50,000 rows take two seconds and 200 MiB. */
const usualLimits: Limits = { time: 30_000, memory: 768 };

/** Reads one file in a thread that ends with it, so that nothing of the file stays in memory. */
function readAside<Prepared>(
  task: TableTask,
  { time, memory }: Limits,
): Promise<Either<TableFileFault, Prepared>> {
  const worker = new Worker(script, {
    workerData: { task, cache: cacheFolder() },
    resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 64 },
  });
  const { promise, resolve, reject } = Promise.withResolvers<Either<TableFileFault, Prepared>>();
  const timer = setTimeout(() => resolve(left('tooSlow')), time);
  worker.once('message', resolve);
  worker.once('error', (error: Error & { readonly code?: string }) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(left('unpacksTooLarge'));
    else reject(error);
  });
  return promise.finally(() => {
    clearTimeout(timer);
    return worker.terminate();
  });
}

/**
 * Reads files in a thread of their own, one after the other: two people who bring large tables at once take the memory of
 * one.
 */
export function threadedWorkshop(limits: Limits = usualLimits): ImportWorkshop {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Prepared>(task: TableTask) => {
    const answer = last.then(() => readAside<Prepared>(task, limits));
    last = answer.catch(() => undefined);
    return answer;
  };
  return {
    prepare: (brought) => inTurn({ kind: 'table', brought }),
    prepareCensus: (brought) => inTurn({ kind: 'census', brought }),
    prepareLetters: (brought) => inTurn({ kind: 'letters', brought }),
  };
}
