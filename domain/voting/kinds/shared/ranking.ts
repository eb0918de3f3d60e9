import type { AnswerId } from '../../../shared/ids.ts';
import { type Either, flatMap, left, right } from '../../../shared/result.ts';
import type { Answer, AnswerFault, GivenAnswer } from '../../answer.ts';
import type { AnswerOption } from '../../answer-option.ts';
import { namedIds } from './ids-reader.ts';

const idsOf = (answers: readonly AnswerOption[]) => answers.map(({ id }) => id);

/** `sortable`: all answers, each once, in the voter's order (specification 2, section 4). */
export function checkSortable(
  answers: readonly AnswerOption[],
  raw: GivenAnswer,
): Either<AnswerFault, Answer> {
  return flatMap((order: readonly AnswerId[]): Either<AnswerFault, Answer> => {
    if (order.length === 0) return left({ kind: 'emptyAnswer' });
    const missing = answers.length - order.length;
    return missing > 0 ? left({ kind: 'notAllRanked', missing }) : right({ kind: 'sortable', order });
  })(namedIds(idsOf(answers), raw));
}

/** Ranked choice: up to as many answers as there are slots, in the voter's order; the others are not counted. */
export function checkRanked(
  answers: readonly AnswerOption[],
  slots: number,
  raw: GivenAnswer,
): Either<AnswerFault, Answer> {
  return flatMap((order: readonly AnswerId[]): Either<AnswerFault, Answer> => {
    if (order.length === 0) return left({ kind: 'emptyAnswer' });
    return order.length > slots ? left({ kind: 'tooMany', most: slots }) : right({ kind: 'ranked', order });
  })(namedIds(idsOf(answers), raw));
}

/**
 * Points of a position, counted from 0: `maxScore` less the position, none beyond (decisions: ranked choice).
 *
 * @example [0, 1, 2, 3].map((position) => pointsAt(position, 3)) // [3, 2, 1, 0]
 */
export const pointsAt = (position: number, maxScore: number): number => Math.max(0, maxScore - position);

/** The order with one entry at another position; the others keep theirs. Beyond either end is the end. */
export function move<T>(order: readonly T[], entry: T, to: number): readonly T[] {
  if (!order.includes(entry)) return order;
  const others = order.filter((one) => one !== entry);
  const place = Math.min(others.length, Math.max(0, to));
  return [...others.slice(0, place), entry, ...others.slice(place)];
}
