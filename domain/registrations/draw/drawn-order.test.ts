import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256Start } from '../../shared/sha-256/compress-block.ts';
import { endDigest } from '../../shared/sha-256/digest-words.ts';
import { hmacUnder } from '../../shared/sha-256/hmac-words.ts';
import { anyChance } from '#fixtures/arbitraries/draw-list.ts';
import { drawnOrder, drawNumber } from './drawn-order.ts';

const hexOf = (words: Int32Array) =>
  Array.from(new Uint32Array(words), (word) => word.toString(16).padStart(8, '0')).join('');
const anyBytes = fc.uint8Array({ maxLength: 300 });

describe('a hash of short messages', () => {
  it('is SHA-256, in as many blocks as it takes', () => {
    fc.assert(
      fc.property(anyBytes, (bytes) => {
        const state = Int32Array.from(sha256Start);
        endDigest(state, 0, bytes);
        expect(hexOf(state)).toBe(createHash('sha256').update(bytes).digest('hex'));
      }),
    );
  });

  it('is SHA-256 where its length needs a block more', () => {
    for (const length of [0, 55, 56, 63, 64, 119, 120]) {
      const bytes = new Uint8Array(length).fill(7);
      const state = Int32Array.from(sha256Start);
      endDigest(state, 0, bytes);
      expect(hexOf(state)).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
  });

  it('is HMAC-SHA-256 under a key of any length, however often it is asked', () => {
    fc.assert(
      fc.property(anyBytes, anyBytes, anyBytes, (key, one, other) => {
        const numberOf = hmacUnder(key);
        for (const message of [one, other, one])
          expect(hexOf(numberOf(message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
      }),
    );
  });
});

describe('the number that an application draws', () => {
  it('is the one that openssl gives: the seed and the value are the key', () => {
    fc.assert(
      fc.property(anyChance, fc.stringMatching(/^[\w-]{1,50}$/u), (chance, id) => {
        const { seed, value } = chance;
        expect(drawNumber(chance, id)).toBe(createHmac('sha256', `${seed}${value}`).update(id).digest('hex'));
      }),
    );
  });

  it('is the same for what no list may have: other letters, and ids that are long', () => {
    const [seed, value] = ['5e'.repeat(32), '4 1 6'];
    for (const id of ['niña', 'a'.repeat(200)])
      expect(drawNumber({ seed, value }, id)).toBe(
        createHmac('sha256', `${seed}${value}`).update(id).digest('hex'),
      );
  });
});

describe('an order that is drawn', () => {
  const chance = { seed: '5e'.repeat(32), value: '4 1 6 2 3' };
  const units = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: `a${at}`, points: 0, members: [at] }));

  it('is that of the numbers, whatever order the applications come in', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(units(30)), (some) => {
        const numbers = drawnOrder(chance, some).map(({ id }) => drawNumber(chance, id));
        expect(numbers).toEqual(numbers.toSorted());
        expect(drawnOrder(chance, some.toReversed())).toEqual(drawnOrder(chance, some));
      }),
    );
  });

  it('has two of the same name in the order in which they came', () => {
    const twice = [0, 1].map((at) => ({ id: 'a', points: 0, members: [at] }));
    expect(drawnOrder(chance, twice)).toEqual(twice);
  });
});
