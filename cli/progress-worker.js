// Writes for how long the program has been working, each second, until it is stopped. Plain JavaScript: a worker
// starts faster without types to strip.
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

const { shared, text, descriptor, after } = workerData;
const [idle, writing] = [0, 1];

for (let seconds = Math.round(after / 1000); ; seconds += 1) {
  // A wake-up means that nothing more is to be written.
  if (Atomics.wait(shared, 0, idle, seconds <= 1 ? after : 1000) !== 'timed-out') break;
  if (Atomics.compareExchange(shared, 0, idle, writing) !== idle) break;
  writeSync(descriptor, `\r\u001B[K${text.replace('%', String(seconds))}`);
  Atomics.store(shared, 1, 1);
  Atomics.store(shared, 0, idle);
  Atomics.notify(shared, 0);
}
