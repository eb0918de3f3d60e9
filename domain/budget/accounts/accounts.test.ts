import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proposalId } from '#domain/shared/ids.ts';
import { compareRationals, fractionString, type Rational, rational } from '#domain/shared/rational.ts';
import { type Either, isLeft } from '#domain/shared/result.ts';
import { votedElection, votedElections } from '#fixtures/arbitraries/ballots.ts';
import { naiveRounds } from '#fixtures/naive/equal-shares.ts';
import { fraction } from '#fixtures/naive/fractions.ts';
import type { Allocation } from '../allocation.ts';
import type { BallotKind, BallotMarks, Election } from '../election.ts';
import { allocateByVotes } from '../rules/by-votes/allocate.ts';
import { defaultByVotes } from '../rules/by-votes/rule.ts';
import { allocateByEqualShares } from '../rules/equal-shares/allocate.ts';
import { defaultEqualShares, type EqualSharesRule } from '../rules/equal-shares/rule.ts';
import { allocateByPhragmen } from '../rules/phragmen/allocate.ts';
import { defaultPhragmen } from '../rules/phragmen/rule.ts';
import { accountsOfBallots } from './accounts.ts';

function accountsIn(election: Election, shared: Either<unknown, Allocation>) {
  if (isLeft(shared)) throw new Error('refused');
  const accounts = accountsOfBallots(election, election.marks as BallotMarks, shared.right);
  return { accounts, allocation: shared.right };
}

const plus = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
const sumOf = (all: readonly (Rational | null)[]): Rational =>
  all.reduce<Rational>((sum, one) => (one === null ? sum : plus(sum, one)), rational(0));

const bySatisfaction: readonly (readonly [BallotKind, Partial<EqualSharesRule>])[] = [
  ['approval', { satisfaction: 'cost' }],
  ['approval', { satisfaction: 'cardinality', completion: 'none' }],
  ['points', { satisfaction: 'points' }],
  ['ordinal', { satisfaction: 'borda', completion: 'greedy' }],
];

describe('the account of each ballot', () => {
  it.each(bySatisfaction)(
    'sums to what was bought, to the last fraction of a cent (%s, %o)',
    (kind, changes) => {
      fc.assert(
        fc.property(votedElections(kind), (election) => {
          const rule = { ...defaultEqualShares, ...changes };
          const { accounts, allocation } = accountsIn(election, allocateByEqualShares(election, rule));
          const bought = allocation.funded.filter(({ backing }) => backing !== null);
          const cost = bought.reduce((sum, { project }) => sum + project.amount, 0);
          expect(fractionString(sumOf(accounts.map(({ paid }) => paid)))).toBe(String(cost));
          for (const { kept } of accounts)
            expect(compareRationals(kept as Rational, rational(0))).toBeGreaterThanOrEqual(0);
        }),
        { numRuns: 100 },
      );
    },
  );

  it('keeps what a naive twin of equal shares leaves each ballot', () => {
    const rule: EqualSharesRule = { ...defaultEqualShares, completion: 'none', ties: ['amount', 'id'] };
    fc.assert(
      fc.property(votedElections(), (election) => {
        const { accounts, allocation } = accountsIn(election, allocateByEqualShares(election, rule));
        const { numerator, denominator } = allocation.endowment?.each ?? rational(0);
        const money = naiveRounds(election, 'cost', fraction(numerator, denominator)).at(-1)?.money ?? [];
        expect(accounts.map(({ kept }) => kept && fractionString(kept))).toEqual(
          money.map(([over, under]) => fractionString(rational(over, under))),
        );
      }),
      { numRuns: 100 },
    );
  });

  it('sums also where points have decimals', () => {
    fc.assert(
      fc.property(votedElections('points'), (whole) => {
        const marks = whole.marks as BallotMarks;
        const points = (marks.points as Float64Array).map((point) => point / 4);
        const election = { ...whole, marks: { ...marks, points } };
        const rule = { ...defaultEqualShares, satisfaction: 'points', completion: 'none' } as const;
        const { accounts, allocation } = accountsIn(election, allocateByEqualShares(election, rule));
        expect(fractionString(sumOf(accounts.map(({ paid }) => paid)))).toBe(String(allocation.spent));
      }),
      { numRuns: 50 },
    );
  });

  it('has as load what the ballots of Phragmén together had to give', () => {
    fc.assert(
      fc.property(votedElections(), (election) => {
        const { accounts, allocation } = accountsIn(election, allocateByPhragmen(election, defaultPhragmen));
        expect(fractionString(sumOf(accounts.map(({ paid }) => paid)))).toBe(String(allocation.spent));
      }),
      { numRuns: 100 },
    );
  });

  it('has no load for a project that was funded by a decision', () => {
    const election = votedElection(
      100,
      [
        ['a', 40],
        ['b', 60],
      ],
      'a b',
    );
    const overrides = [
      { proposal: proposalId('a'), outcome: 'funded', who: 'Plenary', why: 'Begun' },
    ] as const;
    const rule = { ...defaultPhragmen, parts: { overrides } };
    const { accounts } = accountsIn(election, allocateByPhragmen(election, rule));
    expect(accounts.map(({ funded, paid }) => [funded, paid && fractionString(paid)])).toEqual([
      [1, '0'],
      [1, '60'],
    ]);
  });

  it('says what each of six ballots pays for one project, and what they keep', () => {
    const election = votedElection(
      100,
      [
        ['a', 40],
        ['b', 90],
      ],
      'a a a a a ab b b b b',
    );
    const rule = { ...defaultEqualShares, completion: 'none' } as const;
    const { accounts } = accountsIn(election, allocateByEqualShares(election, rule));
    const written = accounts.map(({ named, funded, received, paid, kept }) => [
      named,
      funded,
      received,
      paid && fractionString(paid),
      kept && fractionString(kept),
    ]);
    expect(written.slice(4, 7)).toEqual([
      [1, 1, 40, '20/3', '10/3'],
      [2, 1, 40, '20/3', '10/3'],
      [1, 0, 0, '0', '10'],
    ]);
  });

  it('has nothing paid by rules where ballots do not pay, nor for what completes equal shares', () => {
    const election = votedElection(
      100,
      [
        ['a', 40],
        ['b', 60],
      ],
      'a ab b',
    );
    const { accounts } = accountsIn(election, allocateByVotes(election, defaultByVotes));
    expect(accounts).toEqual([
      { named: 1, funded: 1, received: 40, paid: null, kept: null },
      { named: 2, funded: 2, received: 100, paid: null, kept: null },
      { named: 1, funded: 1, received: 60, paid: null, kept: null },
    ]);
  });
});
