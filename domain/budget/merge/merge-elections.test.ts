import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import { votedElection, votedElections } from '#fixtures/arbitraries/ballots.ts';
import { aProject } from '#fixtures/arbitraries/election.ts';
import type { Election } from '../election.ts';
import { type ElectionList, mergeElections } from './merge-elections.ts';

const rows = [
  ['a', 60],
  ['b', 50],
  ['c', 40],
] as const;

function merged(lists: readonly ElectionList[], budget: number | null = null): Election {
  const one = mergeElections(lists, budget === null ? null : cents(budget));
  if (isLeft(one)) throw new Error(one.left.kind);
  return one.right;
}

/** The ballots of an election as words, one each: the ids with their points. */
const ballotsOf = ({ marks, projects }: ElectionList): readonly string[] =>
  Array.from(marks?.offsets.slice(1) ?? [], (end, ballot) => {
    const from = marks?.offsets[ballot] ?? 0;
    return Array.from(marks?.projects.slice(from, end) ?? [], (place, at) =>
      [projects[place]?.id, marks?.points?.[from + at] ?? ''].join(''),
    ).join(',');
  });

describe('merged lists', () => {
  it.each(['approval', 'ordinal', 'points'] as const)(
    'have the ballots of each list, one after the other: %s',
    (kind) => {
      const lists = fc.array(votedElections(kind, 4), { minLength: 1, maxLength: 4 });
      fc.assert(
        fc.property(lists, (drawn) => {
          // Each list has another order of its projects, and a project has one cost.
          const same = drawn.map((list, at): ElectionList => {
            const last = list.projects.length - 1;
            const amounts = new Map(drawn[0]?.projects.map(({ id, amount }) => [id, amount]));
            const projects = list.projects.map((one) => ({
              ...one,
              amount: amounts.get(one.id) ?? cents(7),
            }));
            if (at % 2 === 0) return { ...list, projects };
            const { marks } = list;
            const turned = marks && { ...marks, projects: marks.projects.map((place) => last - place) };
            return { ...list, projects: projects.toReversed(), ...(turned && { marks: turned }) };
          });
          const all = merged(same, 100);
          expect(ballotsOf(all)).toEqual(same.flatMap(ballotsOf));
          expect(all.ballots).toBe(same.reduce((sum, list) => sum + (list.ballots ?? 0), 0));
          for (const { id } of all.projects) {
            const counted = same.reduce((sum, list) => sum + (list.votes.get(id) ?? 0), 0);
            expect(all.votes.get(id)).toBe(counted);
          }
          expect(new Set(all.projects.map(({ id }) => id)).size).toBe(all.projects.length);
        }),
        { numRuns: 200 },
      );
    },
  );

  it('are the election itself if there is one list, or if one election is cut in two', () => {
    const whole = votedElection(100, rows, 'ab a c bc');
    expect(merged([whole])).toEqual(whole);
    expect(merged([votedElection(100, rows, 'ab a'), votedElection(100, rows, 'c bc')])).toEqual(whole);
  });

  it('have the projects of each district', () => {
    const north = { ...votedElection(60, [['n', 60]], 'n n'), budget: null };
    const south = { ...votedElection(50, [['s', 50]], 's'), budget: null };
    expect(merged([north, south], 100)).toEqual(
      votedElection(
        100,
        [
          ['n', 60],
          ['s', 50],
        ],
        'n n s',
      ),
    );
  });

  it('take the currency, category and district from the list that names them', () => {
    const one = votedElection(9, [['a', 1]], 'a');
    const named = { ...aProject('a', 1, 'other title'), category: 'green', district: 'north' };
    const two = { ...one, currency: 'EUR', projects: [named] };
    const all = merged([{ ...one, currency: '' }, two]);
    expect(all.currency).toBe('EUR');
    expect(all.projects).toEqual([{ ...named, title: 'a' }]);
    expect(merged([{ ...one, currency: '' }]).currency).toBe('');
  });

  it('are refused if they are not parts of one election', () => {
    const one = votedElection(100, rows, 'a');
    const { marks: _, ...counts } = one;
    const dearer = votedElection(100, [['b', 51]], 'b');
    expect(mergeElections([one, counts], null)).toMatchObject({ left: { kind: 'ballotsMissing', list: 1 } });
    expect(mergeElections([one, votedElection(100, rows, 'a', 'ordinal')], null)).toMatchObject({
      left: { kind: 'otherBallots', list: 1 },
    });
    expect(mergeElections([one, { ...one, currency: 'PLN' }], null)).toMatchObject({
      left: { kind: 'otherCurrency', list: 1 },
    });
    expect(mergeElections([one, dearer], null)).toEqual({
      _tag: 'Left',
      left: { kind: 'otherCost', list: 1, project: 'b' },
    });
  });

  it('need a budget that they agree on, unless one is given', () => {
    const one = votedElection(100, rows, 'a');
    const other = { ...one, budget: cents(90) };
    expect(mergeElections([one, other], null)).toMatchObject({ left: { kind: 'noBudget' } });
    expect(mergeElections([{ ...one, budget: null }], null)).toMatchObject({ left: { kind: 'noBudget' } });
    expect(merged([one, other], 190).budget).toBe(190);
    expect(merged([{ ...one, budget: null }, one]).budget).toBe(100);
  });
});
