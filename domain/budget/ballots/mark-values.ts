import type { BudgetRefusal } from '../allocation.ts';
import type { VoteCount } from '../parameters.ts';
import type { BallotMarks } from '../election.ts';
import { type Either, left, right } from '#domain/shared/result.ts';

/** What each mark of the ballots is worth, as whole numbers in units of 1/`scale`. */
export interface MarkValues {
  readonly values: Float64Array;
  readonly scale: number;
}

/** The most decimals that points may have. */
const finest = 6;

/**
 * What marks are worth where they are not simply votes: the points that a ballot gives, or Borda points: one for each
 * project that the ballot names after that one.
 *
 * @example The ordinal ballot a, b, c counted by Borda: a 2, b 1, c 0
 */
export function markValues(
  marks: BallotMarks,
  count: Exclude<VoteCount, 'ballots'>,
): Either<BudgetRefusal, MarkValues> {
  if (count === 'points') return marks.points ? wholePoints(marks.points) : left({ kind: 'pointsNeeded' });
  return marks.kind === 'ordinal'
    ? right({ values: bordaOf(marks), scale: 1 })
    : left({ kind: 'ranksNeeded' });
}

function bordaOf({ offsets, projects }: BallotMarks): Float64Array {
  const values = new Float64Array(projects.length);
  let mark = 0;
  for (const end of offsets) {
    for (; mark < end; mark += 1) values[mark] = end - mark - 1;
  }
  return values;
}

/** Points with decimals are counted in tenths, hundredths…, so that sums of them stay exact. */
function wholePoints(points: Float64Array): Either<BudgetRefusal, MarkValues> {
  if (points.every((value) => Number.isInteger(value))) return right({ values: points, scale: 1 });
  for (let decimals = 1; decimals <= finest; decimals += 1) {
    const scale = 10 ** decimals;
    const values = points.map((value) => Math.round(value * scale));
    if (values.every((value, mark) => value / scale === points[mark])) return right({ values, scale });
  }
  return left({ kind: 'pointsTooFine' });
}
