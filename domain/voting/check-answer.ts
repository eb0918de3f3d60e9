import { type Either, left, map, right } from '../shared/result.ts';
import { type Answer, type AnswerFault, type RawAnswer, rawAnswer } from './answer.ts';
import { checkBudgetAmount } from './kinds/budget-amount/selection.ts';
import { checkFree } from './kinds/free/text.ts';
import { checkOptions } from './kinds/shared/one-option.ts';
import { checkOptionsMultiple } from './kinds/options-multiple/toggle-answer.ts';
import { checkRanked, checkSortable } from './kinds/shared/ranking.ts';
import { checkRating, checkRatingAnswers } from './kinds/shared/stars.ts';
import { checkSliders } from './kinds/limited-sliders/sliders.ts';
import type { Question } from './survey.ts';

/** Checks a raw answer against its question; browser and server run this same check. */
export function checkAnswer(question: Question, raw: RawAnswer): Either<AnswerFault, Answer> {
  if (raw === null) return checkBlankVote(question);
  switch (question.kind) {
    case 'options':
    case 'yesNo':
    case 'likeDislike':
      return checkOptions(question.kind, question.answers, raw);
    case 'optionsMultiple':
      return checkOptionsMultiple(question.answers, question.most, raw);
    case 'budgetAmount':
      return checkBudgetAmount(question.proposals, question.total, raw);
    case 'sortable':
      return checkSortable(question.answers, raw);
    case 'ranked':
      return checkRanked(question.answers, question.maxScore, raw);
    case 'limitedSliders':
      return checkSliders(question.answers, raw);
    case 'rating':
      return checkRating(question.range, raw);
    case 'ratingAnswers':
      return checkRatingAnswers(question.answers, question.range, raw);
    case 'free':
      return checkFree(question.longest, raw);
    case 'likes':
      return raw === 1 ? right({ kind: 'likes' }) : left({ kind: 'otherShape' });
    case 'unknown':
      return left({ kind: 'unknownDisplayType', displayType: question.displayType });
  }
}

/** A raw answer that fits its question, in its canonical form: so it is stored and published. */
export const spelledAnswer = (question: Question, raw: RawAnswer): Either<AnswerFault, RawAnswer> =>
  map(rawAnswer)(checkAnswer(question, raw));

/** A blank vote fits any question whose survey offers it. */
function checkBlankVote(question: Question): Either<AnswerFault, Answer> {
  if (question.kind === 'unknown')
    return left({ kind: 'unknownDisplayType', displayType: question.displayType });
  return question.blankVote === true ? right({ kind: 'blank' }) : left({ kind: 'noBlankVote' });
}
