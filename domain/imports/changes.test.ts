import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TownDocument } from '../content/town-contents.ts';
import { changedSince, changesBy, takenBack } from './changes.ts';

describe('the changes of an import', () => {
  const aDocument = fc.record({
    _id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    value: fc.integer({ min: 0, max: 2 }),
  });
  const aCollection = fc.uniqueArray(aDocument, { selector: ({ _id }) => _id });
  type Some = readonly TownDocument[];
  const applied = (before: Some, changes: ReturnType<typeof changesBy>): Map<string, TownDocument> => {
    const now = new Map(before.map((one) => [one._id, one]));
    for (const { id, after } of changes) {
      if (after === null) now.delete(id);
      else now.set(id, after);
    }
    return now;
  };

  it('taken back give what was there, for every collection and file', () => {
    fc.assert(
      fc.property(aCollection, aCollection, fc.boolean(), (before, made, removesOthers) => {
        const changes = changesBy(before, made, { removesOthers });
        const now = applied(before, changes);
        for (const one of made) expect(now.get(one._id)).toEqual(one);
        if (removesOthers) expect(now.size).toBe(made.length);
        expect(changedSince(changes, now)).toEqual([]);
        const again = applied([...now.values()], takenBack(changes));
        expect(again).toEqual(new Map(before.map((one) => [one._id, one])));
      }),
    );
  });

  it('cannot be taken back where somebody changed a document since', () => {
    const changes = changesBy(
      [{ _id: 'a', n: 1 }],
      [
        { _id: 'a', n: 2 },
        { _id: 'b', list: [{ x: 1, y: 2 }] },
      ],
      { removesOthers: false },
    );
    expect(
      changedSince(
        changes,
        new Map([
          ['a', { _id: 'a', n: 2 }],
          ['b', { list: [{ y: 2, x: 1 }], _id: 'b' }],
        ]),
      ),
    ).toEqual([]);
    expect(changedSince(changes, new Map([['a', { _id: 'a', n: 3 }]]))).toEqual(['a', 'b']);
  });
});
