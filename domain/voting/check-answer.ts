import { type Either, left } from '../shared/result.ts';
import type { Answer, AnswerFault, RawAnswer } from './answer.ts';
import { checkBudgetAmount } from './answers/budget-amount.ts';
import { checkOptions } from './answers/options.ts';
import { checkOptionsMultiple } from './answers/options-multiple.ts';
import type { Question } from './survey.ts';

/** Checks a raw answer against its question; browser and server run this same check. */
export function checkAnswer(question: Question, raw: RawAnswer): Either<AnswerFault, Answer> {
  switch (question.kind) {
    case 'options':
      return checkOptions(question.answers, raw);
    case 'optionsMultiple':
      return checkOptionsMultiple(question.answers, question.most, raw);
    case 'budgetAmount':
      return checkBudgetAmount(question.proposals, question.total, raw);
    case 'unknown':
      return left({ kind: 'unknownDisplayType', displayType: question.displayType });
  }
}
