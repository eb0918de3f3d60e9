import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { left, map } from '../../../shared/result.ts';
import type { GivenAnswer } from '../../answer.ts';
import type { PlacedAnswer } from '../question-kind.ts';
import { idsReader } from './ids-reader.ts';
import { numbersReader } from './numbers-reader.ts';

const known = ['a', 'b', 'c', 'd'];
const anything = () => null;
const placesOf = ({ places }: PlacedAnswer) => places.map((place) => known[place]);
const named = (raw: GivenAnswer) => map(placesOf)(idsReader(known, anything, 'voter')(raw));
const chosen = (raw: GivenAnswer) => map(placesOf)(idsReader(known, anything)(raw));

describe('named ids', () => {
  it('keep the voter’s order in rankings, and take the survey’s order everywhere else', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(known), (raw) => {
        expect(named(raw)).toMatchObject({ right: raw });
        expect(chosen(raw)).toMatchObject({ right: raw.toSorted() });
      }),
    );
  });

  it('must be known and named once; a single one may be sent without a list', () => {
    expect(named('b')).toMatchObject({ right: ['b'] });
    expect(named(['b', 'z'])).toEqual(left({ kind: 'unknownAnswer', id: 'z' }));
    expect(chosen(['b', 'a', 'b'])).toEqual(left({ kind: 'chosenTwice', id: 'b' }));
    expect([named(1), named({ a: 1 })]).toEqual([left({ kind: 'otherShape' }), left({ kind: 'otherShape' })]);
  });

  it('are refused for the reason that the rule of their question gives', () => {
    const onlyFirst = idsReader(known, (places) => (places[0] === 0 ? null : { kind: 'emptyAnswer' }));
    expect(onlyFirst('a')).toMatchObject({ right: { places: [0], text: null } });
    expect(onlyFirst('b')).toEqual(left({ kind: 'emptyAnswer' }));
  });
});

describe('numbers by id', () => {
  const numbered = (entries: readonly string[], raw: GivenAnswer) =>
    map(({ places, numbers }: PlacedAnswer) => places.map((place, at) => [entries[place], numbers[at]]))(
      numbersReader(entries, anything)(raw),
    );

  it('are in the survey’s order, whatever the ids look like', () => {
    const names = ['10', '__proto__', 'constructor', '9'];
    const raw = JSON.parse('{"9":1,"constructor":2,"__proto__":3}');
    expect(numbered(names, raw)).toMatchObject({
      right: [
        ['__proto__', 3],
        ['constructor', 2],
        ['9', 1],
      ],
    });
    expect(numbered(known, raw)).toMatchObject(left({ kind: 'unknownAnswer' }));
    expect([numbered(known, 'a'), numbered(known, 3), numbered(known, ['a'])]).toEqual(
      [1, 2, 3].map(() => left({ kind: 'otherShape' })),
    );
  });
});
