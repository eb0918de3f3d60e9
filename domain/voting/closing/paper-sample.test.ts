import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ballotsToDraw, drawSample } from './paper-sample.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const boxes = [
  { id: 'mercat', ballots: 40 },
  { id: 'centre', ballots: 25 },
];
const seed = '31415926535897';
const written = (drawn: ReturnType<typeof drawSample>) =>
  drawn.map(({ box, number }) => `${box} ${number}`).join(', ');

describe('a sample of paper ballots', () => {
  it('is drawn by the SHA-256 of the seed and a counter, as anybody can with a calculator', () => {
    // Twelve places of 65, counted through centre (1 to 25), then mercat (1 to 40).
    const places = Array.from({ length: 12 }, (_, n) => BigInt(`0x${sha256(`${seed},${n + 1}`)}`) % 65n);
    const firstThree = [...new Set(places)].slice(0, 3).toSorted((a, b) => Number(a - b));
    const named = firstThree.map((place) => (place < 25n ? `centre ${place + 1n}` : `mercat ${place - 24n}`));
    expect(written(drawSample({ seed, size: 3, boxes }, sha256))).toBe(named.join(', '));
    expect(written(drawSample({ seed: '2718281828', size: 5, boxes }, sha256))).toBe(
      'centre 1, centre 5, centre 8, mercat 11, mercat 25',
    );
  });

  it('has as many ballots as were asked for, none twice, all of them there, whatever the order of the boxes', () => {
    const box = fc.record({ id: fc.string({ minLength: 1 }), ballots: fc.nat({ max: 60 }) });
    fc.assert(
      fc.property(
        fc.uniqueArray(box, { selector: ({ id }) => id, minLength: 1, maxLength: 5 }),
        fc.string(),
        fc.nat({ max: 90 }),
        (some, text, size) => {
          fc.pre(ballotsToDraw(some) > 0);
          const drawn = drawSample({ seed: text, size, boxes: some }, sha256);
          expect(drawn).toHaveLength(Math.min(size, ballotsToDraw(some)));
          expect(new Set(drawn.map((one) => JSON.stringify(one))).size).toBe(drawn.length);
          for (const { box: id, number } of drawn) {
            expect(number).toBeGreaterThanOrEqual(1);
            expect(number).toBeLessThanOrEqual(some.find((one) => one.id === id)?.ballots ?? 0);
          }
          expect(drawSample({ seed: text, size, boxes: some.toReversed() }, sha256)).toEqual(drawn);
        },
      ),
    );
  });

  it('skips a hash beyond the last whole multiple, which would favour small numbers', () => {
    const hashes: Readonly<Record<string, string>> = {
      's,1': 'f'.repeat(64),
      's,2': '0',
      's,3': '0',
      's,4': '2',
    };
    const drawn = drawSample(
      { seed: 's', size: 2, boxes: [{ id: 'a', ballots: 3 }] },
      (text) => hashes[text] ?? '1',
    );
    expect(drawn.map(({ number }) => number)).toEqual([1, 3]);
  });

  it('draws each ballot about as often', () => {
    const times = new Map<string, number>();
    for (let n = 0; n < 2000; n += 1)
      for (const one of drawSample({ seed: String(n), size: 1, boxes }, sha256))
        times.set(written([one]), (times.get(written([one])) ?? 0) + 1);
    expect(times.size).toBe(65);
    for (const n of times.values()) expect(n).toBeGreaterThan(8);
  });
});
