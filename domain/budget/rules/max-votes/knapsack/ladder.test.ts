import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aProject } from '#fixtures/arbitraries/election.ts';
import type { Contender } from '../../../contender.ts';
import { isBefore, ladderOf, rankingBy, splitTies, valueIn, worthOn } from './ladder.ts';

const contendersOf = (rows: readonly (readonly [amount: number, votes: number])[]): readonly Contender[] =>
  rows.map(([amount, votes], place) => ({
    project: aProject('cabd'[place] ?? '', amount),
    votes,
    whole: votes,
    place,
  }));

const rows = fc.array(fc.tuple(fc.nat(9), fc.nat(5)), { minLength: 1, maxLength: 4 });

const subsets = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: 2 ** items.length }, (_, bits) => items.filter((_one, at) => (bits >> at) & 1));

describe('the worth of a set', () => {
  const total = (set: readonly Contender[], of: (one: Contender) => number) =>
    set.reduce((sum, one) => sum + of(one), 0);

  it('goes by value, then by the lower amount of all, then by the most votes', () => {
    fc.assert(
      fc.property(
        rows,
        fc.array(fc.nat(2), { minLength: 4, maxLength: 4 }),
        fc.nat(3),
        (drawn, values, room) => {
          const valueOf = ({ place }: Contender) => values[place] ?? 0;
          const valued = contendersOf(drawn).filter((one) => valueOf(one) > 0);
          const ladder = ladderOf(contendersOf(drawn), ['amount', 'votes'], BigInt(room));
          const worthOf = (set: readonly Contender[]) =>
            set.reduce((sum, one) => sum + worthOn(ladder, one, BigInt(valueOf(one))), 0n);
          for (const one of subsets(valued)) {
            expect(valueIn(ladder, worthOf(one))).toBe(BigInt(total(one, valueOf)));
            for (const other of subsets(valued)) {
              const difference =
                total(one, valueOf) - total(other, valueOf) ||
                total(other, ({ project }) => project.amount) - total(one, ({ project }) => project.amount) ||
                total(one, ({ whole }) => whole) - total(other, ({ whole }) => whole);
              const found = worthOf(one) - worthOf(other);
              expect([found > 0n, found < 0n]).toEqual([difference > 0, difference < 0]);
            }
          }
        },
      ),
    );
  });

  it('has room for the votes that a project may still get', () => {
    const [first, second] = contendersOf([
      [0, 3],
      [0, 0],
    ]) as [Contender, Contender];
    const ladder = ladderOf([first, second], ['votes'], 50n);
    const raised = { ...second, whole: 50 };
    const worth = worthOn(ladder, first, 1n) + worthOn(ladder, raised, 1n);
    expect([valueIn(ladder, worth), valueIn(ladder, worthOn(ladder, raised, 1n))]).toEqual([2n, 1n]);
  });

  it('is nothing without value', () => {
    const [one] = contendersOf([[7, 3]]) as [Contender];
    expect(worthOn(ladderOf([one], ['votes', 'amount']), one, 0n)).toBe(0n);
    expect(worthOn([], one, 4n)).toBe(4n);
  });
});

describe('the tie-breaks', () => {
  it('that look at sums are those before the first that decides between any two', () => {
    expect(splitTies(['amount', 'votes', 'id', 'order'])).toEqual({ sums: ['amount', 'votes'], last: 'id' });
    expect(splitTies(['order', 'amount'])).toEqual({ sums: [], last: 'order' });
    expect(splitTies(['votes'])).toEqual({ sums: ['votes'], last: null });
  });

  it('rank projects by identifier or by the order of the file', () => {
    const contenders = contendersOf([
      [1, 1],
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
    expect(rankingBy(contenders, 'id')).toEqual({ places: [1, 2, 0, 3], ranks: [2, 0, 1, 3] });
    expect(rankingBy(contenders, 'order')).toEqual({ places: [0, 1, 2, 3], ranks: [0, 1, 2, 3] });
  });

  it('put the set first that has the first project in which two sets differ', () => {
    const ranking = { places: [2, 0, 1], ranks: [1, 2, 0] };
    const isFirst = (one: readonly number[], other: readonly number[]) =>
      isBefore(
        ranking,
        (place) => one.includes(place),
        (place) => other.includes(place),
      );
    expect([isFirst([2, 0], [2, 1]), isFirst([2, 1], [2, 0])]).toEqual([true, false]);
    expect([isFirst([1], [2]), isFirst([2], [0, 1]), isFirst([0], [0])]).toEqual([false, true, false]);
  });
});
