import type { Survey } from '#domain/voting/survey.ts';
import type { ChangeAnswer } from '../../draft/change-answer.ts';
import { answered } from '../../draft/draft-ballot.ts';

export interface FreeAnswering {
  /** The text of `free`, as written so far. */
  write(survey: Survey, text: string): void;
}

export const freeAnswering = (change: ChangeAnswer): FreeAnswering => ({
  write: (survey, text) => change(survey, (draft) => answered(draft, survey.id, text)),
});
