import { describe, expect, it } from 'vitest';
import { marksOf, withBallots } from '#fixtures/arbitraries/ballots.ts';
import { anElection } from '#fixtures/arbitraries/election.ts';
import { isLeft } from '../../shared/result.ts';
import { contendersBy } from './count-votes.ts';
import { markValues } from './mark-values.ts';

const votesBy = (count: 'ballots' | 'points' | 'borda', kind: 'approval' | 'points' | 'ordinal') => {
  const election = withBallots(
    anElection(10, [
      ['a', 5, 0],
      ['b', 5, 0],
      ['c', 5, 0],
    ]),
    kind,
    [
      [
        [0, 0.5],
        [1, 2],
        [2, 0.25],
      ],
      [[1, 1]],
      [
        [2, 3],
        [0, 0.1],
      ],
    ],
  );
  const counted = contendersBy(election, count);
  return isLeft(counted) ? counted.left.kind : counted.right.contenders.map(({ votes }) => votes);
};

describe('votes', () => {
  it('are counted as ballots, whatever the points or ranks', () => {
    expect(votesBy('ballots', 'points')).toEqual([2, 2, 2]);
    expect(votesBy('ballots', 'ordinal')).toEqual([2, 2, 2]);
  });

  it('are points where ballots give points, added exactly', () => {
    expect(votesBy('points', 'points')).toEqual([0.6, 3, 3.25]);
    expect(votesBy('points', 'approval')).toBe('pointsNeeded');
  });

  it('of points in tenths are added without the error of decimals: 0.1 and 0.2 are 0.3', () => {
    const rows = [
      ['a', 5, 0],
      ['b', 5, 0],
    ] as const;
    const ballots = [[[0, 0.1]], [[0, 0.2]], [[1, 1]]] as const;
    const counted = contendersBy(withBallots(anElection(10, rows), 'points', ballots), 'points');
    expect(counted).toMatchObject({ right: { scale: 10, contenders: [{ votes: 0.3 }, { votes: 1 }] } });
  });

  it('are Borda points where ballots rank: one for each project ranked after it', () => {
    expect(votesBy('borda', 'ordinal')).toEqual([2, 1, 1]);
    expect(votesBy('borda', 'points')).toBe('ranksNeeded');
  });

  it('are known only as ballots if there are only counts', () => {
    expect(contendersBy(anElection(1, []), 'points')).toMatchObject({ left: { kind: 'ballotsNeeded' } });
  });

  it('of whole points are taken as they are, and those with too many decimals refused', () => {
    const marks = marksOf('points', [[[0, 3]]]);
    expect(markValues(marks, 'points')).toMatchObject({ right: { scale: 1 } });
    const finer = marksOf('points', [[[0, 0.1234567]]]);
    expect(markValues(finer, 'points')).toMatchObject({ left: { kind: 'pointsTooFine' } });
    expect(markValues(marksOf('points', [[[0, 0.000001]]]), 'points')).toMatchObject({
      right: { scale: 1_000_000 },
    });
  });
});
