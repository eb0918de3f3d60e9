import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '#fixtures/arbitraries/examples.ts';
import { votedElection } from '#fixtures/arbitraries/ballots.ts';
import { idsOf, plain, sharedOut } from '#fixtures/builders/data/equal-shares.ts';
import type { EqualSharesRule } from './rule.ts';

const times = (count: number, ballot: string): readonly string[] =>
  Array.from({ length: count }, () => ballot);

describe('equal shares at sizes that floating point cannot compute', () => {
  it('distinguishes two prices that floating point cannot', () => {
    // 2000000000000001 / 20 is more than 2100000000000001 / 21 by 1/420.
    const [a, b] = [2_000_000_000_000_001, 2_100_000_000_000_001];
    expect(a / 20).toBe(b / 21);
    const ballots = [...times(20, 'a'), ...times(21, 'b')];
    const election = votedElection(
      9_000_000_000_000_000,
      [
        ['a', a],
        ['b', b],
      ],
      ballots.join(' '),
    );
    const { funded, ties } = sharedOut(election, { ...plain, satisfaction: 'cardinality' });
    expect([funded.map(({ project }) => project.id), ties]).toEqual([['b', 'a'], []]);
  });

  // 21 voters with 9·10¹⁵/21 each; A takes 5 hundredths of a cent of twenty of them. At numbers of this size floating
  // point does not see those hundredths.
  const huge = (amount: number) =>
    votedElection(
      9_000_000_000_000_000,
      [
        ['A', 1],
        ['B', amount],
      ],
      [...times(20, 'AB'), 'B'].join(' '),
    );

  const evenly: EqualSharesRule = { ...plain, satisfaction: 'cardinality' };

  it('knows who pays all she has, if floating point cannot decide it', () => {
    const everything = sharedOut(huge(8_999_999_999_999_999), evenly).funded;
    expect(everything[1]).toMatchObject({ project: { id: 'B' }, backing: { inFull: 1, allTheyHad: 20 } });
    const nearly = sharedOut(huge(8_999_999_999_999_998), evenly).funded;
    expect(nearly[1]).toMatchObject({ project: { id: 'B' }, backing: { inFull: 21, allTheyHad: 0 } });
  });

  it('knows whether half a cent is missing, if floating point cannot decide it', () => {
    // A takes 1/21 of a cent of everybody; then twenty of them have 20·(budget − 1)/21 together.
    const budgets = fc.integer({ min: 8_000_000_000_000_000, max: 9_000_000_000_000_000 });
    fc.assert(
      fc.property(budgets, fc.integer({ min: -1, max: 2 }), (budget, dearer) => {
        const together = 20n * BigInt(budget - 1);
        const amount = Number(together / 21n) + dearer;
        const election = votedElection(
          budget,
          [
            ['A', 1],
            ['B', amount],
          ],
          [...times(20, 'AB'), 'A'].join(' '),
        );
        const canPay = BigInt(amount) * 21n <= together;
        expect(idsOf(sharedOut(election, evenly))).toEqual(canPay ? ['A', 'B'] : ['A']);
      }),
      examples(1000),
    );
  });

  it('knows which of two is cheaper by a fraction of a cent, if floating point cannot decide it', () => {
    // The prices a/20 and b/21 differ by (21a − 20b)/420, which is often less than floating point has at this size.
    const amounts = fc.integer({ min: 90_000_000_000_000, max: 100_000_000_000_000 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: -2, max: 2 }), fc.nat(20), (each, more, less) => {
        const [a, b] = [each * 20 + more, each * 21 + less - 10];
        const ballots = [...times(20, 'ac'), ...times(21, 'b')];
        const election = votedElection(
          8_900_000_000_000_000,
          [
            ['a', a],
            ['b', b],
            ['c', 1],
          ],
          ballots.join(' '),
        );
        const { funded } = sharedOut(election, evenly);
        const [first] = funded.map(({ project }) => project.id).filter((id) => id !== 'c');
        const difference = BigInt(a) * 21n - BigInt(b) * 20n;
        expect(first).toBe(difference < 0n || (difference === 0n && a < b) ? 'a' : 'b');
      }),
      examples(1000),
    );
  });

  it('knows who of several groups pays all she has, and who keeps a fraction of a cent', () => {
    // All have the same. A takes a tenth of a cent of fifty voters and B two tenths of fifty others; C is for ten of A, ten
    // of B and one of neither. It costs 0, 1 or 2 cents less than these have: they pay all and the last most; or the ten of
    // B pay all and the others keep a cent together, which is just enough for D; or they pay the same.
    const all = 21 * 80_000_000_000_000 - 3;
    const ballots = [...times(10, 'ACD'), ...times(40, 'A'), ...times(10, 'BC'), ...times(40, 'B'), 'CD'];
    const payersOf = (amount: number) => {
      const rows = [
        ['A', 5],
        ['B', 10],
        ['C', amount],
        ['D', 1],
      ] as const;
      const election = votedElection(80_000_000_000_000 * ballots.length, rows, ballots.join(' '));
      return sharedOut(election, plain).funded.map(({ project, backing }) =>
        backing?.kind === 'payment' ? [project.id, backing.inFull, backing.allTheyHad] : [],
      );
    };
    const before = [
      ['A', 50, 0],
      ['B', 50, 0],
    ];
    expect(payersOf(all)).toEqual([...before, ['C', 1, 20]]);
    expect(payersOf(all - 1)).toEqual([...before, ['C', 11, 10], ['D', 1, 10]]);
    expect(payersOf(all - 2)).toEqual([...before, ['C', 21, 0], ['D', 11, 0]]);
  });

  it('distinguishes two prices if some supporters have nothing left', () => {
    // P and Q take all that the two voters of both have, and the third of Q pays a little more than they can. Then A asks
    // 2000000000000001 / 20 and B, which one of the two supports in vain, 2100000000000001 / 21, which is 1/420 less.
    const rows = [
      ['P', 180_000_000_000_000],
      ['Q', 275_000_000_000_000],
      ['A', 2_000_000_000_000_001],
      ['B', 2_100_000_000_000_001],
    ] as const;
    const ballots = ['PQ', 'PQB', 'Q', ...times(20, 'A'), ...times(21, 'B')];
    const election = votedElection(180_000_000_000_000 * ballots.length, rows, ballots.join(' '));
    const { funded, ties } = sharedOut(election, evenly);
    expect(funded.map(({ project }) => project.id)).toEqual(['P', 'Q', 'B', 'A']);
    expect(ties).toEqual([]);
  });
});
