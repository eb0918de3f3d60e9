import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openElection } from '#adapters/driven/files/open-election.ts';
import { computeBudget } from '#application/budget/compute-budget.ts';
import { type BudgetRule, defaultRules } from '#domain/budget/budget-rule.ts';
import { compareAllocations } from '#domain/budget/comparison/compare-allocations.ts';
import type { Election } from '#domain/budget/election.ts';
import { isLeft } from '#domain/shared/result.ts';
import { marksOf, type WrittenBallot, withBallots } from '#fixtures/arbitraries/ballots.ts';
import { anElection } from '#fixtures/arbitraries/election.ts';

/*
 * The cost of a comparison beside computing only the compared rules, in one process: a line for each election and
 * rule, and one for all four together.
 */

const real =
  process.env['CONCEJO_ELECTIONS'] ??
  fileURLToPath(new URL('../../../../shared/data/pabulib', import.meta.url));

/** 90.000 ballots of up to five out of 160 projects, the same in every run. */
function invented(): Election {
  let state = 2027;
  const next = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const projects = Array.from({ length: 160 }, (_, at) => [`P${at}`, 100_000 + next(9_000_000), 0] as const);
  const ballots = Array.from({ length: 90_000 }, (): WrittenBallot => {
    const first = next(150);
    return Array.from({ length: 1 + next(5) }, (_, at) => [first + at * 2, 1] as const);
  });
  const election = withBallots(anElection(200_000_000, projects), 'approval', []);
  const votes = new Map(election.projects.map(({ id }) => [id, 0]));
  for (const [place] of ballots.flat()) {
    const id = election.projects[place]?.id;
    if (id !== undefined) votes.set(id, (votes.get(id) ?? 0) + 1);
  }
  return { ...election, votes, ballots: ballots.length, marks: marksOf('approval', ballots) };
}

async function elections(): Promise<readonly (readonly [string, Election])[]> {
  const file = join(real, 'Poland_Lodz_2022.pb.gz');
  if (!existsSync(file)) return [['90.000 invented ballots', invented()]];
  const settings = { budget: null, ballots: null, language: 'en' } as const;
  const read = await openElection({ name: file, bytes: readFileSync(file) }, settings);
  if (isLeft(read)) throw new Error(`${file} does not read`);
  const { election } = read.right;
  if (election.budget === null) throw new Error(`${file} has no budget`);
  return [
    ['90.000 invented ballots', invented()],
    ['Łódź 2022', { ...election, budget: election.budget }],
  ];
}

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const rounds = 9;
const rules: readonly BudgetRule[] = [
  defaultRules['by-votes'],
  { ...defaultRules['equal-shares'], completion: 'add1' },
  defaultRules.phragmen,
  defaultRules['max-votes'],
];

function outcomeOf(election: Election, rule: BudgetRule) {
  const shared = computeBudget(election, rule);
  if (isLeft(shared)) throw new Error(shared.left.kind);
  return shared.right;
}

for (const [name, election] of await elections()) {
  const sets = [...rules.map((rule) => [rule.kind, [rule]] as const), ['all four', rules] as const];
  for (const [title, compared] of sets) {
    const alone: number[] = [];
    const beside: number[] = [];
    for (let round = -1; round < rounds; round += 1) {
      const computing = timed(() => compared.map((rule) => outcomeOf(election, rule)));
      const allocations = compared.map((rule) => outcomeOf(election, rule));
      const comparing = timed(() => compareAllocations(election, allocations));
      if (round < 0) continue;
      alone.push(computing);
      beside.push(comparing);
    }
    const [floor, figure] = [median(alone), median(beside)];
    const each = (figure / compared.length).toFixed(0);
    console.log(
      `${name}, ${title}: computing ${floor.toFixed(0)} ms, comparing ${figure.toFixed(0)} ms more (${each} ms a rule, ratio ${((floor + figure) / floor).toFixed(2)})`,
    );
  }
}
