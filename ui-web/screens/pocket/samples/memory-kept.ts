import type { AnswerStore, SeenAnswer } from '#application/ports/browser/answer-store.ts';

/** For tests: the answers that a device keeps until the test is over. */
export function memoryKept(): AnswerStore {
  const kept = new Map<string, SeenAnswer>();
  return {
    load: async (address) => kept.get(address) ?? null,
    keep: async (address, answer) => void kept.set(address, answer),
    remove: async (address) => void kept.delete(address),
    removeUntil: async (moment) => {
      for (const [address, { at }] of kept) if (at <= moment) kept.delete(address);
    },
    clear: async () => kept.clear(),
  };
}
