import { readFileSync } from 'node:fs';
import type { SeenTime } from '#application/ports/server/seen-time.ts';
import type { SteadyTime } from '#domain/shared/steady-time.ts';
import { aloneWith } from './alone-with.ts';
import { saveKept } from './save-kept.ts';

const beginnings: readonly unknown[] = ['first', 'leapt', 'wentBack'];

/** What the file says; null where there is none, or none that can be read: then the wait begins anew, which harms nobody. */
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

/** In a file beside the keys, which all processes of a council share: it guards them, and goes where they go. */
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
