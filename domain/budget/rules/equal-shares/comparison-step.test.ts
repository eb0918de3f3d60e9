import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proposalId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { votedElection, votedElections } from '#fixtures/arbitraries/ballots.ts';
import type { Allocation } from '../../allocation.ts';
import { decidingRule } from '../../deciding-rule.ts';
import type { Election } from '../../election.ts';
import { explainAllocation } from '../../explanation/explain.ts';
import { allocateByVotes } from '../by-votes/allocate.ts';
import { defaultByVotes } from '../by-votes/rule.ts';
import { allocateByEqualShares } from './allocate.ts';
import { comparedWith } from './comparison-step.ts';
import { defaultEqualShares, equalShares, type EqualSharesRule } from './rule.ts';

function sharedOut(election: Election, rule: EqualSharesRule): Allocation {
  const shared = allocateByEqualShares(election, rule);
  if (isLeft(shared)) throw new Error(shared.left.kind);
  return shared.right;
}

function byVotes(election: Election): Allocation {
  const shared = allocateByVotes(election, defaultByVotes);
  if (isLeft(shared)) throw new Error(shared.left.kind);
  return shared.right;
}

const idsOf = ({ funded }: Allocation): readonly string[] => funded.map(({ project }) => project.id);

/** Voter by voter, which of two sets each prefers, by the words of the definition. */
function naivePreference(election: Election, one: readonly string[], other: readonly string[], by: string) {
  const { marks } = election;
  const ballots = Array.from(marks?.offsets.slice(1) ?? [], (end, ballot) =>
    [...(marks?.projects.slice(marks.offsets[ballot], end) ?? [])].map(
      (place) => election.projects[place]?.id,
    ),
  );
  const countIn = (ballot: (typeof ballots)[number], ids: readonly string[]) => {
    const found = ids.filter((id) => ballot.some((named) => named === id)).length;
    return by === 'satisfaction' ? found : Number(found > 0);
  };
  return {
    preferEqualShares: ballots.filter((ballot) => countIn(ballot, one) > countIn(ballot, other)).length,
    preferByVotes: ballots.filter((ballot) => countIn(ballot, one) < countIn(ballot, other)).length,
  };
}

describe('the comparison step', () => {
  it.each(['satisfaction', 'exclusion'] as const)('takes what more voters prefer, by %s', (by) => {
    fc.assert(
      fc.property(
        votedElections(),
        fc.constantFrom('none', 'greedy', 'add1+greedy'),
        (election, completion) => {
          const rule: EqualSharesRule = { ...defaultEqualShares, completion, increment: 1 };
          const alone = idsOf(sharedOut(election, rule));
          const other = idsOf(byVotes(election));
          const compared = sharedOut(election, { ...rule, comparison: by });
          const counted = naivePreference(election, alone, other, by);
          const taken = counted.preferByVotes > counted.preferEqualShares ? 'by-votes' : 'equal-shares';
          expect(compared.preferred).toEqual({ by, ...counted, taken });
          expect(idsOf(compared)).toEqual(taken === 'by-votes' ? other : alone);
          expect(compared.rule.kind).toBe('equal-shares');
          expect(decidingRule(compared).kind).toBe(taken);
          expect(explainAllocation(election, compared)).toHaveLength(election.projects.length);
        },
      ),
    );
  });

  const town = votedElection(
    100,
    [
      ['a', 60],
      ['b', 50],
      ['c', 50],
    ],
    'a a a a a a bc bc bc bc bc',
  );

  it('is not asked where the rule does not say so', () => {
    expect(sharedOut(town, defaultEqualShares).preferred).toBeUndefined();
  });

  it('explains an outcome by votes as one by votes', () => {
    const rule: EqualSharesRule = { ...defaultEqualShares, completion: 'none', comparison: 'exclusion' };
    const election = votedElection(
      100,
      [
        ['a', 90],
        ['b', 20],
      ],
      'a a a a a a a b b',
    );
    const compared = sharedOut(election, rule);
    expect(compared.preferred).toEqual({
      by: 'exclusion',
      preferEqualShares: 2,
      preferByVotes: 7,
      taken: 'by-votes',
    });
    expect(compared.endowment).toBeNull();
    expect(explainAllocation(election, compared)).toMatchObject([
      { funded: true, reason: { kind: 'inOrder' } },
      { funded: false, reason: { kind: 'overBudget' }, votesShort: 5 },
    ]);
  });

  it('compares with a rule that has the same vetoes', () => {
    const parts = { vetoed: [{ proposal: proposalId('a'), why: null }] };
    expect(comparedWith({ ...defaultEqualShares, parts })).toMatchObject({ kind: 'by-votes', parts });
    const compared = sharedOut(town, { ...defaultEqualShares, parts, comparison: 'satisfaction' });
    expect(compared.preferred).toBeDefined();
    expect(idsOf(compared)).toEqual(['b', 'c']);
  });

  it('is named among the parameters of a rule that has it, as whole euros are', () => {
    const { parameters } = equalShares;
    expect(parameters(defaultEqualShares)).not.toHaveProperty('comparison');
    expect(parameters({ ...defaultEqualShares, comparison: 'exclusion', endowments: 'whole' })).toMatchObject(
      {
        comparison: 'exclusion',
        endowments: 'whole',
      },
    );
  });

  it('is refused where equal shares is', () => {
    const { marks: _, ...counts } = town;
    const rule: EqualSharesRule = { ...defaultEqualShares, comparison: 'satisfaction' };
    expect(allocateByEqualShares(counts, rule)).toMatchObject({ left: { kind: 'ballotsNeeded' } });
  });
});
