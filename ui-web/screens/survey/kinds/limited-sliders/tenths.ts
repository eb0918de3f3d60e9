import type { AnswerId } from '#domain/shared/ids.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import type { AnswerOption } from '#domain/voting/answer-option.ts';
import { numbersIn } from '../../draft/draft-ballot.ts';

/** What each slider was given, in tenths of the scale of ten: whole percents. */
export function tenthsIn(
  raw: RawAnswer | undefined,
  answers: readonly AnswerOption[],
): ReadonlyMap<AnswerId, number> {
  const given = numbersIn(raw);
  return new Map(answers.flatMap(({ id }) => (id in given ? [[id, Math.round((given[id] ?? 0) * 10)]] : [])));
}
