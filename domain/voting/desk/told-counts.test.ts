import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inSteps, tellCounts, type ToldCount } from './told-counts.ts';

const atLeast = (count: number): ToldCount => ({ kind: 'atLeast', count });
const hidden: ToldCount = { kind: 'hidden' };
const kinds = (counts: readonly number[]) => tellCounts(counts).parts.map(({ kind }) => kind);

/** All ways to divide votes among this many parts, each at most this large. */
function* divisions(parts: number, most: number): Generator<readonly number[]> {
  if (parts === 0) return yield [];
  for (const rest of divisions(parts - 1, most)) for (let n = 0; n <= most; n += 1) yield [...rest, n];
}

/**
 * What a reader thinks possible who knows the total and all told parts exactly, and the rule: for each division that looks
 * the same, the values of its hidden parts.
 */
function possible(parts: number, most: number) {
  const looks = new Map<string, { readonly sum: number; readonly values: readonly Set<number>[] }>();
  for (const counts of divisions(parts, most)) {
    const told = tellCounts(counts).parts;
    const isHidden = (place: number) => told[place]?.kind === 'hidden';
    const seen = counts.map((count, place) => (isHidden(place) ? '?' : count));
    const sum = counts.filter((_, place) => isHidden(place)).reduce((all, n) => all + n, 0);
    const look = `${seen.join()} ${sum}`;
    const found = looks.get(look) ?? { sum, values: counts.map(() => new Set<number>()) };
    for (const [place, count] of counts.entries()) if (isHidden(place)) found.values[place]?.add(count);
    looks.set(look, found);
  }
  return looks;
}

describe('counts that are told', () => {
  it('are multiples of 25 that were reached', () => {
    expect([0, 24, 25, 49, 1275, 1299].map(inSteps)).toEqual([0, 0, 25, 25, 1275, 1275]);
    expect(tellCounts([200, 175, 49])).toEqual({
      total: 400,
      parts: [atLeast(200), atLeast(175), atLeast(25)],
    });
    expect(tellCounts([])).toEqual({ total: 0, parts: [] });
  });

  it('hide the next part with the only small one, the last one with the first', () => {
    expect(tellCounts([200, 9, 60])).toEqual({ total: 250, parts: [atLeast(200), hidden, hidden] });
    expect(kinds([200, 60, 9])).toEqual(['hidden', 'atLeast', 'hidden']);
    expect(kinds([30, 3])).toEqual(['hidden', 'hidden']);
    expect(tellCounts([7])).toEqual({ total: 0, parts: [hidden] });
  });

  it('hide small ones behind each other only if they are 25 together', () => {
    expect(kinds([200, 13, 12, 60])).toEqual(['atLeast', 'hidden', 'hidden', 'atLeast']);
    expect(kinds([200, 12, 12, 60])).toEqual(['atLeast', 'hidden', 'hidden', 'hidden']);
    expect(kinds([200, 0, 0, 60])).toEqual(['atLeast', 'hidden', 'hidden', 'hidden']);
  });

  it('leave 25 values possible for each hidden part, to a reader who knows all others, the total and the rule', () => {
    const narrowed = (parts: number, most: number) =>
      [...possible(parts, most)].flatMap(([look, { sum, values }]) => {
        // A larger sum has divisions that were not tried, and fewer than 25 votes in all are told as none.
        const isTried = sum >= 25 && sum <= most;
        return isTried && values.some(({ size }) => size > 0 && size < 25) ? [look] : [];
      });
    expect([narrowed(2, 80), narrowed(3, 52)]).toEqual([[], []]);
  });

  it('never go down while people vote, and never exceed what was counted', () => {
    const some = fc.array(fc.oneof(fc.nat(30), fc.nat(400)), { minLength: 1, maxLength: 30 });
    const growth = fc.array(fc.nat(30), { minLength: 30, maxLength: 30 });
    fc.assert(
      fc.property(some, growth, (counts, more) => {
        const grown = counts.map((count, n) => count + (more[n] ?? 0));
        const [before, after] = [tellCounts(counts), tellCounts(grown)];
        expect(after.total).toBeGreaterThanOrEqual(before.total);
        for (const [place, told] of before.parts.entries()) {
          const later = after.parts[place];
          if (told.kind === 'atLeast') expect(told.count).toBeLessThanOrEqual(counts[place] ?? 0);
          if (told.kind === 'atLeast' && later?.kind === 'atLeast')
            expect(later.count).toBeGreaterThanOrEqual(told.count);
          if (told.kind === 'hidden' && counts.length > 1)
            expect(before.parts.filter(({ kind }) => kind === 'hidden').length).toBeGreaterThan(1);
        }
      }),
    );
  });
});
