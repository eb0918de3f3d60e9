import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openElection } from '#adapters/driven/files/open-election.ts';
import { computeBudget } from '#application/budget/compute-budget.ts';
import { contendersBy } from '#domain/budget/ballots/count-votes.ts';
import { countOf } from '#domain/budget/parameters.ts';
import type { BudgetRule } from '#domain/budget/budget-rule.ts';
import { defaultByVotes } from '#domain/budget/rules/by-votes/rule.ts';
import { defaultEqualShares } from '#domain/budget/rules/equal-shares/rule.ts';
import { defaultMaxVotes, type MaxVotesRule } from '#domain/budget/rules/max-votes/rule.ts';
import { defaultPhragmen } from '#domain/budget/rules/phragmen/rule.ts';
import { defaultThreshold } from '#domain/budget/rules/threshold/rule.ts';
import type { Satisfaction, TieBreak } from '#domain/budget/parameters.ts';
import type { Election } from '#domain/budget/election.ts';
import { isLeft } from '#domain/shared/result.ts';
import { writePabulib } from '../render/pb/write-pabulib.ts';

/*
 * Real elections are not ours to publish. If there is a folder with them and with outcomes computed by independent
 * programs (CONCEJO_ELECTIONS, or ../shared/data/pabulib beside the project), every outcome must be the same.
 */

const beside = fileURLToPath(new URL('../../../../shared/data/pabulib', import.meta.url));
const folder = process.env['CONCEJO_ELECTIONS'] ?? beside;
const expectedFile = `${folder}/expected.json`;

interface Expected {
  readonly ballots: number;
  readonly budget: number;
  readonly votes: Readonly<Record<string, number>>;
  readonly rules: Readonly<Record<string, ExpectedOutcome>>;
  readonly recorded?: { readonly rule: string; readonly selected: readonly (string | number)[] };
}

interface ExpectedOutcome {
  readonly selected: readonly (string | number)[];
  readonly cost?: number;
}

const amountThenId: readonly TieBreak[] = ['amount', 'id'];
const byVotes: BudgetRule = { ...defaultByVotes, ties: amountThenId };
const threshold: BudgetRule = { ...defaultThreshold, ties: amountThenId };
const ties: readonly TieBreak[] = ['id'];

/** `score` is what the file of outcomes calls points. */
const gains: Readonly<Record<string, Satisfaction>> = {
  cost: 'cost',
  cardinality: 'cardinality',
  score: 'points',
  borda: 'borda',
};

const named: Readonly<Record<string, BudgetRule>> = {
  rule_a_skip: byVotes,
  rule_a_stop_at_first_misfit: { ...byVotes, onMisfit: 'stop' },
  rule_a_skip_by_points: { ...byVotes, count: 'points' },
  rule_b_5pct_of_sum_of_votes: threshold,
  rule_b_5pct_of_ballots: { ...threshold, base: 'ballots' },
  phragmen: { ...defaultPhragmen, ties },
};

/** The rule that a key of the outcomes means: `mes_cost_add1+greedy`, `greedy_score`, `maxwelfare_borda`. */
function ruleOf(key: string): BudgetRule {
  const known = named[key];
  if (known) return known;
  const [, family, gain = ''] = /^([a-z]+)_([a-z]+)/u.exec(key) ?? [];
  const satisfaction = gains[gain];
  if (satisfaction && family === 'greedy') {
    const order = satisfaction === 'cost' ? 'votes' : 'votes-per-amount';
    return { ...defaultByVotes, order, count: countOf[satisfaction], ties };
  }
  if (satisfaction && family === 'maxwelfare') return { ...defaultMaxVotes, satisfaction, ties };
  const [, , add1, increment = '1', greedy] = /^mes_([a-z]+?)(_add(\d+))?(\+greedy)?$/u.exec(key) ?? [];
  if (!satisfaction || family !== 'mes') throw new Error(`no rule is known for ${key}`);
  const completion = add1 ? (greedy ? 'add1+greedy' : 'add1') : greedy ? 'greedy' : 'none';
  return { ...defaultEqualShares, satisfaction, completion, increment: Number(increment) * 100, ties };
}

/** The rule by which a city says that it decided, if it says enough to compute it. */
const recordedRules: Readonly<Record<string, BudgetRule>> = {
  greedy: byVotes,
  'greedy-no-skip': { ...byVotes, onMisfit: 'stop' },
  'greedy-threshold': byVotes,
  'equalshares/add1': { ...defaultEqualShares, completion: 'add1', ties },
  // "comparison" ran its search up to the last outcome before overspending.
  'equalshares/add1-comparison': { ...defaultEqualShares, completion: 'add1', add1Stop: 'overspend', ties },
};
/** Kraków decided by points that its file does not contain. */
const notRecomputed = new Set(['Poland_Krakow_2024.pb']);

async function readElection(name: string): Promise<Election> {
  const bytes = readFileSync(`${folder}/${name}`);
  const read = await openElection({ name, bytes }, { budget: null, ballots: null, language: 'es' });
  if (isLeft(read)) throw new Error(`${name}: ${JSON.stringify(read.left.faults.slice(0, 3))}`);
  const { budget } = read.right.election;
  if (budget === null) throw new Error(`${name}: no budget`);
  return { ...read.right.election, budget };
}

let last: { readonly name: string; readonly election: Promise<Election> } | undefined;

/** An election as its file has it: read once for all its tests, which come one after the other. */
function opened(name: string): Promise<Election> {
  if (last?.name !== name) last = { name, election: readElection(name) };
  return last.election;
}

function fundedBy(election: Election, rule: BudgetRule): readonly string[] {
  const allocation = computeBudget(election, rule);
  if (isLeft(allocation)) throw new Error(allocation.left.kind);
  return allocation.right.funded.map(({ project }) => project.id).toSorted();
}

/** The exact sum of what voters gain from a set. */
function gainOf(election: Election, rule: MaxVotesRule, funded: readonly string[]): bigint {
  const counted = contendersBy(election, countOf[rule.satisfaction]);
  if (isLeft(counted)) throw new Error(counted.left.kind);
  return counted.right.contenders
    .filter(({ project }) => funded.includes(project.id))
    .reduce(
      (sum, { whole, project }) =>
        sum + BigInt(whole) * (rule.satisfaction === 'cost' ? BigInt(project.amount) : 1n),
      0n,
    );
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

    it.each(Object.entries(expected.rules))(
      'funds the same proposals as independent programs: %s',
      async (key, outcome) => {
        const election = await opened(file);
        const rule = ruleOf(key);
        const found = fundedBy(election, rule);
        const selected = outcome.selected.map(String).toSorted();
        // Several sets may give voters the same gain: then the gain must be the same, not the set.
        if (rule.kind === 'max-votes')
          expect(gainOf(election, rule, found)).toBe(gainOf(election, rule, selected));
        else expect(found).toEqual(selected);
      },
    );

    it('is the same election when it is written and read again', async () => {
      const election = await opened(file);
      const outcome = { funded: new Set<string>(), rule: 'greedy', comment: '' };
      const written = writePabulib({ election, about: [] }, outcome);
      if (isLeft(written)) throw new Error(written.left.kind);
      const again = await openElection(
        { name: 'again.pb', bytes: Buffer.from(written.right) },
        { budget: null, ballots: null, language: 'es' },
      );
      if (isLeft(again)) throw new Error(JSON.stringify(again.left.faults.slice(0, 3)));
      expect(again.right.election).toEqual(election);
    });

    const recorded = recordedRules[expected.recorded?.rule ?? ''];
    if (recorded && !notRecomputed.has(name)) {
      it('funds what the city funded', async () => {
        const selected = expected.recorded?.selected.map(String).toSorted();
        expect(fundedBy(await opened(file), recorded)).toEqual(selected);
      });
    }
  });
} else {
  describe('real elections', () => {
    it(`are not compared, because the folder ${folder} is absent (set CONCEJO_ELECTIONS)`, () => {
      expect(existsSync(expectedFile)).toBe(false);
    });
  });
}
