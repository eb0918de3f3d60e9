// The thread of `threadedHash`. Plain JavaScript: a thread that must first strip types takes 15 MB more and begins later.
import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';

const { words, lengths, slots } = workerData;
const hash = createHash('sha256');

for (let turn = 0; ; turn += 1) {
  while (Atomics.load(words, 0) === turn) Atomics.wait(words, 0, turn);
  const length = lengths[turn % slots.length];
  // An empty slot ends it all.
  if (length === 0) break;
  hash.update(slots[turn % slots.length].subarray(0, length));
  Atomics.store(words, 1, turn + 1);
  Atomics.notify(words, 1);
}
parentPort.postMessage(hash.digest('hex'));
