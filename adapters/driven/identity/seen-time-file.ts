import { readFileSync } from 'node:fs';
import type { SeenTime } from '#application/ports/server/seen-time.ts';
import type { SteadyTime } from '#domain/shared/steady-time.ts';
import { aloneWith } from './alone-with.ts';
import { saveKept } from './save-kept.ts';

const beginnings: readonly unknown[] = ['first', 'leapt', 'wentBack'];

/** What the file says; null if there is none, or it cannot be read: then the wait begins again, which does no harm. */
function readSeen(file: string): SteadyTime | null {
  try {
    const found = JSON.parse(readFileSync(file, 'utf8')) as Partial<SteadyTime> | null;
    const { since, until, beginning } = found ?? {};
    const isRun = Number.isFinite(since) && Number.isFinite(until) && beginnings.includes(beginning);
    return isRun ? (found as SteadyTime) : null;
  } catch {
    return null;
  }
}

/**
 * In a file beside the keys, which all processes of a council share: it protects the keys, and is moved and deleted
 * with them.
 */
export function seenTimeFile(secretsFile: string): SeenTime {
  const file = `${secretsFile}.time`;
  return {
    change: async (next) =>
      aloneWith(secretsFile, () => {
        const seen = next(readSeen(file));
        saveKept(file, seen);
        return seen;
      }),
  };
}
