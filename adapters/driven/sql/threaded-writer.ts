import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import type { BallotEntry } from '#application/ports/ballot-store.ts';
import { left } from '#domain/shared/result.ts';
import type { BallotWriter } from './ballot.table.ts';
import { cutLog } from './database.ts';
import { gather, pauseOfDisk } from './gather.ts';
import type { Outcome } from './record-together.ts';
import { sending } from './sent-votes.ts';
import type { Done, Order } from './write-ballots.ts';

const script = new URL('./writer-thread.js', import.meta.url);

/** It keeps nothing but the questions of surveys and the votes of one commit. */
const resourceLimits = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 128 };

/** A writer in a thread of its own. */
export interface ThreadedWriter extends BallotWriter {
  /** Ends it when all is written and the log cut. From then on nobody writes. */
  readonly close: () => Promise<void>;
}

interface Thread {
  /** Does what it is told; orders are answered in turn. Rejects when the thread has ended. */
  readonly tell: (order: Order) => Promise<Done>;
  readonly send: ReturnType<typeof sending>;
}

/** Where compiled sources are kept, if anywhere; the runtime adds a folder of its own version to it. */
function cacheFolder(): string | undefined {
  const folder = getCompileCacheDir();
  return folder === undefined ? undefined : dirname(folder);
}

/** Begins a thread. It keeps the process alive only while somebody waits for it. */
function beginThread(file: string, ended: () => void): Thread {
  const worker = new Worker(script, { workerData: { file, cache: cacheFolder() }, resourceLimits });
  const waiting: PromiseWithResolvers<Done>[] = [];
  let why: unknown = 'it has ended';
  worker.on('message', (done: string) => {
    waiting.shift()?.resolve(JSON.parse(done) as Done);
    if (waiting.length === 0) worker.unref();
  });
  worker.on('error', (error) => {
    why = error;
  });
  worker.once('exit', () => {
    ended();
    for (const { reject } of waiting.splice(0)) reject(new Error(`the writer's thread: ${String(why)}`));
  });
  return {
    send: sending(),
    tell: (order) => {
      const answer = Promise.withResolvers<Done>();
      waiting.push(answer);
      worker.ref();
      worker.postMessage(JSON.stringify(order));
      return answer.promise;
    },
  };
}

/**
 * Writes votes in a thread of its own, while this one reads and answers requests: what comes meanwhile is the next
 * commit. The thread begins with the first vote. Should it ever break, the votes that it had are refused as not stored
 * (sent again with their codes they count once, whatever became of them), and the next vote begins another. `database`
 * is this thread's connection to the same file.
 */
export function threadedWriter(file: string, database: DatabaseSync): ThreadedWriter {
  let thread: Thread | undefined;
  let closing: Promise<void> | undefined;
  let underWay: Promise<unknown> = Promise.resolve();
  const running = (): Thread => {
    if (closing !== undefined) throw new Error('the database is closed');
    return (thread ??= beginThread(file, () => {
      thread = undefined;
    }));
  };
  const commit = async (entries: readonly BallotEntry[]): Promise<readonly Outcome[]> => {
    try {
      const { send, tell } = running();
      return await tell({ kind: 'record', votes: entries.map(send) });
    } catch (error) {
      return entries.map(() => left({ kind: 'storageFailed', why: String(error) }));
    }
  };
  /** A thread that breaks at its end leaves its log to the next start. */
  const end = async () => void (await thread?.tell({ kind: 'close' }).catch(() => {}));
  return {
    record: gather<BallotEntry, Outcome>((entries) => {
      const committed = commit(entries);
      underWay = committed;
      return committed;
    }, pauseOfDisk),
    settled: async () => void (await underWay),
    truncateLog: async () => {
      if (thread === undefined) cutLog(database);
      else await thread.tell({ kind: 'truncateLog' });
    },
    close: () => (closing ??= end()),
  };
}
