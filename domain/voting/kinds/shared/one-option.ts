import { type Either, flatMap, left, right } from '../../../shared/result.ts';
import type { Answer, AnswerFault, GivenAnswer } from '../../answer.ts';
import type { AnswerOption } from '../../answer-option.ts';
import { chosenIds } from './ids-reader.ts';

/** `options`, `yesNo` and `likeDislike`: exactly one answer (specification 2, section 4). */
export function checkOptions(
  kind: 'options' | 'yesNo' | 'likeDislike',
  answers: readonly AnswerOption[],
  raw: GivenAnswer,
): Either<AnswerFault, Answer> {
  return flatMap((chosen: readonly AnswerOption['id'][]): Either<AnswerFault, Answer> => {
    const [only] = chosen;
    if (only === undefined) return left({ kind: 'emptyAnswer' });
    return chosen.length === 1
      ? right({ kind, chosen: only })
      : left({ kind: 'exactlyOne', found: chosen.length });
  })(
    chosenIds(
      answers.map(({ id }) => id),
      raw,
    ),
  );
}
