import type { WorkAnswer } from '#adapters/wire/office-works/work.ts';
import type { Language, LocalizedText } from '#domain/shared/localized-text.ts';

/** A milestone as it is being planned. `row` is its own in the form. */
export interface PlannedRow {
  readonly row: number;
  readonly id: string | null;
  readonly title: string;
  readonly planned: string;
  /** One that was reached stays. */
  readonly isReached: boolean;
}

/** The milestones of a work as rows of a form, in the language of the person. */
export const plannedRows = (
  milestones: WorkAnswer['milestones'],
  said: (title: LocalizedText) => string,
): readonly PlannedRow[] =>
  milestones.map(({ id, title, planned, reached }, row) => ({
    row,
    id,
    title: said(title),
    planned: planned?.slice(0, 10) ?? '',
    isReached: reached !== null,
  }));

/** A new row below the others. */
export const withRow = (rows: readonly PlannedRow[]): readonly PlannedRow[] => [
  ...rows,
  {
    row: Math.max(-1, ...rows.map(({ row }) => row)) + 1,
    id: null,
    title: '',
    planned: '',
    isReached: false,
  },
];

/** A title with what the person wrote in their language; the other languages stay. */
function titleAfter(before: LocalizedText | undefined, written: string, language: Language): LocalizedText {
  if (typeof before === 'string') return written;
  // Who reads a title in another language than their own, and leaves it, has translated nothing.
  const isAsBefore = before !== undefined && !(language in before) && Object.values(before).includes(written);
  return isAsBefore ? before : { ...before, [language]: written };
}

/** The rows as a call sends them. */
export const writtenMilestones = (
  rows: readonly PlannedRow[],
  before: WorkAnswer['milestones'],
  language: Language,
) =>
  rows.map(({ id, title, planned }) => ({
    id,
    title: titleAfter(before.find((one) => one.id === id)?.title, title.trim(), language),
    planned: planned === '' ? null : planned,
  }));
