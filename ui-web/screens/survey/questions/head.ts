import type { Survey } from '#domain/voting/survey.ts';
import type { Wording } from '#ui-web/components/wording/wording.tsx';

/** What stands above the answers of a question of any kind, and what holds for all kinds. */
export interface QuestionHead {
  readonly survey: Survey;
  readonly id: string;
  /** The id of what follows it on the page. */
  readonly next: string;
  readonly number?: string;
  readonly title: Wording;
  readonly lead: Wording | null;
  readonly level: 2 | 3;
  /** The council's own HTML; of the main survey it stands at the top of the page. */
  readonly details: Wording | null;
  /** That the order of the answers says nothing. */
  readonly hint: string | null;
  /** Whether the ballot is blank; null where the question offers no blank vote. */
  readonly blankVote: 'voted' | 'offered' | null;
  /** That it must be answered and was not. */
  readonly missing?: string;
}
