import { loadLasts } from '#domain/scarcity/work/hold-load.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';

/**
 * The holds of the last minutes of which nobody knows whose they are: what is confirmed is taken out. Each server process
 * counts its own. There are never many: a hold is counted once it has its place, and places are few.
 */
export interface UnfinishedHolds {
  readonly count: (now: Instant) => number;
  readonly add: (key: string, now: Instant) => void;
  readonly finish: (key: string) => void;
}

/** Makes an empty list of them. */
export function unfinishedHolds(): UnfinishedHolds {
  const begun = new Map<string, Instant>();
  const forgetOld = (now: Instant): void => {
    for (const [key, at] of begun) {
      // The oldest are first, so the first that is young enough ends it.
      if (at > now - loadLasts) return;
      begun.delete(key);
    }
  };
  return {
    count: (now) => {
      forgetOld(now);
      return begun.size;
    },
    add: (key, now) => {
      begun.delete(key);
      begun.set(key, now);
    },
    finish: (key) => {
      begun.delete(key);
    },
  };
}
