import { writeSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { HowFar } from '#domain/budget/how-far.ts';
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

/**
 * Where the line and the program share what is being done, and how much of it: in percent, −1 if that is not known; of which
 * steps (0 if none are counted), and how many.
 */
const places = { stage: 2, percent: 3, steps: 4, count: 5 } as const;

/** The steps that a rule counts. */
const steps = ['rounds', 'increments', 'orders', 'weighed'] as const satisfies readonly HowFar['kind'][];

/** The largest number that the shared memory can take. */
const mostCounted = 2 ** 31 - 1;

/** The percentage, which of the steps, and how many. */
const stepsOf = ({ kind, count, spent }: HowFar) =>
  [spent === null ? -1 : 100 * spent, steps.indexOf(kind) + 1, count] as const;

/**
 * Shows on a terminal what work of more than a second is running, for how long and how much of it is done. A separate thread
 * writes it, since computing blocks the main one; the command calls `stop` before it prints.
 */
export function startProgress(
  io: Pick<Io, 'errIsTerminal' | 'env'>,
  say: CliSay,
  telling?: Telling,
): Progress {
  if (!io.errIsTerminal || io.env['TERM'] === 'dumb') return silent;
  const { descriptor, after } = telling ?? { descriptor: 2, after: 1000 };
  const shared = new Int32Array(new SharedArrayBuffer(24));
  Atomics.store(shared, places.percent, -1);
  const marks = { seconds: '\u0001', percent: '\u0002', count: '\u0003' };
  const texts = stages.map((stage) => say(`progress.${stage}`, marks));
  const endings = ['progress.ofAll', ...steps.map((kind) => `progress.${kind}` as const)] as const;
  const worker = new Worker(new URL('progress-worker.js', import.meta.url), {
    workerData: { shared, texts, endings: endings.map((key) => say(key, marks)), descriptor, after },
  });
  worker.unref();
  return {
    doing: (stage, done = -1) => {
      const [percent, kind, count] = typeof done === 'number' ? [done, 0, 0] : stepsOf(done);
      Atomics.store(shared, places.stage, stages.indexOf(stage));
      Atomics.store(shared, places.percent, Math.floor(percent));
      Atomics.store(shared, places.count, Math.min(count, mostCounted));
      Atomics.store(shared, places.steps, kind);
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
