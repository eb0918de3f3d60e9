import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeOrder, withKeys } from './item-order.ts';

const keys = ['1', '2', '3', '4', '5', 'a', 'b', 'c'];
const was = ['1', '2', '3', '4', '5'];
const orders = fc.shuffledSubarray(keys);

describe('one order of two', () => {
  it('has the items that each added where each added them', () => {
    expect(mergeOrder({ was: ['1', '2'], mine: ['a', '1', '2'], theirs: ['1', '2', 'b'] })).toEqual([
      'a',
      '1',
      '2',
      'b',
    ]);
    expect(mergeOrder({ was: ['1', '2'], mine: ['1', 'a', '2'], theirs: ['1', 'b', '2'] })).toEqual([
      '1',
      'a',
      'b',
      '2',
    ]);
  });

  it('has the items moved by one of them where that one moved them', () => {
    expect(mergeOrder({ was: ['1', '2'], mine: ['2', '1'], theirs: ['1', '3', '2'] })).toEqual([
      '2',
      '1',
      '3',
    ]);
    expect(mergeOrder({ was: ['1', '2'], mine: ['1', '3', '2'], theirs: ['2', '1'] })).toEqual([
      '2',
      '1',
      '3',
    ]);
  });

  it('has what both kept and what either added, and nothing else', () => {
    fc.assert(
      fc.property(orders, orders, (mine, theirs) => {
        const kept = was.filter((key) => mine.includes(key) && theirs.includes(key));
        const added = keys.filter(
          (key) => !was.includes(key) && (mine.includes(key) || theirs.includes(key)),
        );
        const merged = mergeOrder({ was, mine, theirs });
        expect(merged.toSorted()).toEqual([...kept, ...added].toSorted());
      }),
    );
  });

  it('is that of the one who changed it, if the other did not', () => {
    fc.assert(
      fc.property(orders, (mine) => {
        expect(mergeOrder({ was, mine, theirs: was })).toEqual(mine);
        expect(mergeOrder({ was, mine: was, theirs: mine })).toEqual(mine);
        expect(mergeOrder({ was, mine, theirs: mine })).toEqual(mine);
      }),
    );
  });
});

describe('keys put into an order', () => {
  it('are behind the nearest one before them, or first', () => {
    expect(withKeys(['1', '4'], ['2'], ['1', '2', '3', '4'])).toEqual(['1', '2', '4']);
    expect(withKeys(['2'], ['1'], ['1', '2'])).toEqual(['1', '2']);
  });
});
