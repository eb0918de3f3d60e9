import type { ReadElection } from '#application/budget/election-input.ts';
import { type BallotMarks, type BudgetProject, type Election, votesFor } from '#domain/budget/election.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import { ballotKind } from './ballot-kind.ts';
import { pabulibAmount, pabulibCell } from './written-cell.ts';

/** An election as it is written: with every ballot, and what its source said of it. */
export interface WholeElection {
  readonly election: Election;
  readonly about: NonNullable<ReadElection['about']>;
}

/** What was computed from it: who is funded, the rule by its name in the format, and how that came about in a line. */
export interface WrittenOutcome {
  readonly funded: ReadonlySet<string>;
  readonly rule: string;
  readonly comment: string;
}

/** Why an election cannot be written: it has only counts, or names of proposals that the format cannot tell apart. */
export type PabulibRefusal =
  | { readonly kind: 'ballotsNeeded' }
  | { readonly kind: 'notWritable'; readonly id: string };

/** Keys that every file of the format has; what a source does not say stays empty, since nothing is made up. */
const required = [
  'description',
  'country',
  'unit',
  'instance',
  'num_projects',
  'num_votes',
  'budget',
  'vote_type',
  'rule',
  'date_begin',
  'date_end',
] as const;

/**
 * Writes an election in the Pabulib format with who is funded, so that other programs can compute it again. Voters are
 * numbers from 1 in the order of the ballots: neither their names nor what a source says of each (age, sex,
 * neighbourhood) is written, since few such facts together tell who somebody is.
 *
 * http://pabulib.org/format
 */
export function writePabulib(
  { election, about }: WholeElection,
  outcome: WrittenOutcome,
): Either<PabulibRefusal, string> {
  const { marks, projects } = election;
  if (!marks) return left({ kind: 'ballotsNeeded' });
  const unclear = projects.find(({ id }) => id !== id.trim() || /[,\r\n]/u.test(id) || id === '');
  if (unclear) return left({ kind: 'notWritable', id: unclear.id });
  return right(
    [
      'META',
      'key;value',
      ...metaOf(election, marks, about, outcome).map(
        ([key, value]) => `${pabulibCell(key)};${pabulibCell(value)}`,
      ),
      'PROJECTS',
      'project_id;cost;votes;name;category;district;selected',
      ...projects.map((project) => projectLine(election, project, outcome)),
      'VOTES',
      marks.points ? 'voter_id;vote;points' : 'voter_id;vote',
      ...voteLines(marks, projects),
      '',
    ].join('\n'),
  );
}

function metaOf(
  election: Election,
  marks: BallotMarks,
  about: WholeElection['about'],
  { rule, comment }: WrittenOutcome,
): readonly (readonly [string, string])[] {
  const said = new Map(about);
  const earlier = said.get('comment');
  const ours = new Map([
    ['num_projects', String(election.projects.length)],
    ['num_votes', String(marks.offsets.length - 1)],
    ['budget', pabulibAmount(election.budget)],
    ['vote_type', voteType(marks, said.get('vote_type'))],
    ['rule', rule],
    ['comment', earlier ? `${earlier} ${comment}` : comment],
    ...(election.currency === '' ? [] : [['currency', election.currency] as const]),
  ]);
  const keys = new Set([...said.keys(), ...required, ...ours.keys()]);
  return Array.from(keys, (key) => [key, ours.get(key) ?? said.get(key) ?? ''] as const);
}

/** As the source has it, where that still says what the ballots are. */
function voteType(marks: BallotMarks, said: string | undefined): string {
  if (said !== undefined && ballotKind(said.toLowerCase(), marks.points !== null) === marks.kind) return said;
  return marks.kind === 'points' ? 'scoring' : marks.kind;
}

function projectLine(election: Election, project: BudgetProject, { funded }: WrittenOutcome): string {
  const { id, amount, title, category, district } = project;
  return [
    id,
    pabulibAmount(amount),
    String(votesFor(election, project)),
    title,
    category ?? '',
    district ?? '',
    funded.has(id) ? '1' : '0',
  ]
    .map(pabulibCell)
    .join(';');
}

function* voteLines({ offsets, projects: marked, points }: BallotMarks, projects: readonly BudgetProject[]) {
  const ids = projects.map(({ id }) => id);
  const needsQuotes = ids.some((id) => /[;"]/u.test(id));
  for (let ballot = 0; ballot + 1 < offsets.length; ballot += 1) {
    const [from, to] = [offsets[ballot] ?? 0, offsets[ballot + 1] ?? 0];
    const named = Array.from(marked.subarray(from, to), (place) => ids[place] ?? '').join(',');
    const vote = needsQuotes ? pabulibCell(named) : named;
    yield points ? `${ballot + 1};${vote};${points.subarray(from, to).join(',')}` : `${ballot + 1};${vote}`;
  }
}
