import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonFault } from './json-fault.ts';

const endOf = (text: string) => {
  const lines = text.split('\n');
  return `${lines.length}:${[...(lines.at(-1) ?? '')].length + 1}`;
};

describe('the place where a text stops being JSON', () => {
  it('is the end if it is cut short', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value, null, 1);
        expect(jsonFault(text)).toBe(endOf(text));
      }),
    );
  });

  it('is never later than a text was cut', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), (text, at) => {
        const cut = text.slice(0, at % (text.length + 1));
        const [line = 0, column = 0] = jsonFault(cut).split(':').map(Number);
        const [lastLine = 0, lastColumn = 0] = endOf(cut).split(':').map(Number);
        expect(line < lastLine || (line === lastLine && column <= lastColumn)).toBe(true);
      }),
    );
  });

  it.each([
    ['{\n "a": }', '2:7'],
    ['[\n  {"_id": 1,}\n]', '2:13'],
    ['[1 2]', '1:4'],
    ['', '1:1'],
    ['{"a": tru}', '1:7'],
    ['["á" x]', '1:6'],
    ['[1] [2]', '1:5'],
  ])('of %j is %s', (text, place) => {
    expect(jsonFault(text)).toBe(place);
  });
});
