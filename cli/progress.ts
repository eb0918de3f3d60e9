import { writeSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Io } from './io.ts';
import type { CliSay } from '#adapters/driven/texts/cli-say.ts';

/** States that the line and the program share: nothing is being written, a line is, no more will be. */
const states = { idle: 0, writing: 1, stopped: 2 } as const;

/** How progress is shown: on which stream, and after how many milliseconds for the first time. */
interface Telling {
  readonly descriptor: number;
  readonly after: number;
}

export interface Progress {
  /** Removes the line; nothing is written after it. */
  readonly stop: () => void;
}

const silent: Progress = { stop: () => undefined };

/**
 * Shows on a terminal that work of more than a second is running, and for how long. A separate thread writes it, since
 * computing blocks the main one; the command calls `stop` before it prints.
 */
export function startProgress(
  io: Pick<Io, 'errIsTerminal' | 'env'>,
  say: CliSay,
  telling?: Telling,
): Progress {
  if (!io.errIsTerminal || io.env['TERM'] === 'dumb') return silent;
  const { descriptor, after } = telling ?? { descriptor: 2, after: 1000 };
  const shared = new Int32Array(new SharedArrayBuffer(8));
  const text = say('progress.working', { seconds: '%' });
  const worker = new Worker(new URL('progress-worker.js', import.meta.url), {
    workerData: { shared, text, descriptor, after },
  });
  worker.unref();
  return {
    stop: () => {
      while (Atomics.compareExchange(shared, 0, states.idle, states.stopped) === states.writing) {
        Atomics.wait(shared, 0, states.writing);
      }
      Atomics.notify(shared, 0);
      if (Atomics.exchange(shared, 1, 0) === 1) {
        writeSync(descriptor, '\r\u001B[K');
      }
      void worker.terminate();
    },
  };
}
