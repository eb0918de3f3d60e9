import type { ReadElection } from '#application/budget/election-input.ts';
import { type BallotMarks, type BudgetProject, type Election, votesFor } from '#domain/budget/election.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import { isWritableId, pabulibAmount, pabulibCell } from './written-cell.ts';
import { writtenMeta } from './written-meta.ts';

/** An election as it is written: with every ballot, and the details of its source. */
export interface WholeElection {
  readonly election: Election;
  readonly about: NonNullable<ReadElection['about']>;
}

/** What was computed from it: the funded projects, the rule by its name in the format, and a summary in one line. */
export interface WrittenOutcome {
  /** Null if nothing was computed: then no proposal says whether it is selected. */
  readonly funded: ReadonlySet<string> | null;
  readonly rule: string;
  readonly comment: string;
}

/** Why an election cannot be written: it has only counts, or names of proposals that the format cannot distinguish. */
export type PabulibRefusal =
  | { readonly kind: 'ballotsNeeded' }
  | { readonly kind: 'notWritable'; readonly id: string };

/**
 * Writes an election in the Pabulib format with its funded projects, so that other programs can compute it again.
 * Voters are numbers from 1 in the order of the ballots: neither their names nor what a source says about each (age,
 * sex, neighbourhood) is written, since a few such facts together identify a person.
 *
 * http://pabulib.org/format
 */
export function writePabulib(
  { election, about }: WholeElection,
  outcome: WrittenOutcome,
): Either<PabulibRefusal, string> {
  const { marks, projects } = election;
  if (!marks) return left({ kind: 'ballotsNeeded' });
  const unclear = projects.find(({ id }) => !isWritableId(id));
  if (unclear) return left({ kind: 'notWritable', id: unclear.id });
  const columns = columnsOf(election, marks, outcome);
  return right(
    [
      'META',
      'key;value',
      ...writtenMeta(election, marks, about, outcome).map((pair) => pair.map(pabulibCell).join(';')),
      'PROJECTS',
      columns.map(([name]) => name).join(';'),
      ...projects.map((project, place) =>
        columns.map(([, cell]) => pabulibCell(cell(project, place))).join(';'),
      ),
      'VOTES',
      marks.points ? 'voter_id;vote;points' : 'voter_id;vote',
      ...voteLines(marks, projects),
      '',
    ].join('\n'),
  );
}

type Column = readonly [name: string, cell: (project: BudgetProject, place: number) => string];

/** The columns of the projects in the order of the format; columns that are empty for all projects are left out. */
function columnsOf(election: Election, marks: BallotMarks, { funded }: WrittenOutcome): readonly Column[] {
  const { projects } = election;
  const scores = marks.points && pointsByProject(marks, marks.points, projects.length);
  const all: readonly Column[] = [
    ['project_id', ({ id }) => id],
    ['cost', ({ amount }) => pabulibAmount(amount)],
    ['votes', (project) => String(votesFor(election, project))],
    ['score', (_, place) => String(scores?.[place] ?? '')],
    ['name', ({ title }) => title],
    ['category', ({ category }) => category ?? ''],
    ['selected', ({ id }) => (funded === null ? '' : String(Number(funded.has(id))))],
    ['district', ({ district }) => district ?? ''],
  ];
  const always = ['project_id', 'cost', 'votes', 'name', ...(funded ? ['selected'] : [])];
  return all.filter(
    ([name, cell]) => always.includes(name) || projects.some((one, at) => cell(one, at) !== ''),
  );
}

/** The sum of points of each project, to six decimals, so that binary rounding is not written. */
function pointsByProject({ projects }: BallotMarks, points: Float64Array, many: number): readonly number[] {
  const sums = Array.from({ length: many }, () => 0);
  for (const [mark, place] of projects.entries()) sums[place] = (sums[place] ?? 0) + (points[mark] ?? 0);
  return sums.map((sum) => Number(sum.toFixed(6)));
}

function* voteLines({ offsets, projects: marked, points }: BallotMarks, projects: readonly BudgetProject[]) {
  const ids = projects.map(({ id }) => id);
  const needsQuotes = ids.some((id) => /[;"]/u.test(id));
  for (let ballot = 0; ballot + 1 < offsets.length; ballot += 1) {
    const [from, to] = [offsets[ballot] ?? 0, offsets[ballot + 1] ?? 0];
    const named = Array.from(marked.subarray(from, to), (place) => ids[place] ?? '').join(',');
    const vote = needsQuotes ? pabulibCell(named) : named;
    // A blank ballot ends before its points: other programs read an empty cell as points of a project without a name.
    const given = points && to > from ? `;${points.subarray(from, to).join(',')}` : '';
    yield `${ballot + 1};${vote}${given}`;
  }
}
