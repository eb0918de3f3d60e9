import type { Survey } from '#domain/voting/survey.ts';
import type { Onward } from './question-state.ts';
import type { Wording } from '#ui-web/components/wording/wording.tsx';

/** What is above the answers of a question of any kind, and what applies to all kinds. */
export interface QuestionHead {
  readonly survey: Survey;
  readonly id: string;
  /** The id of the next element on the page. */
  readonly next: string;
  readonly onward: Onward | null;
  readonly number?: string;
  readonly title: Wording;
  readonly lead: Wording | null;
  readonly level: 2 | 3;
  /** The council's own HTML; that of the main survey is at the top of the page. */
  readonly details: Wording | null;
  /** The note that the order of the answers has no meaning. */
  readonly hint: string | null;
  /** Whether the ballot is blank; null if the question offers no blank vote. */
  readonly blankVote: 'voted' | 'offered' | null;
  /** The message that it must be answered and was not. */
  readonly missing?: string;
}
