import { describe, expect, it } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import { votedElection, withBallots } from '#fixtures/arbitraries/ballots.ts';
import { anElection } from '#fixtures/arbitraries/election.ts';
import { withAmount, withBallotsFor } from './changed-election.ts';

const rows = [
  ['a', 60],
  ['b', 50],
] as const;

describe('an election with further ballots for one project', () => {
  it('is the election that these ballots would have made', () => {
    expect(withBallotsFor(votedElection(100, rows, 'ab a'), 1, 2)).toEqual(
      votedElection(100, rows, 'ab a b b'),
    );
  });

  it('gives each a point where ballots give points', () => {
    const town = anElection(100, [
      ['a', 60, 0],
      ['b', 50, 0],
    ]);
    const before = withBallots(town, 'points', [[[0, 4]]]);
    expect(withBallotsFor(before, 1, 1)).toEqual(withBallots(town, 'points', [[[0, 4]], [[1, 1]]]));
  });

  it('counts where only counts are known', () => {
    const counts = anElection(100, [['a', 60, 2]]);
    expect(withBallotsFor(counts, 0, 3)).toEqual(anElection(100, [['a', 60, 5]]));
    expect(withBallotsFor({ ...counts, ballots: 4 }, 0, 3).ballots).toBe(7);
  });
});

describe('an election with another cost of one project', () => {
  it('differs in nothing else', () => {
    const before = votedElection(100, rows, 'ab a');
    expect(withAmount(before, 0, cents(7))).toEqual(
      votedElection(
        100,
        [
          ['a', 7],
          ['b', 50],
        ],
        'ab a',
      ),
    );
  });
});
