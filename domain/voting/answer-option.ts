import type { AnswerId } from '../shared/ids.ts';
import type { LocalizedText } from '../shared/localized-text.ts';

/** One thing that can be chosen. `reset` clears the others ("none of these"). */
export interface AnswerOption {
  readonly id: AnswerId;
  readonly text: LocalizedText;
  readonly description: LocalizedText | null;
  readonly image: string | null;
  readonly reset: boolean;
  /** Least and most a slider may be given, in tenths of the scale of ten (1 is 1 %); null where the survey sets none. */
  readonly least: number | null;
  readonly most: number | null;
}
