import type { NewStep } from '../office/steps/step.ts';
import type { Changer } from '../office/steps/subject-steps.ts';
import type { Instant } from '../shared/calendar-day.ts';
import type { ChangeCounts } from './changes.ts';

/** An import that was confirmed: who brought what, when, and whether it was taken back. */
export interface ImportEntry {
  readonly id: string;
  readonly at: Instant;
  readonly by: string;
  readonly layout: string;
  readonly collection: string;
  readonly counts: ChangeCounts;
  /** Null while it stands. */
  readonly undone: { readonly by: string; readonly at: Instant } | null;
}

/** The subject of the steps of an import. */
export const importSubject = ({ id }: Pick<ImportEntry, 'id'>): string => `import/${id}`;

/** What an import was about, for its steps: kinds and numbers, and nothing of its rows. */
const wordsOf = ({ collection, counts }: ImportEntry): string => JSON.stringify({ collection, ...counts });

/** The step of an import that is confirmed. */
export const confirmStep = (entry: ImportEntry): NewStep => ({
  act: 'import.confirm',
  from: null,
  to: entry.layout,
  words: wordsOf(entry),
  by: entry.by,
  at: entry.at,
});

/** The step of an import that is taken back. */
export const undoStep = (entry: ImportEntry, { by, at }: Changer): NewStep => ({
  act: 'import.undo',
  from: entry.layout,
  to: null,
  words: wordsOf(entry),
  by,
  at,
});
