import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCount } from '#application/text/numbers.ts';
import { suggestedCount, wholeCount } from './whole-count.ts';

describe('a number of votes', () => {
  it('is read as we print it and as programs print it', () => {
    fc.assert(
      fc.property(fc.nat(), (count) => {
        expect(wholeCount(formatCount(count))).toBe(count);
        expect(wholeCount(String(count))).toBe(count);
      }),
    );
  });

  it('is not guessed from words, halves, signs or English grouping', () => {
    for (const text of ['seiscientos', '1,5', '-3', '1,102', '', '1.10', '99999999999999999']) {
      expect(wholeCount(text)).toBeNull();
    }
    expect(suggestedCount('1,102')).toBe('1.102');
    expect(suggestedCount('seiscientos')).toBeNull();
  });
});
