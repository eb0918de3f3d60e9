import type { AnswerId } from '../../../shared/ids.ts';
import { type Either, left, right } from '../../../shared/result.ts';
import type { AnswerOption } from '../../answer-option.ts';

/** The chosen answers after one was ticked or unticked. */
export interface Toggled {
  readonly chosen: readonly AnswerId[];
  /** The answers that a reset answer (or leaving it) has cleared, to be announced. */
  readonly cleared: readonly AnswerId[];
}

/**
 * Ticks or unticks an answer; the refusal says how many may be chosen. A reset answer clears the others, and another
 * answer clears the reset answer.
 */
export function toggleAnswer(
  answers: readonly AnswerOption[],
  most: number,
  chosen: readonly AnswerId[],
  id: AnswerId,
): Either<{ readonly kind: 'tooMany'; readonly most: number }, Toggled> {
  if (chosen.includes(id)) return right({ chosen: chosen.filter((other) => other !== id), cleared: [] });
  const isReset = (one: AnswerId) => answers.some((answer) => answer.reset && answer.id === one);
  const kept = isReset(id) ? [] : chosen.filter((other) => !isReset(other));
  const cleared = chosen.filter((other) => !kept.includes(other));
  if (kept.length >= most) return left({ kind: 'tooMany', most });
  const next = answers.map((answer) => answer.id).filter((one) => one === id || kept.includes(one));
  return right({ chosen: next, cleared });
}
