import type { Clock } from '#application/ports/clock.ts';

interface KeptValue<T> {
  readonly at: number;
  readonly value: Promise<T>;
}

/** So many answers are kept at most; then all are made anew, since any could have been asked for by invented names. */
const mostKept = 200;

/** Answers that are made at most once in a while. */
export interface MomentaryAnswers<Asked extends readonly string[], T> {
  readonly of: (...asked: Asked) => Promise<T>;
  /** Makes all of them anew when they are asked for next: somebody changed what they are made of. */
  readonly forget: () => void;
}

/**
 * An answer that is made at most once in so many milliseconds for the same question: all who ask meanwhile get the same
 * one. One that fails is made again.
 */
export function keptForAMoment<Asked extends readonly string[], T>(
  clock: Clock,
  moment: number,
  make: (...asked: Asked) => Promise<T>,
): MomentaryAnswers<Asked, T> {
  const kept = new Map<string, KeptValue<T>>();
  return {
    forget: () => kept.clear(),
    of: async (...asked) => {
      const key = JSON.stringify(asked);
      const now = clock.now();
      const found = kept.get(key);
      if (found !== undefined && now >= found.at && now - found.at < moment) return found.value;
      if (kept.size >= mostKept) kept.clear();
      const made = { at: now, value: make(...asked) };
      kept.set(key, made);
      try {
        return await made.value;
      } catch (error) {
        if (kept.get(key) === made) kept.delete(key);
        throw error;
      }
    },
  };
}
