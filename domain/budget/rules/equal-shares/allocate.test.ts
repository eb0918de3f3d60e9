import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '#fixtures/arbitraries/examples.ts';
import { votedElections, withBallots } from '#fixtures/arbitraries/ballots.ts';
import { eachOf, idsOf, plain, sharedOut } from '#fixtures/builders/data/equal-shares.ts';
import { naiveEqualShares } from '#fixtures/naive/equal-shares.ts';
import { cents } from '../../../shared/money.ts';
import type { Add1Stop, Completion, Satisfaction } from '../../parameters.ts';
import type { EqualSharesRule } from './rule.ts';
import type { BallotKind, BallotMarks, Election } from '../../election.ts';

const kindFor: Readonly<Record<Satisfaction, BallotKind>> = {
  cost: 'approval',
  cardinality: 'approval',
  points: 'points',
  borda: 'ordinal',
};
const rules = (
  satisfaction: Satisfaction,
  completions: readonly Completion[],
): fc.Arbitrary<EqualSharesRule> =>
  fc.record({
    kind: fc.constant('equal-shares' as const),
    satisfaction: fc.constant(satisfaction),
    completion: fc.constantFrom<Completion>(...completions),
    increment: fc.constantFrom(1, 1, 2, 5),
    add1Stop: fc.constantFrom<Add1Stop>('exhaustive', 'overspend'),
    endowments: fc.constant('exact' as const),
    comparison: fc.constant('none' as const),
    ties: fc.constant(['amount', 'id'] as const),
  });

describe.each<Satisfaction>(['cost', 'cardinality', 'points', 'borda'])(
  'equal shares by %s',
  (satisfaction) => {
    const namesOf = (election: Election, places: readonly number[]) =>
      election.projects.filter((_, place) => places.includes(place)).map(({ id }) => id);
    const voted = votedElections(kindFor[satisfaction]);

    it('agrees with a second, naive way of computing it', () => {
      fc.assert(
        fc.property(voted, rules(satisfaction, ['none', 'greedy']), (election, rule) => {
          const funded = sharedOut(election, rule).funded.map(({ project }) =>
            election.projects.indexOf(project),
          );
          expect(namesOf(election, funded)).toEqual(namesOf(election, naiveEqualShares(election, rule)));
        }),
        examples(2500),
      );
    });

    it('agrees with it when it is completed by a search', () => {
      fc.assert(
        fc.property(voted, rules(satisfaction, ['add1', 'add1+greedy']), (election, rule) => {
          const funded = sharedOut(election, rule).funded.map(({ project }) =>
            election.projects.indexOf(project),
          );
          expect(namesOf(election, funded)).toEqual(namesOf(election, naiveEqualShares(election, rule)));
        }),
        examples(1500),
      );
    });
  },
);

describe('equal shares, whatever the election', () => {
  const anyRule = rules('cost', ['none', 'greedy', 'add1', 'add1+greedy']);

  it('never spends more than the budget and names every project once', () => {
    fc.assert(
      fc.property(votedElections(), anyRule, (election, rule) => {
        const { funded, unfunded, spent, remaining, budget, order } = sharedOut(election, rule);
        expect(remaining).toBeGreaterThanOrEqual(0);
        expect(spent + remaining).toBe(budget);
        const steps = [...funded, ...unfunded].toSorted((a, b) => a.step - b.step);
        expect(steps.map(({ project }) => project.id)).toEqual(order.map(({ id }) => id));
        expect(steps.map(({ step }) => step)).toEqual(election.projects.map((_, index) => index + 1));
      }),
    );
  });

  it('does not depend on the order of ballots, nor on that of the file when ties go by identifier', () => {
    fc.assert(
      fc.property(votedElections(), anyRule, (election, rule) => {
        const turned = turnedRound(election);
        expect(idsOf(sharedOut(turned, rule))).toEqual(idsOf(sharedOut(election, rule)));
        expect(eachOf(sharedOut(turned, rule))).toEqual(eachOf(sharedOut(election, rule)));
      }),
    );
  });

  it('is the same in another currency: all amounts and the increment a thousand times as large', () => {
    fc.assert(
      fc.property(votedElections(), anyRule, (election, rule) => {
        const scaled = {
          ...election,
          budget: cents(election.budget * 1000),
          projects: election.projects.map((project) => ({
            ...project,
            amount: cents(project.amount * 1000),
          })),
        };
        const dearer = sharedOut(scaled, { ...rule, increment: rule.increment * 1000 });
        expect(idsOf(dearer)).toEqual(idsOf(sharedOut(election, rule)));
        expect(dearer.endowment?.increments).toBe(sharedOut(election, rule).endowment?.increments);
      }),
    );
  });

  it('takes exactly its amount from the supporters of each project', () => {
    fc.assert(
      fc.property(votedElections(), (election) => {
        for (const { backing, project, votes } of sharedOut(election, plain).funded) {
          if (backing?.kind !== 'payment') continue;
          const { each, inFull, allTheyHad, effective } = backing;
          expect(inFull + allTheyHad).toBeLessThanOrEqual(votes);
          // Those who pay in full never pay more than the amount together; the effective votes are amount / each.
          expect(each.numerator * BigInt(inFull)).toBeLessThanOrEqual(
            BigInt(project.amount) * each.denominator,
          );
          expect(effective.numerator * each.numerator).toBe(
            BigInt(project.amount) * each.denominator * effective.denominator,
          );
        }
      }),
    );
  });
});

function turnedRound(election: Election): Election {
  const last = election.projects.length - 1;
  const { offsets, projects } = election.marks as BallotMarks;
  const ballots = Array.from(offsets.subarray(1), (end, ballot) =>
    Array.from(projects.subarray(offsets[ballot], end), (place) => [last - place, 1] as const),
  );
  return withBallots(
    { ...election, projects: election.projects.toReversed() },
    'approval',
    ballots.toReversed(),
  );
}
