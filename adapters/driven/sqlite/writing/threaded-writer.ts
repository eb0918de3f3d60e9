import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { cacheFolder } from '#adapters/driven/threads/cache-folder.ts';
import { StorageFailure } from '#application/ports/server/storage-failure.ts';
import { isLeft, left } from '#domain/shared/result.ts';
import type { BallotWriter } from '../ballots/ballot.table.ts';
import { cutLog } from '../cut-log.ts';
import type { DeviceWriter } from '../tables/device.table.ts';
import type { AskedGoods, GoodsOutcome } from '../tables/scarcity/answer-asked.ts';
import type { GoodsWriter } from '../tables/scarcity/goods.table.ts';
import { gather, pauseOfDisk } from '../../stores-shared/gather.ts';
import { type WaitingWrite, isVote, type RecordOutcome } from './record-together.ts';
import { sending, sentPaper } from '../ballots/sent-votes.ts';
import type { Done, Order, QueuedWrite } from './carry-out-orders.ts';
import { withoutWaiting } from './write-when-free.ts';

const script = new URL('./writer-thread.js', import.meta.url);

/** It keeps nothing but the questions of surveys, and the votes or the goods of one commit. */
const resourceLimits = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 128 };

/** A writer of votes, devices, sessions and scarce goods in a thread of its own. */
export interface ThreadedWriter extends BallotWriter, DeviceWriter, GoodsWriter {
  /** Ends it when all is written, the rows are mixed and the log is cut. After that nothing is written. */
  readonly close: () => Promise<void>;
}

interface Thread {
  /** Carries out an order; orders are answered in turn. Rejects when the thread has ended. */
  readonly tell: <Kind extends Order['kind']>(order: Order & { readonly kind: Kind }) => Promise<Done[Kind]>;
  readonly send: ReturnType<typeof sending>;
}

/** Starts a thread. It keeps the process alive only while a caller waits for it. */
function beginThread(file: string, ended: () => void): Thread {
  const worker = new Worker(script, { workerData: { file, cache: cacheFolder() }, resourceLimits });
  const waiting: PromiseWithResolvers<never>[] = [];
  let why: unknown = 'it has ended';
  worker.on('message', (done: string) => {
    waiting.shift()?.resolve(JSON.parse(done) as never);
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
      const answer = Promise.withResolvers<never>();
      waiting.push(answer);
      worker.ref();
      worker.postMessage(JSON.stringify(order));
      return answer.promise;
    },
  };
}

/** How many requests for goods one commit has at most: each takes about half a millisecond, and a vote waits behind it. */
const mostGoodsTogether = 16;

/**
 * Writes votes, the devices and sessions of those who vote next, and scarce goods, in a thread of its own, while this
 * one reads and answers requests: what comes meanwhile is the next commit. The first entry starts the thread. If the
 * thread breaks, its entries are refused as not stored (votes and requests sent again with their codes count once,
 * whether they were stored or not), and the next entry starts another. `database` is this thread's connection to the
 * same file.
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
  const commit = async (entries: readonly WaitingWrite[]): Promise<readonly RecordOutcome[]> => {
    try {
      const { send, tell } = running();
      const sent = entries.map((entry): QueuedWrite => {
        if (isVote(entry)) return send(entry);
        return entry.kind === 'paper' ? sentPaper(entry) : entry;
      });
      return await tell({ kind: 'record', entries: sent });
    } catch (error) {
      return entries.map(() => left({ kind: 'storageFailed', why: String(error) }));
    }
  };
  const answered = async (asked: readonly AskedGoods[]): Promise<readonly GoodsOutcome[]> => {
    let answers: Done['goods'];
    try {
      answers = await running().tell({ kind: 'goods', asked });
    } catch (error) {
      answers = left(String(error));
    }
    if (isLeft(answers)) throw new StorageFailure(`goods cannot be kept now: ${answers.left}`);
    return answers.right;
  };
  /** If a thread breaks at its end, its log is left to the next start. */
  const end = async () => void (await thread?.tell({ kind: 'close' }).catch(() => {}));
  const together = gather<WaitingWrite, RecordOutcome>((entries) => {
    const committed = commit(entries);
    underWay = committed;
    return committed;
  }, pauseOfDisk);
  return {
    record: together,
    give: together,
    ask: gather(answered, pauseOfDisk, mostGoodsTogether),
    write: async (write) => {
      const outcome = await together(write);
      if (isLeft(outcome)) throw new StorageFailure('a device or its session cannot be kept now');
    },
    settled: async () => void (await underWay),
    truncateLog: async () => {
      // This thread answers requests: it tries again at the next tidying rather than wait.
      if (thread === undefined) withoutWaiting(database, () => cutLog(database));
      else await thread.tell({ kind: 'truncateLog' });
    },
    close: () => (closing ??= end()),
  };
}
