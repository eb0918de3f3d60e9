import { describe, expect, it } from 'vitest';
import { aBudget, aProposal } from '#fixtures/builders/data/survey.ts';
import { startTally } from '../scoring/tally.ts';
import { markKeeper, movedMarks } from './ballot-marks.ts';

const three = aBudget(100, [aProposal('a', 60), aProposal('b', 50), aProposal('c', 10)]);

describe('the ballots of a budget, one by one', () => {
  it('name projects in the order of the survey; one that does not fit names nothing', () => {
    const keeper = markKeeper();
    const running = startTally({ ...three, blankVote: true }, keeper.take);
    for (const answer of [['c', 'a'], null, ['gone'], ['a', 'b'], ['b']]) running?.add(answer);
    running?.addPlaces([2, 1, 0], new Float64Array(), 2);
    const { offsets, projects, ...more } = keeper.marks();
    expect([...offsets]).toEqual([0, 2, 2, 2, 2, 3, 5]);
    expect([...projects]).toEqual([0, 2, 1, 1, 2]);
    expect(more).toEqual({ kind: 'approval', points: null });
  });

  it('name the same projects after these have moved, and no project that was removed', () => {
    const keeper = markKeeper();
    for (const places of [[0, 2], [1], []]) keeper.take(places, places.length);
    const { offsets, projects } = movedMarks(keeper.marks(), (place) => [1, undefined, 0][place]);
    expect([...offsets]).toEqual([0, 2, 2, 2]);
    expect([...projects]).toEqual([0, 1]);
  });
});
