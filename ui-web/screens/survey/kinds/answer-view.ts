import type { SummaryLine } from '#ui-web/components/dialog-frame/summary-lines.tsx';
import type { Wording } from '#ui-web/components/wording/wording.tsx';

/** What was answered, for the summary before sending. */
export interface AnswerView {
  /** As text; empty without an answer, or if lines have it. */
  readonly answers: readonly Wording[];
  /** Titles with what each was given. */
  readonly lines: readonly SummaryLine[];
  readonly budget: {
    readonly segments: readonly {
      readonly id: string;
      readonly identifier: string;
      readonly share: number;
    }[];
    readonly free: number;
  } | null;
}

export const noAnswer: AnswerView = { answers: [], lines: [], budget: null };

export const answersInWords = (answers: readonly Wording[]): AnswerView => ({ ...noAnswer, answers });

export const answersInLines = (lines: readonly SummaryLine[]): AnswerView => ({ ...noAnswer, lines });
