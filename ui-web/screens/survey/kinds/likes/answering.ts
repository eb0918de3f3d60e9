import type { Survey } from '#domain/voting/survey.ts';
import type { ChangeAnswer } from '../../draft/change-answer.ts';
import { answered } from '../../draft/draft-ballot.ts';

export interface LikesAnswering {
  /** Gives the like of `likes`, or withdraws it. */
  like(survey: Survey, liked: boolean): void;
}

export const likesAnswering = (change: ChangeAnswer): LikesAnswering => ({
  like: (survey, liked) => change(survey, (draft) => answered(draft, survey.id, liked ? 1 : [])),
});
