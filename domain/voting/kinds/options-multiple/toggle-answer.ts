import type { AnswerId } from '../../../shared/ids.ts';
import { type Either, isLeft, left, right } from '../../../shared/result.ts';
import type { Answer, AnswerFault, GivenAnswer } from '../../answer.ts';
import type { AnswerOption } from '../../answer-option.ts';
import { chosenIds } from '../shared/ids-reader.ts';

/** `optionsMultiple`: up to `most` answers; a reset answer is chosen alone (specification 2, section 4). */
export function checkOptionsMultiple(
  answers: readonly AnswerOption[],
  most: number,
  raw: GivenAnswer,
): Either<AnswerFault, Answer> {
  const found = chosenIds(
    answers.map(({ id }) => id),
    raw,
  );
  if (isLeft(found)) return found;
  const chosen = found.right;
  if (chosen.length === 0) return left({ kind: 'emptyAnswer' });
  if (chosen.length > most) return left({ kind: 'tooMany', most });
  if (chosen.length > 1 && answers.some(({ id, reset }) => reset && chosen.includes(id))) {
    return left({ kind: 'resetWithOthers' });
  }
  return right({ kind: 'optionsMultiple', chosen });
}

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
