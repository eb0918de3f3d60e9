import { Worker } from 'node:worker_threads';
import type { RunningHash } from '#adapters/driven/ballot-list/list-hash.ts';

const slotCount = 8;
const slotSize = 128 * 1024;

/*
 * Memory that two threads share: one fills the slots in turn, the other empties them in the same order. They share
 * only two counters: how many were filled and how many emptied since the beginning.
 */
const filled = 0;
const emptied = 1;
const shared = (size: number) => new SharedArrayBuffer(size);

/**
 * A SHA-256 computed in a second thread: the hash of a long list takes nearly as long as its count, and can be
 * computed meanwhile. The thread is given copies, so that exactly the bytes that are counted are hashed.
 */
export function threadedHash(script = new URL('./hash-worker.js', import.meta.url)): RunningHash {
  const words = new Int32Array(shared(2 * Int32Array.BYTES_PER_ELEMENT));
  const lengths = new Int32Array(shared(slotCount * Int32Array.BYTES_PER_ELEMENT));
  const slots = Array.from({ length: slotCount }, () => new Uint8Array(shared(slotSize)));
  const worker = new Worker(script, { workerData: { words, lengths, slots } });
  const result = new Promise<string>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  // The failure is thrown to the one who waits below; until then, it must not count as unhandled.
  result.catch(() => undefined);
  let turn = 0;

  const put = async (bytes: Uint8Array): Promise<void> => {
    for (
      let done = Atomics.load(words, emptied);
      turn - done === slotCount;
      done = Atomics.load(words, emptied)
    )
      await Promise.race([Atomics.waitAsync(words, emptied, done).value, result]);
    slots[turn % slotCount]?.set(bytes);
    lengths[turn % slotCount] = bytes.length;
    turn += 1;
    Atomics.store(words, filled, turn);
    Atomics.notify(words, filled);
  };
  return {
    update: async (bytes) => {
      for (let from = 0; from < bytes.length; from += slotSize)
        await put(bytes.subarray(from, from + slotSize));
    },
    digest: async () => {
      await put(new Uint8Array());
      return result;
    },
    close: async () => void (await worker.terminate()),
  };
}
