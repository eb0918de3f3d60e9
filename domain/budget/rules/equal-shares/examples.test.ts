import { describe, expect, it } from 'vitest';
import { votedElection, withBallots } from '#fixtures/arbitraries/ballots.ts';
import { anElection } from '#fixtures/arbitraries/election.ts';
import { eachOf, idsOf, plain, sharedOut } from '#fixtures/builders/data/equal-shares.ts';
import { proposalId } from '../../../shared/ids.ts';
import { cents } from '../../../shared/money.ts';
import type { Satisfaction } from '../../parameters.ts';
import type { Election } from '../../election.ts';
import { allocateByEqualShares } from './allocate.ts';

describe('equal shares', () => {
  // Ten voters with 10 each. A asks 40/6 of each of its six, B 30/4; then no voters can pay for C.
  const square = votedElection(
    100,
    [
      ['A', 40],
      ['B', 30],
      ['C', 60],
    ],
    'AC AC AC AC AC A B B B B',
  );

  it('buys the project that asks least for what it gives, and says what each supporter paid', () => {
    const allocation = sharedOut(square, plain);
    expect(idsOf(allocation)).toEqual(['A', 'B']);
    expect(eachOf(allocation)).toEqual(['6.67', '7.50']);
    expect(allocation.unfunded).toMatchObject([{ project: { id: 'C' }, reason: 'tooFewSupporters' }]);
    expect(allocation.endowment).toEqual({
      each: { numerator: 100n, denominator: 10n },
      increments: 0,
      ended: null,
    });
    expect(allocation.funded[0]).toMatchObject({
      via: 'rule',
      remaining: 60,
      backing: { inFull: 6, allTheyHad: 0 },
    });
  });

  it('funds what costs nothing and has support before all others, as the rule does and for nobody’s money', () => {
    const election = votedElection(
      10,
      [
        ['B', 10],
        ['A', 0],
      ],
      'AB B',
    );
    expect(sharedOut(election, plain).funded).toMatchObject([
      { project: { id: 'A' }, step: 1, remaining: 10, via: 'rule', backing: null },
      { project: { id: 'B' }, step: 2, remaining: 0, via: 'rule', backing: { kind: 'payment' } },
    ]);
  });

  it('lets those who have less pay all they have', () => {
    // Everybody has 10. A takes 6 of four; B is paid by two of them with the 4 they have left, and 9 of one more.
    const election = votedElection(
      50,
      [
        ['A', 24],
        ['B', 17],
      ],
      'AB AB A A B',
    );
    const [first, second] = sharedOut(election, plain).funded;
    expect(first).toMatchObject({ project: { id: 'A' }, backing: { inFull: 4, allTheyHad: 0 } });
    expect(second).toMatchObject({ project: { id: 'B' }, backing: { inFull: 1, allTheyHad: 2 } });
    expect(eachOf(sharedOut(election, plain))).toEqual(['6.00', '9.00']);
  });

  it('asks nothing of a voter who has spent all, and does not count her among those who pay', () => {
    // Everybody has 10. A takes all of four voters; the first of them has nothing for B, which the fifth pays alone.
    const election = votedElection(
      50,
      [
        ['A', 40],
        ['B', 10],
      ],
      'AB A A A B',
    );
    expect(eachOf(sharedOut(election, plain))).toEqual(['10.00', '10.00']);
    expect(sharedOut(election, plain).funded).toMatchObject([
      { project: { id: 'A' }, backing: { inFull: 4, allTheyHad: 0 } },
      { project: { id: 'B' }, backing: { inFull: 1, allTheyHad: 0 } },
    ]);
  });

  it('closes what a purchase excludes or what no longer fits in its district, and goes on with the others', () => {
    const rows = [
      ['A', 20],
      ['B', 20],
      ['C', 30],
    ] as const;
    const plainly = votedElection(100, rows, 'AB AB C');
    const districts = ['N', 'N', 'S'];
    const election = {
      ...plainly,
      projects: plainly.projects.map((project, at) => ({ ...project, district: districts[at] ?? null })),
    };
    const rivals = { incompatible: [[proposalId('A'), proposalId('B')]] };
    expect(sharedOut(election, { ...plain, parts: rivals })).toMatchObject({
      funded: [{ project: { id: 'A' } }, { project: { id: 'C' } }],
      unfunded: [{ project: { id: 'B' }, reason: 'incompatible', rival: 'A' }],
    });
    const reserved = { sums: { by: 'district' as const, sums: new Map([['N', cents(25)]]) } };
    expect(sharedOut(election, { ...plain, parts: reserved })).toMatchObject({
      funded: [{ project: { id: 'A' } }, { project: { id: 'C' } }],
      unfunded: [{ project: { id: 'B' }, reason: 'districtSpent', missing: 15 }],
    });
  });

  it('is completed by votes, by votes for each euro, or by starting again with more money', () => {
    const greedy = sharedOut(square, { ...plain, completion: 'greedy' });
    expect(greedy.unfunded).toMatchObject([{ project: { id: 'C' }, reason: 'overBudget', missing: 30 }]);
    const rich = { ...square, budget: cents(130) };
    expect(sharedOut(rich, { ...plain, completion: 'greedy' }).funded.at(-1)).toMatchObject({
      project: { id: 'C' },
      via: 'completion',
      backing: null,
    });
    const searched = sharedOut(rich, { ...plain, completion: 'add1' });
    expect(idsOf(searched)).toEqual(['A', 'C', 'B']);
    // C asks 12 of its five, who have paid 40/6 for A: 18,67 in total, for which 13 and six increments are enough.
    expect(searched.endowment).toMatchObject({ increments: 6, ended: 'exhaustive' });
    expect(sharedOut(rich, { ...plain, completion: 'add1', add1Stop: 'overspend' }).endowment).toMatchObject({
      increments: 6,
      ended: 'allFunded',
    });
  });

  it('ends before it would overspend', () => {
    const searched = sharedOut(square, { ...plain, completion: 'add1' });
    expect(idsOf(searched)).toEqual(['A', 'B']);
    expect(searched.endowment).toMatchObject({ increments: 0, ended: 'exhaustive' });
    const further = sharedOut(square, { ...plain, completion: 'add1', add1Stop: 'overspend' });
    expect(further.endowment).toMatchObject({ increments: 8, ended: 'overspend' });
  });

  it('funds a project that costs nothing first, if it has support', () => {
    const election = votedElection(
      10,
      [
        ['A', 10],
        ['B', 0],
        ['C', 0],
      ],
      'AB AB',
    );
    expect(idsOf(sharedOut(election, plain))).toEqual(['B', 'A']);
    expect(sharedOut(election, plain).unfunded).toMatchObject([{ reason: 'tooFewSupporters' }]);
    expect(idsOf(sharedOut(election, { ...plain, completion: 'greedy' }))).toEqual(['B', 'A', 'C']);
  });

  it('funds nothing that costs nothing if its points for and against make zero', () => {
    const rows = [
      ['A', 0, 0],
      ['B', 10, 0],
    ] as const;
    const ballots = [
      [
        [0, 1],
        [1, 1],
      ],
      [
        [0, -1],
        [1, 1],
      ],
    ] as const;
    const election = withBallots(anElection(10, rows), 'points', ballots);
    expect(sharedOut(election, { ...plain, satisfaction: 'points' })).toMatchObject({
      funded: [{ project: { id: 'B' }, step: 1 }],
      unfunded: [{ project: { id: 'A' }, reason: 'tooFewSupporters' }],
    });
  });

  it('funds nothing if there are no votes or no money', () => {
    expect(idsOf(sharedOut(withBallots(anElection(10, [['a', 5, 0]]), 'approval', []), plain))).toEqual([]);
    expect(idsOf(sharedOut({ ...square, budget: cents(0) }, plain))).toEqual([]);
  });

  it('counts a blank ballot as a voter who keeps her money', () => {
    const election = withBallots(anElection(20, [['a', 10, 0]]), 'approval', [[[0, 1]], []]);
    expect(sharedOut(election, plain).endowment?.each).toEqual({ numerator: 20n, denominator: 2n });
    expect(idsOf(sharedOut(election, plain))).toEqual(['a']);
  });

  it('needs ballots, and points or ranks where it values them', () => {
    const refusalOf = (election: Election, satisfaction: Satisfaction) =>
      allocateByEqualShares(election, { ...plain, satisfaction });
    expect(refusalOf(anElection(10, [['a', 5, 1]]), 'cost')).toMatchObject({
      left: { kind: 'ballotsNeeded' },
    });
    expect(refusalOf(square, 'points')).toMatchObject({ left: { kind: 'pointsNeeded' } });
    expect(refusalOf(square, 'borda')).toMatchObject({ left: { kind: 'ranksNeeded' } });
    const fine = withBallots(anElection(10, [['a', 5, 0]]), 'points', [[[0, 1 / 3]]]);
    expect(refusalOf(fine, 'points')).toMatchObject({ left: { kind: 'pointsTooFine' } });
  });
});
