import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import { votedElection, votedElections } from '#fixtures/arbitraries/ballots.ts';
import { electorateOf } from '../../ballots/electorate.ts';
import { withAmount } from '../../changes/changed-election.ts';
import type { Election } from '../../election.ts';
import { certain } from '../../explanation/certain.ts';
import { type Add1Stop, type Completion, completions } from '../../parameters.ts';
import { allocateByEqualShares, settingOf } from './allocate.ts';
import { ceilingsOf } from './ceilings.ts';
import { defaultEqualShares, type EqualSharesRule } from './rule.ts';

function sharedOut(election: Election, rule: EqualSharesRule) {
  const shared = allocateByEqualShares(election, rule);
  if (isLeft(shared)) throw new Error(shared.left.kind);
  return shared.right;
}

function ceilingsIn(election: Election, rule: EqualSharesRule) {
  const electorate = certain(electorateOf(election, rule, rule.satisfaction));
  return ceilingsOf(settingOf(electorate, rule), rule, sharedOut(election, rule));
}

/** The costs between a ceiling and the cost there is with which the rule funds the project all the same. */
function faultsIn(election: Election, rule: EqualSharesRule): readonly string[] {
  return [...ceilingsIn(election, rule)].flatMap(([place, { most }]) => {
    const project = election.projects[place];
    const amount = project?.amount ?? 0;
    const between = [most + 1, Math.floor((most + amount) / 2), amount - 1];
    return between
      .filter((cost) => cost > most && cost < amount)
      .filter((cost) =>
        sharedOut(withAmount(election, place, cents(cost)), rule).funded.some(
          ({ project: { id } }) => id === project?.id,
        ),
      )
      .map((cost) => `${project?.id} at ${cost}, ceiling ${most}`);
  });
}

describe('the ceiling of a cost', () => {
  const rules = fc.record({
    completion: fc.constantFrom<Completion>(...completions),
    satisfaction: fc.constantFrom('cost' as const, 'cardinality' as const),
    add1Stop: fc.constantFrom<Add1Stop>('exhaustive', 'overspend'),
    ties: fc.constantFrom(defaultEqualShares.ties, ['largest-amount', 'order'] as const),
  });

  it('leaves out only costs that fund nothing, also where thousands of increments are skipped', () => {
    fc.assert(
      fc.property(votedElections('approval', 5), fc.constantFrom(1, 7, 100), rules, (small, times, parts) => {
        const election: Election = {
          ...small,
          budget: cents(small.budget * times),
          projects: small.projects.map((project) => ({ ...project, amount: cents(project.amount * times) })),
        };
        expect(faultsIn(election, { ...defaultEqualShares, increment: 1, ...parts })).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('is what the supporters of a project can pay together when the rule ends', () => {
    // Nine ballots with 10 each. A takes 40 / 6 of each of its six; three of C's have 10 left, two have 10 − 40 / 6.
    const rows = [
      ['a', 40],
      ['c', 60],
    ] as const;
    const election = votedElection(90, rows, 'a a a a ac ac c c c');
    const found = ceilingsIn(election, { ...defaultEqualShares, completion: 'none' });
    expect(found.get(1)).toEqual({ most: 36, guess: 36 });
  });
});
