import type { SurveyId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { type AnswerFault, isUnanswered } from '#domain/voting/answer.ts';
import { checkChain } from '#domain/voting/chain.ts';
import { checkAnswer } from '#domain/voting/check-answer.ts';
import { readReceiptCode } from '#domain/voting/receipt-code.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { checkCensus } from './census-form.ts';
import { secretsAsked } from './census-questions.ts';
import type { Paper } from './paper.ts';
import type { Faults, OpenState } from './state.ts';
import { answerable, asksCensus } from './visit.ts';

/** Everything that keeps the dialog from opening, told together; null when nothing does. */
export function faultsOf({ visit, paper, census, identity, earlierCode, faults }: OpenState): Faults | null {
  const checked = checkChain(answerable(visit), paper.answers);
  const chain = isLeft(checked) ? checked.left : null;
  const answers = misfitsOf(answerable(visit), paper);
  const entry = asksCensus(visit) ? checkCensus(census, secretsAsked(visit, identity)) : [];
  const wrongCode = earlierCode.trim() !== '' && readReceiptCode(earlierCode) === null;
  if (chain === null && answers.size === 0 && entry.length === 0 && !wrongCode) return null;
  return { serial: (faults?.serial ?? 0) + 1, chain, answers, census: entry, earlierCode: wrongCode };
}

/** Answers that the council would refuse: a text too long, a slider below its least. */
function misfitsOf(chain: readonly Survey[], { answers }: Paper): ReadonlyMap<SurveyId, AnswerFault> {
  const misfits = new Map<SurveyId, AnswerFault>();
  for (const { id, question } of chain) {
    const raw = answers.get(id);
    if (raw === undefined || isUnanswered(raw)) continue;
    const checked = checkAnswer(question, raw);
    if (isLeft(checked)) misfits.set(id, checked.left);
  }
  return misfits;
}
