import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFunded } from '#domain/budget/allocation.ts';
import type { BudgetRule } from '#domain/budget/budget-rule.ts';
import { mostComputed } from '#domain/budget/changes/bounds.ts';
import { changesOf, type ProjectChanges } from '#domain/budget/changes/changes.ts';
import { withAmount, withBallotsFor } from '#domain/budget/changes/changed-election.ts';
import { isMonotoneInBallots, isMonotoneInCost } from '#domain/budget/changes/monotone.ts';
import type { Election } from '#domain/budget/election.ts';
import { defaultRules } from '#domain/budget/budget-rule.ts';
import { defaultEqualShares } from '#domain/budget/rules/equal-shares/rule.ts';
import { proposalId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import { votedElection, votedElections } from '#fixtures/arbitraries/ballots.ts';
import { anElection } from '#fixtures/arbitraries/election.ts';
import { naivePhragmen } from '#fixtures/naive/phragmen.ts';
import { computeBudget } from './compute-budget.ts';
import { whatChanges } from './what-changes.ts';

/** One of the rules names two projects. */
const atLeastTwo = votedElections('approval', 4).filter(({ projects }) => projects.length > 1);

const rules: readonly BudgetRule[] = [
  defaultRules['by-votes'],
  { ...defaultRules['by-votes'], order: 'votes-per-amount', onMisfit: 'stop' },
  { ...defaultRules['by-votes'], ties: ['votes', 'id'], parts: { minVotes: 2 } },
  { ...defaultRules.threshold, share: { numerator: 25, denominator: 100 } },
  { ...defaultRules['by-votes'], parts: { incompatible: [['m', 'b'].map(proposalId)] } },
  { ...defaultEqualShares, completion: 'none', satisfaction: 'cardinality' },
  { ...defaultEqualShares, completion: 'greedy' },
  { ...defaultEqualShares, increment: 1 },
  { ...defaultEqualShares, increment: 1, add1Stop: 'overspend', satisfaction: 'cardinality' },
  { ...defaultEqualShares, completion: 'add1', increment: 1, ties: ['votes', 'id'], parts: { minVotes: 2 } },
  { ...defaultEqualShares, completion: 'none', ties: ['amount'] },
  { ...defaultEqualShares, completion: 'none', comparison: 'satisfaction' },
  { ...defaultRules.phragmen, parts: { minVotes: 2, incompatible: [['m', 'b'].map(proposalId)] } },
  { ...defaultRules.phragmen, ties: ['amount'] },
  { ...defaultRules['by-votes'], ties: ['largest-amount', 'order'] },
  { ...defaultEqualShares, increment: 1, ties: ['largest-amount', 'id'] },
  { ...defaultRules.phragmen, ties: ['ids:m,b', 'order'] },
  defaultRules.phragmen,
  { ...defaultRules.phragmen, ties: ['votes', 'id'] },
  { ...defaultRules['max-votes'], satisfaction: 'cardinality' },
  { ...defaultRules['max-votes'], satisfaction: 'cost' },
];

function changesIn(election: Election, rule: BudgetRule, ids?: ReadonlySet<string>) {
  const asked = whatChanges(election, rule, ids);
  if (isLeft(asked)) throw new Error(asked.left.kind);
  return asked.right.changes;
}

function isFundedIn(election: Election, rule: BudgetRule, place: number): boolean {
  const shared = computeBudget(election, rule);
  const id = election.projects[place]?.id;
  return !isLeft(shared) && shared.right.funded.some(({ project }) => project.id === id);
}

type Funds = (changed: Election, place: number) => boolean;

/** What every number of ballots up to 15, tried one by one, says against the bounds. */
function faultsOfBallots(election: Election, rule: BudgetRule, changes: ProjectChanges, funds: Funds) {
  const { entry, ballots } = changes;
  if (ballots === null) return [];
  const { low, high } = ballots;
  const place = election.projects.findIndex(({ id }) => id === entry.project.id);
  const isExact = isMonotoneInBallots(rule);
  const faults = isExact && high !== null && high !== low ? ['not exact'] : [];
  for (let more = 1; more <= 15; more += 1) {
    const funded = funds(withBallotsFor(election, place, more), place);
    const must = more === high || (isExact && high !== null && more > high);
    if ((more < low && funded) || (must && !funded)) faults.push(`${entry.project.id}: ${more} ballots`);
  }
  return faults;
}

/** The same for every cost up to the budget. */
function faultsOfCost(election: Election, rule: BudgetRule, changes: ProjectChanges, funds: Funds) {
  const { entry, cost } = changes;
  if (cost === null) return [];
  const { low, high } = cost;
  const place = election.projects.findIndex(({ id }) => id === entry.project.id);
  const isExact = isMonotoneInCost(rule);
  const faults = isExact && (low ?? 0) !== high ? ['not exact'] : [];
  const last = isFunded(entry) ? election.budget + 1 : entry.project.amount;
  for (let amount = 1; amount <= last; amount += 1) {
    const funded = funds(withAmount(election, place, cents(amount)), place);
    const must = amount === low || (isExact && low !== null && amount < low);
    if ((amount > high && funded) || (must && !funded)) faults.push(`${entry.project.id}: cost ${amount}`);
  }
  return faults;
}

const faultsIn = (election: Election, rule: BudgetRule, funds: Funds): readonly string[] =>
  changesIn(election, rule).flatMap((changes) => [
    ...faultsOfBallots(election, rule, changes, funds),
    ...faultsOfCost(election, rule, changes, funds),
  ]);

describe('what would have changed an outcome', () => {
  it.each(rules.map((rule) => [JSON.stringify(rule), rule] as const))(
    'is what trying every number of ballots and every cost finds: %s',
    (_, rule) => {
      fc.assert(
        fc.property(atLeastTwo, (election) => {
          // A list of ties may leave an order open: then there is no outcome that could change.
          fc.pre(!isLeft(computeBudget(election, rule)));
          const funds: Funds = (changed, place) => isFundedIn(changed, rule, place);
          expect(faultsIn(election, rule, funds)).toEqual([]);
        }),
        { numRuns: 20 },
      );
    },
  );

  it('is what a naive twin of Phragmén finds', () => {
    const rule: BudgetRule = { ...defaultRules.phragmen, ties: ['amount', 'id'] };
    fc.assert(
      fc.property(votedElections('approval', 4), (election) => {
        const funds: Funds = (changed, place) => naivePhragmen(changed).includes(place);
        expect(faultsIn(election, rule, funds)).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  const town = anElection(100, [
    ['a', 60, 9],
    ['b', 50, 8],
    ['c', 40, 7],
    ['d', 900, 1],
  ]);
  const figures = (changes: readonly ProjectChanges[]) =>
    changes.map(({ entry, ballots, cost }) => [entry.project.id, ballots, cost]);

  it('is one ballot or 10 cents for a project that came second', () => {
    expect(figures(changesIn(town, defaultRules['by-votes']))).toEqual([
      ['a', null, { low: 100, high: 100 }],
      ['b', { low: 1, high: 1 }, { low: 40, high: 40 }],
      ['c', null, { low: 40, high: 40 }],
      ['d', null, { low: null, high: 0 }],
    ]);
  });

  it('is asked of some projects only', () => {
    expect(figures(changesIn(town, defaultRules['by-votes'], new Set(['b'])))).toHaveLength(1);
  });

  it('is not asked where votes are points, nor of what was decided by hand or costs nothing', () => {
    const points: BudgetRule = { ...defaultRules['max-votes'], satisfaction: 'borda' };
    const ranked = votedElection(
      60,
      [
        ['a', 60],
        ['b', 60],
      ],
      'a a b',
      'ordinal',
    );
    expect(changesIn(ranked, points).map(({ ballots }) => ballots)).toEqual([null, null]);
    const vetoed = {
      ...defaultRules['by-votes'],
      parts: { vetoed: [{ proposal: proposalId('b'), why: null }] },
    };
    expect(figures(changesIn(town, vetoed)).find(([id]) => id === 'b')).toEqual(['b', null, null]);
    const overrides = [{ proposal: proposalId('b'), outcome: 'funded', who: 'Plenary', why: 'x' }] as const;
    const decided = changesIn(town, { ...defaultRules['by-votes'], parts: { overrides } });
    expect(figures(decided).find(([id]) => id === 'b')).toEqual(['b', null, null]);
    const free = votedElection(
      60,
      [
        ['a', 60],
        ['b', 0],
      ],
      'a a',
    );
    expect(figures(changesIn(free, defaultRules.phragmen)).at(-1)).toEqual(['b', { low: 1, high: 1 }, null]);
  });

  it('says only bounds where more may be less', () => {
    const changes = changesIn(
      votedElection(
        100,
        [
          ['a', 60],
          ['b', 60],
        ],
        'a a a a a a a a a a a a b',
      ),
      defaultEqualShares,
    );
    expect(figures(changes)).toEqual([
      ['a', null, { low: 100, high: 100 }],
      ['b', { low: 7, high: 14 }, { low: 40, high: 40 }],
    ]);
  });

  it('finds no change where none helps', () => {
    const alone = votedElection(
      100,
      [
        ['a', 60],
        ['b', 60],
      ],
      'a a a',
    );
    const { low, high } = changesIn(alone, { ...defaultEqualShares, completion: 'add1' })[1]?.cost ?? {};
    expect([low, high]).toEqual([null, 39]);
  });

  it('takes a refusal of the rule for an outcome that does not fund the project', () => {
    const level = anElection(60, [
      ['a', 60, 9],
      ['b', 60, 8],
    ]);
    const rule: BudgetRule = { ...defaultRules['by-votes'], ties: ['amount'] };
    expect(changesIn(level, rule)[1]).toMatchObject({ ballots: { low: 2, high: 2 } });
  });

  it('is refused where the rule is', () => {
    expect(whatChanges(town, defaultRules.phragmen)).toMatchObject({ left: { kind: 'ballotsNeeded' } });
  });

  it('computes the rule at most twenty times for each figure', () => {
    for (const rule of rules) {
      const election = votedElection(
        1_000_000,
        [
          ['m', 900_000],
          ['b', 800_000],
        ],
        'm m m m b b',
      );
      const shared = computeBudget(election, rule);
      if (isLeft(shared)) throw new Error('refused');
      let computed = 0;
      const recompute = (changed: Election) => {
        computed += 1;
        const again = computeBudget(changed, rule);
        return isLeft(again) ? null : again.right;
      };
      expect(changesOf(election, shared.right, recompute).changes).toHaveLength(2);
      expect(computed).toBeLessThanOrEqual(3 * mostComputed);
    }
  });
});

describe('the work for all figures', () => {
  const rows = Array.from({ length: 8 }, (_, at) => [`p${at}`, 500 + 37 * at] as const);
  const ballots = 'p0p1 p0p2 p0 p1 p2p3 p3 p4p5 p5 p6 p7 p1p7'.replaceAll('p', '');
  const election = votedElection(
    1000,
    rows.map(([id, amount]) => [id.slice(1), amount] as const),
    ballots,
  );

  it('ends with bounds that hold where it does not suffice, and says how many figures that concerns', () => {
    const computed = (work: number) => {
      const asked = whatChanges(election, defaultEqualShares, null, work);
      if (isLeft(asked)) throw new Error('refused');
      return asked.right;
    };
    const [little, plenty] = [computed(10), computed(1000)];
    expect(little.cut).toBeGreaterThan(0);
    expect(plenty.cut).toBe(0);
    const funds: Funds = (changed, place) => isFundedIn(changed, defaultEqualShares, place);
    for (const changes of little.changes) {
      expect(faultsOfBallots(election, defaultEqualShares, changes, funds)).toEqual([]);
      expect(faultsOfCost(election, defaultEqualShares, changes, funds)).toEqual([]);
    }
  });

  it('is not counted where the recorded run answers: every figure of Phragmén is exact', () => {
    const asked = whatChanges(election, defaultRules.phragmen, null, 0);
    if (isLeft(asked)) throw new Error('refused');
    expect(asked.right.cut).toBe(0);
    for (const { ballots: found, cost } of asked.right.changes) {
      expect(found?.low).toBe(found?.high ?? undefined);
      expect(cost?.low ?? 0).toBe(cost?.high);
    }
  });
});
