import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import { votedElection, votedElections } from '#fixtures/arbitraries/ballots.ts';
import { idsOf, sharedOut } from '#fixtures/builders/data/equal-shares.ts';
import { electorateOf } from '../../ballots/electorate.ts';
import { withAmount } from '../../changes/changed-election.ts';
import type { Election } from '../../election.ts';
import { certain } from '../../explanation/certain.ts';
import { type Add1Stop, type Completion, completions } from '../../parameters.ts';
import { settingOf } from './allocate.ts';
import { ceilingsOf } from './ceilings.ts';
import { replayOfEqualShares } from './replay.ts';
import { defaultEqualShares, type EqualSharesRule } from './rule.ts';

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

  /** The largest cost under its own with which the rule funds a project; 0 if there is none. */
  function largestIn(election: Election, rule: EqualSharesRule, place: number): number {
    const project = election.projects[place];
    const costs = Array.from({ length: (project?.amount ?? 1) - 1 }, (_, less) => less + 1);
    const isFunded = (cost: number) =>
      idsOf(sharedOut(withAmount(election, place, cents(cost)), rule)).some((id) => id === project?.id);
    return costs.findLast(isFunded) ?? 0;
  }

  type Found = Readonly<Record<string, number>>;
  type Rows = readonly (readonly [id: string, amount: number])[];
  const rule: EqualSharesRule = { ...defaultEqualShares, completion: 'none', increment: 1 };
  const byCount: EqualSharesRule = {
    ...rule,
    satisfaction: 'cardinality',
    ties: ['largest-amount', 'order'],
  };
  const greedy: EqualSharesRule = { ...rule, completion: 'greedy' };
  const largestFirst: EqualSharesRule = { ...greedy, ties: ['largest-amount', 'order'] };
  const overspend: EqualSharesRule = { ...rule, completion: 'add1', add1Stop: 'overspend' };
  const cases: readonly (readonly [string, EqualSharesRule, number, Rows, string, Found])[] = [
    [
      'one with the price of another',
      rule,
      27,
      [
        ['a', 12],
        ['b', 12],
      ],
      'b  ab a',
      { b: 11 },
    ],
    [
      'one that another leaves less for',
      byCount,
      52,
      [
        ['a', 19],
        ['b', 11],
        ['c', 16],
      ],
      'ac a bc c b ca ba',
      { a: 17 },
    ],
    [
      'one that is completed later',
      greedy,
      20,
      [
        ['a', 15],
        ['b', 20],
      ],
      'b  a ',
      { b: 14 },
    ],
    [
      'one without money to complete it',
      greedy,
      0,
      [
        ['a', 12],
        ['b', 6],
      ],
      'b ',
      { a: 0, b: 0 },
    ],
    [
      'the largest first, if it fits',
      largestFirst,
      25,
      [
        ['a', 19],
        ['b', 12],
      ],
      'a b',
      { a: 13 },
    ],
    [
      'those of a try that overspends',
      overspend,
      19,
      [
        ['a', 20],
        ['b', 12],
      ],
      'b  a a',
      { a: 19, b: 9 },
    ],
  ];

  it.each(cases)('is the largest cost that funds %s', (_, of, budget, rows, ballots, largest) => {
    const election = votedElection(budget, rows, ballots);
    const found = [...ceilingsIn(election, of)];
    const named = found.map(([place, { most }]) => [election.projects[place]?.id, most]);
    expect(Object.fromEntries(named)).toEqual(largest);
    for (const [place, { most }] of found) expect(largestIn(election, of, place)).toBe(most);
  });

  it('is not known if the rest has no support: more could change that', () => {
    const election = votedElection(29, [['a', 20]], ' ');
    expect(ceilingsIn(election, { ...overspend, satisfaction: 'cardinality' })).toEqual(new Map());
  });

  it('is only a bound if ties of the completion go to the larger amount', () => {
    // The completion funds b, and leaves 1 for a. Whether it does is not asked where a lower cost may lose a tie.
    const election = votedElection(
      25,
      [
        ['a', 11],
        ['b', 24],
      ],
      '  b',
    );
    expect(ceilingsIn(election, greedy).get(0)).toEqual({ most: 1, guess: 1 });
    expect(ceilingsIn(election, largestFirst).get(0)).toEqual({ most: 10, guess: 10 });
    expect(largestIn(election, largestFirst, 0)).toBe(1);
  });

  it('is found try by try as long as these are few', () => {
    const rows = [
      ['a', 25],
      ['b', 12],
      ['c', 19],
      ['d', 21],
    ] as const;
    const election = votedElection(40, rows, 'abd b ab c ac da');
    const found = ceilingsIn(election, { ...overspend, satisfaction: 'cardinality' });
    expect([...found]).toEqual([
      [2, { most: 18, guess: 17 }],
      [3, { most: 12, guess: 12 }],
    ]);
    expect(largestIn(election, { ...overspend, satisfaction: 'cardinality' }, 3)).toBe(12);
  });

  it('is what a replay says, with the cost to try first', () => {
    const election = votedElection(
      90,
      [
        ['a', 40],
        ['c', 60],
      ],
      'a a a a ac ac c c c',
    );
    const replay = replayOfEqualShares(election, rule, sharedOut(election, rule));
    expect([0, 1].map((place) => replay.ceiling(place))).toEqual([null, 36]);
    expect([0, 1].map((place) => replay.guessedCost(place))).toEqual([null, 36]);
  });
});
