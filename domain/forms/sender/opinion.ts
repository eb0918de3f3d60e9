import type { Instant } from '../../shared/calendar-day.ts';
import { type Either, left, right } from '../../shared/result.ts';
import { type CouncilRequest, finishedStatuses, type Opinion } from '../request.ts';

/** How long the words of an opinion may be. */
export const longestOpinion = 500;
/** The best score; the worst is 1. */
export const bestScore = 5;

/** Why an opinion is not accepted. */
export type OpinionFault = 'notFinished' | 'given' | 'wrongScore' | 'tooLong';

/** Whether its sender can say how a request went: staff finished it, and they have not said it yet. */
export const mayRate = ({ status, opinion }: Pick<CouncilRequest, 'status' | 'opinion'>): boolean =>
  opinion === undefined && status !== 'Retirada' && finishedStatuses.includes(status);

const isSame = (one: Omit<Opinion, 'at'>, other: Omit<Opinion, 'at'>): boolean =>
  one.isSolved === other.isSolved && one.score === other.score && one.text === other.text;

/** A request with what its sender says of how it went, once. The same opinion again changes nothing. */
export function withOpinion(
  request: CouncilRequest,
  given: Omit<Opinion, 'at'>,
  at: Instant,
): Either<OpinionFault, CouncilRequest> {
  const opinion = { ...given, text: given.text.trim() };
  if (!Number.isInteger(opinion.score) || opinion.score < 1 || opinion.score > bestScore)
    return left('wrongScore');
  if (opinion.text.length > longestOpinion) return left('tooLong');
  if (request.opinion !== undefined) return isSame(request.opinion, opinion) ? right(request) : left('given');
  return mayRate(request) ? right({ ...request, opinion: { ...opinion, at } }) : left('notFinished');
}

/** How requests went, in figures. */
export interface OpinionFigures {
  readonly count: number;
  readonly solved: number;
  /** How many gave 1, 2, 3, 4 and 5. */
  readonly scores: readonly number[];
}

/** The figures of opinions. */
export const opinionFigures = (opinions: readonly Pick<Opinion, 'isSolved' | 'score'>[]): OpinionFigures => ({
  count: opinions.length,
  solved: opinions.filter(({ isSolved }) => isSolved).length,
  scores: Array.from(
    { length: bestScore },
    (_, place) => opinions.filter(({ score }) => score === place + 1).length,
  ),
});
