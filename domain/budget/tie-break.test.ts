import { describe, expect, it } from 'vitest';
import { aProject } from '#fixtures/arbitraries/election.ts';
import { listedIds, type TieBreak, tieByIds, tieName } from './parameters.ts';
import { classesBy, compareInOrder, rank } from './tie-break.ts';

const first = { project: aProject('9', 300), votes: 5, whole: 5, place: 0 };
const second = { project: aProject('10', 200), votes: 5, whole: 5, place: 1 };
const third = { project: aProject('2', 200), votes: 5, whole: 5, place: 2 };
const ranked = (ties: readonly TieBreak[]) =>
  rank([first, second, third], ties).map(({ project }) => project.id);

describe('projects with the same votes', () => {
  it('go by lower amount first, then by their place in the list', () => {
    expect(ranked(['amount', 'order'])).toEqual(['10', '2', '9']);
  });

  it('go by identifier as text, so that 10 comes before 2', () => {
    expect(ranked(['id'])).toEqual(['10', '2', '9']);
  });

  it('go by larger amount first if the list says so', () => {
    expect(ranked(['largest-amount', 'order'])).toEqual(['9', '10', '2']);
    expect(ranked(['largest-amount', 'id'])).toEqual(['9', '10', '2']);
  });

  it('go in the order of a list of identifiers, and those that it does not name last', () => {
    expect(ranked([tieByIds(['2', '9', '10']), 'order'])).toEqual(['2', '9', '10']);
    expect(ranked([tieByIds(['2', 'x']), 'amount'])).toEqual(['2', '10', '9']);
    expect(listedIds('order')).toBeNull();
    expect([tieName('ids:2,9'), tieName('votes')]).toEqual(['ids', 'votes']);
  });

  it('keep the order of the file when the list has no more tie-breaks', () => {
    expect(ranked([])).toEqual(['9', '10', '2']);
    expect(ranked(['votes'])).toEqual(['9', '10', '2']);
  });

  it('are level by identifier only with themselves', () => {
    expect(classesBy('id', [second, second, first])).toEqual([[second, second], [first]]);
  });

  it('go first if they cost nothing, even where nobody voted for any', () => {
    const free = { project: aProject('1', 0), votes: 0, whole: 0, place: 3 };
    const costing = { project: aProject('2', 100), votes: 0, whole: 0, place: 4 };
    expect(compareInOrder('votes-per-amount', free, costing)).toBeLessThan(0);
    expect(compareInOrder('votes-per-amount', costing, free)).toBeGreaterThan(0);
    expect(compareInOrder('votes-per-amount', free, free)).toBe(0);
  });

  it('are grouped into the classes that a tie-break cannot distinguish', () => {
    expect(classesBy('amount', [second, third, first]).map((members) => members.length)).toEqual([2, 1]);
    expect(classesBy('votes', [])).toEqual([]);
  });

  it('go by votes for each euro when the rule says so, compared exactly at any size', () => {
    const perAmount = (one: readonly [number, number], other: readonly [number, number]) => {
      const [a, b] = [one, other].map(([amount, votes], place) => ({
        project: aProject(String(place), amount),
        votes,
        whole: votes,
        place,
      }));
      return a && b ? Math.sign(compareInOrder('votes-per-amount', a, b)) : null;
    };
    expect(perAmount([100, 9], [50, 5])).toBe(1);
    expect(perAmount([100, 10], [50, 5])).toBe(0);
    // The first costs nothing, so it goes first even with fewer votes.
    expect(perAmount([0, 1], [50, 5])).toBe(-1);
    expect(perAmount([50, 5], [0, 1])).toBe(1);
    expect(perAmount([0, 1], [0, 2])).toBe(1);
    expect(perAmount([0, 2], [0, 1])).toBe(-1);
    // 94906267² against 94906266 × 94906268, which is one less: floating point sees no difference.
    expect(perAmount([94_906_268, 94_906_267], [94_906_267, 94_906_266])).toBe(-1);
    expect(perAmount([94_906_267, 94_906_266], [94_906_268, 94_906_267])).toBe(1);
    const big = 3_000_000_000_000_000;
    expect(perAmount([big, 1_000_001], [big - 1, 1_000_001])).toBe(1);
    expect(perAmount([big - 1, 1_000_001], [big, 1_000_001])).toBe(-1);
    expect(perAmount([big, 1_000_001], [big, 1_000_001])).toBe(0);
  });

  it('never come before a project with more votes', () => {
    const ahead = { project: aProject('z', 900), votes: 6, whole: 6, place: 3 };
    expect(rank([first, ahead], ['amount'])[0]).toBe(ahead);
  });
});
