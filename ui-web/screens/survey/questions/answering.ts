import type { Question, Survey } from '#domain/voting/survey.ts';
import type { DraftBallot } from '../draft/draft-ballot.ts';
import { type BudgetAnswering, budgetAnswering } from '../kinds/budget-amount/answering.ts';
import { type FreeAnswering, freeAnswering } from '../kinds/free/answering.ts';
import { type LikesAnswering, likesAnswering } from '../kinds/likes/answering.ts';
import { type SlidersAnswering, slidersAnswering } from '../kinds/limited-sliders/answering.ts';
import { type SeveralAnswering, severalAnswering } from '../kinds/options-multiple/answering.ts';
import { type OneAnswering, oneAnswering } from '../kinds/options/answering.ts';
import { type RankingAnswering, rankingAnswering } from '../kinds/ranking/answering.ts';
import { type RatingAnswersAnswering, ratingAnswersAnswering } from '../kinds/rating-answers/answering.ts';
import { type RatingAnswering, ratingAnswering } from '../kinds/rating/answering.ts';
import { leavingBlank, voteBlank } from './blank-vote.ts';

/** The functions that answer a survey: those of each kind of question, and the blank vote. */
export interface Answering
  extends OneAnswering,
    SeveralAnswering,
    BudgetAnswering,
    RankingAnswering,
    SlidersAnswering,
    RatingAnswering,
    RatingAnswersAnswering,
    FreeAnswering,
    LikesAnswering {
  /** Casts a blank ballot in this survey, or withdraws it. */
  voteBlank(survey: Survey, isBlank: boolean): void;
}

/**
 * Writes answers in the draft that `changeDraft` holds. `shownOf` gives a question as it is shown, with its answers in
 * the order of this device: a list to be put in order begins there.
 */
export function answering(
  changeDraft: (after: (draft: DraftBallot) => DraftBallot) => void,
  shownOf: (survey: Survey) => Question,
): Answering {
  const change = ({ id }: Survey, after: (draft: DraftBallot) => DraftBallot) =>
    changeDraft((draft) => leavingBlank(draft, after(draft), id));
  return {
    ...oneAnswering(change),
    ...severalAnswering(change),
    ...budgetAnswering(change),
    ...rankingAnswering(change, shownOf),
    ...slidersAnswering(change),
    ...ratingAnswering(change),
    ...ratingAnswersAnswering(change),
    ...freeAnswering(change),
    ...likesAnswering(change),
    voteBlank: (survey, isBlank) => changeDraft((draft) => voteBlank(draft, survey.id, isBlank)),
  };
}
