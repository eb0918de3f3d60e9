import type { ProposalId } from '#domain/shared/ids.ts';
import type { Cents } from '#domain/shared/money.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import type { BallotMarks, BudgetProject, Election } from '../election.ts';

/** One list of an election: votes on the web, on paper, or of a district. The budget is null if the list does not name it. */
export type ElectionList = Omit<Election, 'budget'> & { readonly budget: Cents | null };

/** Why lists are not parts of one election. `list` is the place of the list that differs from those before it, from 0. */
export type MergeRefusal =
  | { readonly kind: 'ballotsMissing'; readonly list: number }
  | { readonly kind: 'otherBallots'; readonly list: number }
  | { readonly kind: 'otherCurrency'; readonly list: number }
  /** A project with the same id and another cost. */
  | { readonly kind: 'otherCost'; readonly list: number; readonly project: ProposalId }
  /** The lists name different budgets, or none does. */
  | { readonly kind: 'noBudget' };

/**
 * Merges lists of one election: their projects by id in the order in which they appear, and their ballots one after the
 * other, each as one vote. A project that is in some lists only is in the merged election too, as where each district has
 * its own. What a list leaves unsaid of a project (category, district) is taken from the others.
 *
 * Left: the first difference that would change the outcome.
 *
 * @example Web: a 60, ballots a, a; paper: a 60, b 50, ballot b. Merged: a 60 with 2 votes, b 50 with 1
 */
export function mergeElections(
  lists: readonly ElectionList[],
  budget: Cents | null,
): Either<MergeRefusal, Election> {
  const refusal = differenceIn(lists);
  if (refusal) return left(refusal);
  const total = budget ?? commonBudget(lists);
  if (total === null) return left({ kind: 'noBudget' });
  const projects = new Map<ProposalId, BudgetProject>();
  for (const project of lists.flatMap((list) => list.projects)) {
    const known = projects.get(project.id);
    projects.set(project.id, known ? completed(known, project) : project);
  }
  const places = new Map([...projects.keys()].map((id, place) => [id, place]));
  const all = lists.map(({ marks, projects: own }) => ({
    marks: marks as BallotMarks,
    placeOf: Uint32Array.from(own, ({ id }) => places.get(id) as number),
  }));
  const marks = concatenated(all);
  const counts = new Float64Array(projects.size);
  for (const place of marks.projects) counts[place] = (counts[place] as number) + 1;
  const votes = new Map([...projects.keys()].map((id, place) => [id, counts[place] as number]));
  const currency = lists.find((list) => list.currency !== '')?.currency ?? '';
  const ballots = marks.offsets.length - 1;
  return right({ budget: total, currency, projects: [...projects.values()], votes, ballots, marks });
}

const completed = (known: BudgetProject, other: BudgetProject): BudgetProject => ({
  ...other,
  ...known,
  category: known.category ?? other.category,
  district: known.district ?? other.district,
});

function differenceIn(lists: readonly ElectionList[]): MergeRefusal | null {
  const costs = new Map<ProposalId, Cents>();
  let currency = '';
  for (const [list, one] of lists.entries()) {
    if (!one.marks) return { kind: 'ballotsMissing', list };
    if (one.marks.kind !== lists[0]?.marks?.kind) return { kind: 'otherBallots', list };
    if (currency !== '' && one.currency !== '' && one.currency !== currency)
      return { kind: 'otherCurrency', list };
    currency ||= one.currency;
    const other = one.projects.find(({ id, amount }) => (costs.get(id) ?? amount) !== amount);
    if (other) return { kind: 'otherCost', list, project: other.id };
    for (const { id, amount } of one.projects) costs.set(id, amount);
  }
  return null;
}

/** The budget that all lists name that name one; null if two differ, or none does. */
function commonBudget(lists: readonly ElectionList[]): Cents | null {
  const [budget, other] = new Set(lists.flatMap((list) => list.budget ?? []));
  return other === undefined ? (budget ?? null) : null;
}

interface PlacedMarks {
  readonly marks: BallotMarks;
  readonly placeOf: Uint32Array;
}

function concatenated(lists: readonly PlacedMarks[]): BallotMarks {
  const marked = lists.reduce((sum, { marks }) => sum + marks.projects.length, 0);
  const ballots = lists.reduce((sum, { marks }) => sum + marks.offsets.length - 1, 0);
  const projects = new Uint32Array(marked);
  const offsets = new Uint32Array(ballots + 1);
  const points = lists.every(({ marks }) => marks.points !== null) ? new Float64Array(marked) : null;
  let [ballot, mark] = [0, 0];
  for (const { marks, placeOf } of lists) {
    for (const end of marks.offsets.subarray(1)) {
      ballot += 1;
      offsets[ballot] = mark + end;
    }
    projects.set(
      marks.projects.map((place) => placeOf[place] as number),
      mark,
    );
    if (points && marks.points) points.set(marks.points, mark);
    mark += marks.projects.length;
  }
  return { kind: (lists[0] as PlacedMarks).marks.kind, offsets, projects, points };
}
