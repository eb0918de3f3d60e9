import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256Word } from './sha-256-word.ts';
import { doWork, provesWork, workParts } from './work-proof.ts';

const hex = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));
const word = fc.integer({ min: 0, max: 2 ** 32 - 1 });

describe('the first word of a hash', () => {
  it('is that of SHA-256', () => {
    fc.assert(
      fc.property(hex, word, word, (challenge, part, counter) => {
        const message = Buffer.alloc(40);
        message.write(challenge, 'hex');
        message.writeUInt32BE(part, 32);
        message.writeUInt32BE(counter, 36);
        const words = Int32Array.from({ length: 8 }, (_, at) => message.readInt32BE(at * 4));
        const wordAt = sha256Word(words, part);
        // The second time, its buffer has been used.
        wordAt(1);
        expect(wordAt(counter)).toBe(createHash('sha256').update(message).digest().readUInt32BE(0));
      }),
    );
  });
});

describe('work that was done', () => {
  it('proves itself, and proves nothing for another challenge or for a hundred times the work', () => {
    fc.assert(
      fc.property(hex, fc.integer({ min: 320, max: 1600 }), (challenge, tries) => {
        const counters = doWork({ challenge, tries }) ?? [];
        expect(provesWork({ challenge, tries }, counters)).toBe(true);
        const other = `${challenge.slice(0, -1)}${challenge.endsWith('0') ? '1' : '0'}`;
        expect(provesWork({ challenge: other, tries }, counters)).toBe(false);
        expect(provesWork({ challenge, tries: tries * 100 }, counters)).toBe(false);
      }),
      { numRuns: 30 },
    );
  });

  it('takes about as many tries as it should', () => {
    const tried = Array.from({ length: 40 }, (_, n) =>
      (doWork({ challenge: n.toString(16).padStart(64, '0'), tries: 800 }) ?? []).reduce(
        (sum, counter) => sum + counter + 1,
        0,
      ),
    ).toSorted((a, b) => a - b);
    const average = tried.reduce((sum, one) => sum + one, 0) / tried.length;
    expect(average).toBeGreaterThan(700);
    expect(average).toBeLessThan(900);
    expect(tried.at(-1)).toBeLessThan(2 * 800);
  });

  it.each([
    ['too few counters', (counters: readonly number[]) => counters.slice(1)],
    ['a counter of no whole number', (counters: readonly number[]) => [0.5, ...counters.slice(1)]],
    ['a counter below zero', (counters: readonly number[]) => [-1, ...counters.slice(1)]],
    ['a counter over 32 bits', (counters: readonly number[]) => [2 ** 32, ...counters.slice(1)]],
  ])('is not done with %s', (_, wrong) => {
    const asked = { challenge: 'ab'.repeat(32), tries: 1 };
    const counters = doWork(asked) ?? [];
    expect(counters).toHaveLength(workParts);
    expect(provesWork(asked, counters)).toBe(true);
    expect(provesWork(asked, wrong(counters))).toBe(false);
  });

  it('is not begun if it would last for minutes', () => {
    expect(doWork({ challenge: 'ab'.repeat(32), tries: 2 ** 28 })).toBeNull();
  });

  it('is not done for a challenge that is none', () => {
    expect(
      provesWork(
        { challenge: 'x', tries: 1 },
        Array.from({ length: workParts }, () => 0),
      ),
    ).toBe(false);
  });
});
