import { writeSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { type Io, stages } from './io.ts';
import type { CliSay } from '#adapters/driven/texts/cli-say.ts';

/** States that the line and the program share: nothing is being written, a line is, no more will be. */
const states = { idle: 0, writing: 1, stopped: 2 } as const;

/** How progress is shown: on which stream, and after how many milliseconds for the first time. */
interface Telling {
  readonly descriptor: number;
  readonly after: number;
}

export interface Progress {
  /** What the line says from now on: what is being done and, if it is known, how much of it is. */
  readonly doing: Io['doing'];
  /** Removes the line; nothing is written after it. */
  readonly stop: () => void;
}

const silent: Progress = { doing: () => undefined, stop: () => undefined };

/** Where the line and the program share what is being done, and how much of it: −1 if that is not known. */
const places = { stage: 2, percent: 3 } as const;

/**
 * Shows on a terminal what work of more than a second is running, for how long and how much of it is done. A separate thread writes it, since
 * computing blocks the main one; the command calls `stop` before it prints.
 */
export function startProgress(
  io: Pick<Io, 'errIsTerminal' | 'env'>,
  say: CliSay,
  telling?: Telling,
): Progress {
  if (!io.errIsTerminal || io.env['TERM'] === 'dumb') return silent;
  const { descriptor, after } = telling ?? { descriptor: 2, after: 1000 };
  const shared = new Int32Array(new SharedArrayBuffer(16));
  Atomics.store(shared, places.percent, -1);
  const marks = { seconds: '\u0001', percent: '\u0002' };
  const texts = stages.map((stage) => say(`progress.${stage}`, marks));
  const ofAll = say('progress.ofAll', marks);
  const worker = new Worker(new URL('progress-worker.js', import.meta.url), {
    workerData: { shared, texts, ofAll, descriptor, after },
  });
  worker.unref();
  return {
    doing: (stage, percent = -1) => {
      Atomics.store(shared, places.stage, stages.indexOf(stage));
      Atomics.store(shared, places.percent, Math.floor(percent));
    },
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
