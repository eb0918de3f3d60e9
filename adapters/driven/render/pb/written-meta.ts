import type { ReadElection } from '#application/budget/election-input.ts';
import type { BallotMarks, Election } from '#domain/budget/election.ts';
import { ballotKind, voteTypes } from '../../pabulib/ballot-kind.ts';
import { isReserved, pabulibAmount } from './written-cell.ts';

/** Keys that every file of the format has; those without a value in the source stay empty. */
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

/** The order that the format's checker wants; keys that it does not know come last, in the order of the source. */
const order: readonly string[] = [
  ...required.slice(0, 3),
  'district',
  'subunit',
  ...required.slice(3),
  'min_length',
  'max_length',
  'min_sum_cost',
  'max_sum_cost',
  'min_points',
  'max_points',
  'min_sum_points',
  'max_sum_points',
  'default_score',
  'neighborhoods',
  'subdistricts',
  'categories',
  'edition',
  'language',
  'currency',
  'fully_funded',
  'experimental',
  'comment',
  'acknowledgments',
];

/** Limits that readers expect to be numbers, and fail at if they are not. */
const limits = /^(?:min|max)_(?:length|sum_cost|points|sum_points)$/u;

/** The details of an election's source, with what was computed from it, in the notation of the format. */
export function writtenMeta(
  election: Election,
  marks: BallotMarks,
  about: NonNullable<ReadElection['about']>,
  { rule, comment }: { readonly rule: string; readonly comment: string },
): readonly (readonly [string, string])[] {
  const said = new Map(about.filter(([key, value]) => isTakenBack(key, value)));
  const ours = new Map([
    ['num_projects', String(election.projects.length)],
    ['num_votes', String(marks.offsets.length - 1)],
    ['budget', pabulibAmount(election.budget)],
    ['vote_type', voteType(marks, said.get('vote_type'))],
    ['rule', rule],
    ['comment', numbered(said.get('comment') ?? '', comment)],
    ...(election.currency === '' ? [] : [['currency', election.currency] as const]),
  ]);
  const keys = [...new Set([...said.keys(), ...required, ...ours.keys()])];
  const known = order.filter((key) => keys.includes(key));
  return [...known, ...keys.filter((key) => !order.includes(key))].map(
    (key) => [key, ours.get(key) ?? said.get(key) ?? ''] as const,
  );
}

const isTakenBack = (key: string, value: string): boolean =>
  !isReserved(key) &&
  (!limits.test(key) || (key.endsWith('length') ? /^\d+$/u : /^\d+(?:\.\d+)?$/u).test(value));

/** The type of the source, if it is still that of the ballots. */
function voteType(marks: BallotMarks, said: string | undefined): string {
  const type = said?.toLowerCase() ?? '';
  if (voteTypes.includes(type) && ballotKind(type, marks.points !== null) === marks.kind) return type;
  return marks.kind === 'points' ? 'scoring' : marks.kind;
}

/**
 * Comments of the format are numbered; ours comes after those of the source.
 *
 * @example numbered('#1: First vote.', 'concejo 1.0') // '#1: First vote. #2: concejo 1.0'
 */
function numbered(earlier: string, comment: string): string {
  if (earlier.trim() === '') return `#1: ${comment}`;
  const numbers = Array.from(earlier.matchAll(/#(\d+): /gu), ([, number]) => Number(number));
  const first = earlier.startsWith('#1: ') ? earlier : `#1: ${earlier}`;
  return `${first} #${Math.max(1, ...numbers) + 1}: ${comment}`;
}
