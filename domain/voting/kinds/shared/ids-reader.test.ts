import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { left, right } from '../../../shared/result.ts';
import { chosenIds, namedIds } from './ids-reader.ts';
import { numbersOf } from './numbers-reader.ts';

const known = ['a', 'b', 'c', 'd'];

describe('named ids', () => {
  it('keep the voter’s order in rankings, and take the survey’s order everywhere else', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(known), (raw) => {
        expect(namedIds(known, raw)).toEqual(right(raw));
        expect(chosenIds(known, raw)).toEqual(right(raw.toSorted()));
      }),
    );
  });

  it('must be known and named once; a single one may be sent without a list', () => {
    expect(namedIds(known, 'b')).toEqual(right(['b']));
    expect(namedIds(known, ['b', 'z'])).toEqual(left({ kind: 'unknownAnswer', id: 'z' }));
    expect(chosenIds(known, ['b', 'a', 'b'])).toEqual(left({ kind: 'chosenTwice', id: 'b' }));
    expect([namedIds(known, 1), namedIds(known, { a: 1 })]).toEqual([
      left({ kind: 'otherShape' }),
      left({ kind: 'otherShape' }),
    ]);
  });
});

describe('numbers by id', () => {
  it('are in the survey’s order, whatever the ids look like', () => {
    const names = ['10', '__proto__', 'constructor', '9'];
    const raw = JSON.parse('{"9":1,"constructor":2,"__proto__":3}');
    const found = numbersOf(names, raw);
    expect(found._tag === 'Right' && [...found.right]).toEqual([
      ['__proto__', 3],
      ['constructor', 2],
      ['9', 1],
    ]);
    expect(numbersOf(known, raw)).toMatchObject(left({ kind: 'unknownAnswer' }));
    expect([numbersOf(known, 'a'), numbersOf(known, 3), numbersOf(known, ['a'])]).toEqual(
      [1, 2, 3].map(() => left({ kind: 'otherShape' })),
    );
  });
});
