import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openElection } from '#adapters/driven/files/open-election.ts';
import { computeBudget } from '#application/budget/compute-budget.ts';
import {
  type BudgetRule,
  defaultByVotes,
  defaultThreshold,
  type TieBreak,
} from '#domain/budget/budget-rule.ts';
import type { Election } from '#domain/budget/election.ts';
import { isLeft } from '#domain/shared/result.ts';

/*
 * Real elections are not ours to ship. Where a folder with them and with outcomes computed by independent programs is
 * at hand (CONCEJO_ELECTIONS, or ../shared/data/pabulib beside the project), every one must come out the same.
 */

const beside = fileURLToPath(new URL('../../../../shared/data/pabulib', import.meta.url));
const folder = process.env['CONCEJO_ELECTIONS'] ?? beside;
const expectedFile = `${folder}/expected.json`;

interface Expected {
  readonly ballots: number;
  readonly budget: number;
  readonly votes: Readonly<Record<string, number>>;
  readonly rules: Readonly<Record<string, { readonly selected: readonly (string | number)[] } | undefined>>;
}

const ties: readonly TieBreak[] = ['amount', 'id'];
const rules: Readonly<Record<string, BudgetRule>> = {
  rule_a_skip: { ...defaultByVotes, ties },
  rule_a_stop_at_first_misfit: { ...defaultByVotes, onMisfit: 'stop', ties },
  rule_b_5pct_of_sum_of_votes: { ...defaultThreshold, ties },
  rule_b_5pct_of_ballots: { ...defaultThreshold, base: 'ballots', ties },
};

async function opened(name: string): Promise<Election> {
  const bytes = readFileSync(`${folder}/${name}`);
  const read = await openElection({ name, bytes }, { budget: null, ballots: null, language: 'es' });
  if (isLeft(read)) throw new Error(`${name}: ${JSON.stringify(read.left.faults.slice(0, 3))}`);
  const { budget } = read.right.election;
  if (budget === null) throw new Error(`${name}: no budget`);
  return { ...read.right.election, budget };
}

function fundedBy(election: Election, rule: BudgetRule): readonly string[] {
  const allocation = computeBudget(election, rule);
  if (isLeft(allocation)) throw new Error(allocation.left.kind);
  return allocation.right.funded.map(({ project }) => project.id).toSorted();
}

if (existsSync(expectedFile)) {
  const { files } = JSON.parse(readFileSync(expectedFile, 'utf8')) as { files: Record<string, Expected> };
  const stored = readdirSync(folder);

  describe.each(Object.entries(files))('the real election %s', (name, expected) => {
    const file = stored.find((candidate) => candidate === name || candidate === `${name}.gz`) ?? name;

    it('has the votes and ballots of an independent recount', async () => {
      const election = await opened(file);
      expect(Object.fromEntries(election.votes)).toEqual(expected.votes);
      expect([election.ballots, election.budget]).toEqual([expected.ballots, expected.budget * 100]);
    });

    it.each(Object.entries(rules))(
      'funds the same proposals as independent programs: %s',
      async (key, rule) => {
        const selected = expected.rules[key]?.selected.map(String).toSorted();
        expect(fundedBy(await opened(file), rule)).toEqual(selected);
      },
    );
  });
} else {
  describe('real elections', () => {
    it(`are not compared, because the folder ${folder} is absent (set CONCEJO_ELECTIONS)`, () => {
      expect(existsSync(expectedFile)).toBe(false);
    });
  });
}
