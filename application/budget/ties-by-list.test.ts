import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BudgetRule } from '#domain/budget/budget-rule.ts';
import { defaultRules } from '#domain/budget/budget-rule.ts';
import type { Election } from '#domain/budget/election.ts';
import { type TieBreak, tieByIds } from '#domain/budget/parameters.ts';
import { defaultEqualShares } from '#domain/budget/rules/equal-shares/rule.ts';
import { isLeft } from '#domain/shared/result.ts';
import { votedElections } from '#fixtures/arbitraries/ballots.ts';
import { computeBudget } from './compute-budget.ts';

const rules: readonly BudgetRule[] = [
  ...Object.values(defaultRules),
  { ...defaultEqualShares, completion: 'none', satisfaction: 'cardinality' },
  { ...defaultRules['by-votes'], order: 'votes-per-amount', onMisfit: 'stop' },
];

const fundedBy = (election: Election, rule: BudgetRule): readonly string[] => {
  const shared = computeBudget(election, rule);
  return isLeft(shared)
    ? [shared.left.kind]
    : shared.right.funded.map(({ project }) => project.id).toSorted();
};

/** The same election with its projects in another order of the file. */
function inFileOrder(election: Election, places: readonly number[]): Election {
  const to = new Map(places.map((place, at) => [place, at]));
  const projects = places.map((place) => election.projects[place]).filter((project) => project !== undefined);
  const marks = election.marks && {
    ...election.marks,
    projects: election.marks.projects.map((place) => to.get(place) ?? 0),
  };
  return { ...election, projects, ...(marks && { marks }) };
}

const ofRules = rules.map((rule) => [JSON.stringify(rule), rule] as const);

describe('a tie by a list of identifiers', () => {
  it.each(ofRules)('is decided as if the file had the order of the list: %s', (_, rule) => {
    const withOrder = votedElections('approval', 5).chain((election) =>
      fc.tuple(
        fc.constant(election),
        fc.shuffledSubarray([...election.projects.keys()], { minLength: election.projects.length }),
      ),
    );
    fc.assert(
      fc.property(withOrder, ([election, places]) => {
        const ids = places.flatMap((place) => election.projects[place]?.id ?? []);
        const byList: readonly TieBreak[] = ids.length === 0 ? ['order'] : [tieByIds(ids)];
        const twin = inFileOrder(election, places);
        expect(fundedBy(election, { ...rule, ties: byList })).toEqual(
          fundedBy(twin, { ...rule, ties: ['order'] }),
        );
      }),
    );
  });
});

describe('a tie by the largest amount', () => {
  it.each(ofRules.filter(([, { kind }]) => kind !== 'max-votes'))(
    'is decided as by the list of identifiers with the largest first: %s',
    (_, rule) => {
      fc.assert(
        fc.property(votedElections('approval', 5), (election) => {
          const ids = election.projects.toSorted((a, b) => b.amount - a.amount).map(({ id }) => id);
          const byList: readonly TieBreak[] = ids.length === 0 ? ['order'] : [tieByIds(ids)];
          expect(fundedBy(election, { ...rule, ties: ['largest-amount', 'order'] })).toEqual(
            fundedBy(election, { ...rule, ties: byList }),
          );
        }),
      );
    },
  );

  it('is decided by max-votes for the set that costs most', () => {
    const election = votedElections('approval', 5);
    fc.assert(
      fc.property(election, (one) => {
        const costOf = (ties: readonly TieBreak[]) => {
          const shared = computeBudget(one, { ...defaultRules['max-votes'], ties });
          return isLeft(shared) ? 0 : shared.right.spent;
        };
        expect(costOf(['largest-amount', 'order'])).toBeGreaterThanOrEqual(costOf(['amount', 'order']));
        expect(costOf(['largest-amount', 'order'])).toBeGreaterThanOrEqual(costOf(['order']));
      }),
    );
  });
});
