import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withBallots } from '#fixtures/arbitraries/ballots.ts';
import { anElection, elections } from '#fixtures/arbitraries/election.ts';
import { isLeft } from '../../../shared/result.ts';
import { defaultByVotes } from '../by-votes/rule.ts';
import { defaultThreshold, type ThresholdRule } from './rule.ts';
import { allVotes, type Election } from '../../election.ts';
import { allocateByVotes } from '../by-votes/allocate.ts';
import { allocateByThreshold, isUnder } from './allocate.ts';

function allocated(election: Election, rule: ThresholdRule = defaultThreshold) {
  const allocation = allocateByThreshold(election, rule);
  if (isLeft(allocation)) throw new Error(allocation.left.kind);
  return allocation.right;
}

const twentieth = { numerator: 5, denominator: 100 };

describe('a threshold', () => {
  it('keeps a proposal with exactly the share and leaves out one with less', () => {
    expect(isUnder(5, twentieth, 100)).toBe(false);
    expect(isUnder(4, twentieth, 100)).toBe(true);
  });

  it('is exact where floating point is not', () => {
    // 0.07 * 100 is 7.000000000000001 in floating point.
    expect(isUnder(7, { numerator: 7, denominator: 100 }, 100)).toBe(false);
    expect(
      isUnder(Number.MAX_SAFE_INTEGER - 1, { numerator: 1, denominator: 1 }, Number.MAX_SAFE_INTEGER),
    ).toBe(true);
  });

  it('never funds a proposal under it and says how many each reading leaves', () => {
    fc.assert(
      fc.property(elections(), fc.constantFrom<'votes' | 'ballots'>('votes', 'ballots'), (election, base) => {
        const known = { ...election, ballots: election.ballots ?? 10 };
        const { funded, unfunded, eligible } = allocated(known, { ...defaultThreshold, base });
        const whole = base === 'votes' ? allVotes(known) : known.ballots;
        for (const { votes } of funded) expect(votes * 20).toBeGreaterThanOrEqual(whole);
        const under = unfunded.filter(({ reason }) => reason === 'belowThreshold');
        expect(under.every(({ votes, missing }) => votes * 20 < whole && missing === null)).toBe(true);
        expect(eligible?.[base]).toBe(known.projects.length - under.length);
      }),
    );
  });

  it('of nothing changes nothing', () => {
    fc.assert(
      fc.property(elections(), (election) => {
        const none = allocated(election, { ...defaultThreshold, share: { numerator: 0, denominator: 100 } });
        const plain = allocateByVotes(election, defaultByVotes);
        expect({ right: { ...none, rule: null, eligible: null } }).toMatchObject({
          right: 'right' in plain ? { ...plain.right, rule: null, eligible: null } : {},
        });
      }),
    );
  });

  it('taken of the votes or of the ballots funds different proposals', () => {
    const election = anElection(
      100,
      [
        ['A', 60, 50],
        ['B', 50, 46],
        ['C', 40, 4],
      ],
      60,
    );
    expect(allocated(election)).toMatchObject({
      eligible: { votes: 2, ballots: 3 },
      funded: [{ project: { id: 'A' } }],
    });
    expect(allocated(election, { ...defaultThreshold, base: 'ballots' }).funded).toHaveLength(2);
  });

  it('that nothing reaches leaves everything unfunded', () => {
    const election = anElection(100, [
      ['A', 10, 1],
      ['B', 10, 1],
      ['C', 10, 1],
    ]);
    const half = { ...defaultThreshold, share: { numerator: 1, denominator: 2 } };
    expect(allocated(election, half)).toMatchObject({
      funded: [],
      eligible: { votes: 0, ballots: null },
      spent: 0,
    });
  });

  it('is a share of the points, or of as many points as ballots, where points count', () => {
    const voted = withBallots(
      anElection(10, [
        ['a', 5, 0],
        ['b', 5, 0],
      ]),
      'points',
      [[[0, 1.5]], [[1, 0.5]]],
    );
    const rule: ThresholdRule = {
      ...defaultThreshold,
      count: 'points',
      base: 'ballots',
      share: { numerator: 1, denominator: 2 },
    };
    expect(allocated(voted, rule)).toMatchObject({
      eligible: { votes: 1, ballots: 1 },
      funded: [{ project: { id: 'a' }, votes: 1.5 }],
    });
    expect(allocateByThreshold(anElection(1, []), rule)).toMatchObject({ left: { kind: 'ballotsNeeded' } });
  });

  it('of the ballots is refused where their number is not known', () => {
    const election = anElection(100, [['A', 10, 1]]);
    expect(allocateByThreshold(election, { ...defaultThreshold, base: 'ballots' })).toMatchObject({
      left: { kind: 'ballotsUnknown' },
    });
  });
});
