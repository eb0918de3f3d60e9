import type { FormCouncil } from '#ui-web/composition/council.ts';
import { memoryKept } from './memory-kept.ts';
import { memoryNotes } from './memory-notes.ts';

/** For tests: a device that keeps nothing of anybody yet. */
export const unheldDevice = (): Pick<FormCouncil, 'deviceData' | 'pocketNotes' | 'keptAnswers'> => ({
  deviceData: {
    note: () => undefined,
    holders: () => [],
    hold: () => undefined,
    eraseOfPerson: async () => undefined,
    erase: async () => undefined,
  },
  pocketNotes: memoryNotes(),
  keptAnswers: memoryKept(),
});
