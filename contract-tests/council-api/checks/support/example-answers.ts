import { isLeft } from '#domain/shared/result.ts';
import { isUnanswered, type RawAnswer } from '#domain/voting/answer.ts';
import { rawAnswer } from '#domain/voting/check-answer.ts';
import { checkAnswer } from '#domain/voting/check-answer.ts';
import type { Question } from '#domain/voting/survey.ts';
import { idsOf } from './survey-ids.ts';

/** Everything that could be an answer to some question, simple ones first. */
function candidates(question: Question): readonly RawAnswer[] {
  const ids = idsOf(question) ?? [];
  const stars = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0];
  return [
    ...ids,
    ...ids.map((id) => [id]),
    [...ids],
    ids.toReversed(),
    ...stars,
    ...stars.flatMap((number) => ids.slice(0, 1).map((id) => ({ [id]: number }))),
    'Prueba de contrato',
    'Segunda prueba de contrato',
  ];
}

/**
 * Different answers that a question accepts, each in its canonical form: two if it has two, none if it accepts none.
 */
export function exampleAnswers(question: Question): readonly RawAnswer[] {
  const spellings = new Map<string, RawAnswer>();
  for (const candidate of candidates(question)) {
    const checked = checkAnswer(question, candidate);
    if (isLeft(checked)) continue;
    const raw = rawAnswer(checked.right);
    if (!isUnanswered(raw)) spellings.set(JSON.stringify(raw), raw);
    if (spellings.size === 2) break;
  }
  return [...spellings.values()];
}
