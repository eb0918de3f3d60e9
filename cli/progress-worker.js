// Writes what the program is doing and for how long, each second, until it is stopped. Plain JavaScript: a worker starts
// faster without types to strip.
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

const { shared, texts, endings, descriptor, after } = workerData;
const [idle, writing] = [0, 1];
const [stage, percent, steps, count] = [2, 3, 4, 5];

function line(seconds) {
  const doing = texts[Atomics.load(shared, stage)].replace('\u0001', String(seconds));
  const done = Atomics.load(shared, percent);
  const kind = Atomics.load(shared, steps);
  if (kind === 0 && done < 0) return doing;
  const ending = endings[kind].replace('\u0002', String(done));
  return `${doing}${ending.replace('\u0003', String(Atomics.load(shared, count)))}`;
}

for (let seconds = Math.round(after / 1000); ; seconds += 1) {
  // A wake-up means that nothing more is to be written.
  if (Atomics.wait(shared, 0, idle, seconds <= 1 ? after : 1000) !== 'timed-out') break;
  if (Atomics.compareExchange(shared, 0, idle, writing) !== idle) break;
  writeSync(descriptor, `\r\u001B[K${line(seconds)}`);
  Atomics.store(shared, 1, 1);
  Atomics.store(shared, 0, idle);
  Atomics.notify(shared, 0);
}
