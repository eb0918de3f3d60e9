import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '#fixtures/arbitraries/examples.ts';
import type { BudgetRule } from '#domain/budget/budget-rule.ts';
import { defaultByVotes } from '../rules/by-votes/rule.ts';
import { defaultMaxVotes } from '../rules/max-votes/rule.ts';
import { defaultThreshold } from '../rules/threshold/rule.ts';
import type { Election } from '#domain/budget/election.ts';
import type { RuleParts } from '#domain/budget/rule-parts.ts';
import { proposalId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import { anElection, elections } from '#fixtures/arbitraries/election.ts';
import { explained, isFundedIn, withMoreVotes } from '#fixtures/builders/data/explained.ts';

/** What towns add, over the projects of an election: two that exclude each other, a sum of its own, a minimum. */
const partsFor = ({ projects }: Election): fc.Arbitrary<RuleParts> => {
  const ids = projects.map(({ id }) => id);
  return fc.record(
    {
      minVotes: fc.nat(4),
      incompatible: fc.constant(ids.length > 2 ? [ids.slice(0, 2), ids.slice(1, 3)] : []),
      sums: fc.nat(20).map((sum) => ({ by: 'district' as const, sums: new Map([['Nord', cents(sum)]]) })),
    },
    { requiredKeys: [] },
  );
};

const ties = fc.constantFrom<BudgetRule['ties']>(['amount', 'order'], ['id'], ['votes', 'amount', 'id']);

const rules = fc.oneof(
  fc.record({
    kind: fc.constant('by-votes' as const),
    onMisfit: fc.constantFrom('skip' as const, 'stop' as const),
    order: fc.constantFrom('votes' as const, 'votes-per-amount' as const),
    count: fc.constant('ballots' as const),
    ties,
  }),
  fc.record({
    kind: fc.constant('threshold' as const),
    onMisfit: fc.constantFrom('skip' as const, 'stop' as const),
    order: fc.constantFrom('votes' as const, 'votes-per-amount' as const),
    count: fc.constant('ballots' as const),
    base: fc.constantFrom('votes' as const, 'ballots' as const),
    share: fc.integer({ min: 0, max: 10 }).map((numerator) => ({ numerator, denominator: 10 })),
    ties,
  }),
  fc.record({
    kind: fc.constant('max-votes' as const),
    satisfaction: fc.constantFrom('cost' as const, 'cardinality' as const),
    ties,
  }),
);

const cases = elections(6)
  .map((election) => ({
    ...election,
    ballots: election.ballots ?? 9,
    projects: election.projects.map((project, place) => ({
      ...project,
      district: place % 2 === 0 ? 'Nord' : 'Sud',
    })),
  }))
  .filter(({ projects }) => projects.length > 0)
  .chain((election) => fc.record({ election: fc.constant(election), rule: rules, parts: partsFor(election) }))
  .map(({ election, rule, parts }) => ({ election, rule: { ...rule, parts } as BudgetRule }));

describe('the votes that a project lacked', () => {
  it('would have funded it, and one vote fewer would not', () => {
    fc.assert(
      fc.property(cases, ({ election, rule }) => {
        for (const entry of explained(election, rule)) {
          if (entry.funded || entry.votesShort === null) continue;
          const { id } = entry.project;
          const more = (votes: number) => isFundedIn(withMoreVotes(election, id, votes), rule, id);
          expect([more(entry.votesShort), more(entry.votesShort - 1)]).toEqual([true, false]);
        }
      }),
      examples(1500),
    );
  });

  it('are the fewest possible, and if none are given no number would have been enough', () => {
    fc.assert(
      fc.property(cases, ({ election, rule }) => {
        for (const entry of explained(election, rule)) {
          if (entry.funded) continue;
          const { id } = entry.project;
          const tried = Array.from({ length: 40 }, (_, votes) => votes + 1);
          const first = tried.find((votes) => isFundedIn(withMoreVotes(election, id, votes), rule, id));
          if (entry.votesShort === null || entry.votesShort <= 40)
            expect(entry.votesShort).toBe(first ?? null);
          else expect(first).toBeUndefined();
        }
      }),
      { numRuns: 300 },
    );
  });

  it('are enough to be level, where the tie-breaks are on its side', () => {
    const election = anElection(100, [
      ['A', 60, 9],
      ['B', 50, 8],
      ['C', 40, 7],
    ]);
    expect(explained(election, defaultByVotes).map((one) => (one.funded ? null : one.votesShort))).toEqual([
      null,
      1,
      null,
    ]);
  });

  it('are not given if the tie-breaks may leave an order open', () => {
    const election = anElection(100, [
      ['A', 60, 9],
      ['B', 50, 8],
    ]);
    const [, inOrder] = explained(election, { ...defaultByVotes, ties: ['amount'] });
    const [, inSets] = explained(election, { ...defaultMaxVotes, ties: ['amount'] });
    expect([inOrder, inSets]).toMatchObject([{ votesShort: null }, { votesShort: null }]);
  });

  it('count what a threshold asks, which grows with the votes it is a share of', () => {
    const election = anElection(100, [
      ['A', 60, 95],
      ['B', 40, 4],
    ]);
    const [, left] = explained(election, defaultThreshold);
    // 5 % of 99 votes is 4,95; with one vote more it is 5 % of 100.
    expect(left).toMatchObject({ votesShort: 1, reason: { kind: 'belowThreshold', needed: 5, short: 1 } });
  });

  it('are computed by votes for each euro where the rule does so, and are none against a project that costs nothing', () => {
    const perEuro = { ...defaultByVotes, order: 'votes-per-amount' as const };
    const election = anElection(100, [
      ['A', 60, 12],
      ['B', 50, 8],
    ]);
    // 12 votes for 60 are as many for each euro as 10 for 50, and B costs less.
    expect(explained(election, perEuro)[1]).toMatchObject({ votesShort: 2 });
    const free = anElection(10, [
      ['free', 0, 1],
      ['dear', 10, 9],
      ['other', 10, 8],
    ]);
    const exclusive = { ...perEuro, parts: { incompatible: [['free', 'other'].map(proposalId)] } };
    expect(explained(free, exclusive)[2]).toMatchObject({ votesShort: null });
  });

  it('are given for a threshold of zero or of the ballots, and are null if no number is enough', () => {
    const election = anElection(100, [
      ['A', 60, 9],
      ['B', 50, 8],
    ]);
    const asking = (numerator: number) => ({ ...defaultThreshold, share: { numerator, denominator: 100 } });
    expect(explained(election, asking(0))[1]).toMatchObject({ votesShort: 1 });
    expect(explained(election, asking(100))[1]).toMatchObject({ votesShort: null });
    const dear = anElection(100, [
      ['A', 60, 9],
      ['B', 150, 8],
    ]);
    expect(explained(dear, defaultThreshold)[1]).toMatchObject({ votesShort: null });
    const ofBallots = { ...defaultThreshold, base: 'ballots' as const };
    expect(explained({ ...election, ballots: 200 }, ofBallots)[1]).toMatchObject({ votesShort: 2 });
  });

  it('are those needed to be among the first that fit, where the round stops at one that does not', () => {
    const election = anElection(100, [
      ['A', 60, 9],
      ['B', 50, 8],
      ['C', 40, 7],
    ]);
    const [, second, third] = explained(election, { ...defaultByVotes, onMisfit: 'stop' });
    // C fits after A: it only has to be level with B, which ended the round, since it costs less.
    expect([second, third]).toMatchObject([{ votesShort: 1 }, { votesShort: 1 }]);
  });

  it('may be so many that others fall under the threshold meanwhile', () => {
    const election = anElection(100, [
      ['A', 60, 50],
      ['B', 60, 45],
      ['C', 60, 1],
    ]);
    const share = { numerator: 45, denominator: 100 };
    // With 77 more there are 173 votes, of which 45 % is 77,85: C has 78 and is alone.
    const [, , third] = explained(election, { ...defaultThreshold, share });
    expect(third).toMatchObject({ reason: { needed: 44, short: 77 }, votesShort: 77 });
  });

  it('are fewer if another project falls under the threshold meanwhile and leaves its money', () => {
    const election = anElection(100, [
      ['A', 50, 60],
      ['B', 10, 20],
      ['C', 45, 10],
    ]);
    const rule = {
      ...defaultThreshold,
      order: 'votes-per-amount' as const,
      share: { numerator: 20, denominator: 100 },
    };
    // B and A go first and leave 40. With 10 more for C all three have their 20 %; with 11 more B, of 101 votes, has not.
    // To go before A, C would need 44 more.
    const told = explained(election, rule);
    expect(told.map(({ project }) => project.id)).toEqual(['B', 'A', 'C']);
    expect(told[2]).toMatchObject({ reason: { needed: 18, short: 10 }, votesShort: 11 });
  });

  it('are those with which two others have fallen, one after the other, where both have to leave their money', () => {
    const election = anElection(110, [
      ['A', 50, 100],
      ['B', 10, 41],
      ['D', 10, 50],
      ['C', 55, 10],
    ]);
    const rule = {
      ...defaultThreshold,
      order: 'votes-per-amount' as const,
      share: { numerator: 20, denominator: 100 },
    };
    // 20 % of 201 votes is 40,2. B falls with 5 more for C, D with 50: only then are 60 left. C is in with 38.
    expect(explained(election, rule)[3]).toMatchObject({
      project: { id: 'C' },
      reason: { needed: 41, short: 38 },
      votesShort: 50,
    });
  });

  it('do not count one that does not fit and is skipped', () => {
    const election = anElection(100, [
      ['A', 60, 12],
      ['X', 80, 10],
      ['B', 30, 7],
      ['C', 30, 3],
    ]);
    // C has to go before B, with 8 votes, and not before X.
    expect(explained(election, defaultByVotes)[3]).toMatchObject({ project: { id: 'C' }, votesShort: 5 });
  });

  it('count the money of a project that reaches the threshold exactly', () => {
    const election = anElection(100, [
      ['A', 60, 9],
      ['B', 40, 5],
      ['C', 40, 3],
    ]);
    const ofBallots = { ...defaultThreshold, base: 'ballots' as const };
    // 5 % of 100 ballots is 5: with 2 more C is in, and with 3 more it goes before B.
    expect(explained({ ...election, ballots: 100 }, ofBallots)[2]).toMatchObject({
      reason: { needed: 5, short: 2 },
      votesShort: 3,
    });
  });

  const pointed = {
    ...anElection(100, [
      ['A', 60, 0],
      ['B', 50, 0],
    ]),
    ballots: 4,
    marks: {
      kind: 'points' as const,
      offsets: Uint32Array.of(0, 2, 2, 2, 2),
      projects: Uint32Array.of(0, 1),
      points: Float64Array.of(2.5, 1.2),
    },
  };
  const inPoints = { ...defaultByVotes, count: 'points' as const };

  it('are given in points where ballots give points, with the same decimals', () => {
    expect(explained(pointed, inPoints)[1]).toMatchObject({ votes: 1.2, votesShort: 1.3 });
  });

  it('are given in points for a threshold and for a minimum too', () => {
    const rich = { ...pointed, budget: cents(110) };
    const half = { ...defaultThreshold, count: 'points' as const, base: 'ballots' as const };
    expect(explained(rich, { ...half, share: { numerator: 1, denominator: 2 } })[1]).toMatchObject({
      reason: { kind: 'belowThreshold', needed: 2, short: 0.8 },
      votesShort: 0.8,
    });
    expect(explained(rich, { ...inPoints, parts: { minVotes: 2 } })[1]).toMatchObject({
      reason: { kind: 'belowMinimum' },
      votesShort: 0.8,
    });
  });
});
