import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberWords, orderOfNumbers } from './order-of-numbers.ts';

/** Numbers whose first words are often the same. */
const anyNumber = fc.tuple(
  fc.constantFrom(0, 1, 2 ** 32 - 1),
  fc.nat(1),
  fc.integer({ min: 0, max: 2 ** 32 - 1 }),
);

describe('numbers of a draw', () => {
  it('are in order by all their words, and equal ones as they came', () => {
    fc.assert(
      fc.property(fc.array(anyNumber, { maxLength: 40 }), (list) => {
        const numbers = new Uint32Array(list.length * numberWords);
        for (const [at, words] of list.entries()) numbers.set(words, at * numberWords);
        const sorted = list
          .map((words, at) => ({ words, at }))
          .toSorted((a, b) => a.words[0] - b.words[0] || a.words[1] - b.words[1] || a.words[2] - b.words[2]);
        expect([...orderOfNumbers(numbers)]).toEqual(sorted.map(({ at }) => at));
      }),
    );
  });
});
