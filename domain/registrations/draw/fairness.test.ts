import { describe, expect, it } from 'vitest';
import { distanceOf, manyDraws, seedOf, tooFar } from '#fixtures/builders/registrations/draw-fairness.ts';
import { aDrawList } from '#fixtures/builders/registrations/draw-list.ts';
import { runDraw } from './run-draw.ts';

describe('20,000 draws of 200 applications', () => {
  const draws = 20_000;
  const { units, early, positions } = manyDraws(aDrawList({ count: 200 }), draws);
  const families = units.flatMap(({ members }, at) => (members.length > 1 ? [at] : []));
  const alone = units.flatMap(({ members }, at) => (members.length === 1 ? [at] : []));

  it('put each of them into the first tenth equally often (χ², p > 0.001)', () => {
    expect(distanceOf(early)).toBeLessThan(tooFar);
  });

  it('favour neither families nor those who apply alone', () => {
    const meanOf = (which: readonly number[]) =>
      which.reduce((sum, unit) => sum + (positions[unit] as number), 0) / which.length;
    const middle = (units.length - 1) / 2;
    const spread = Math.sqrt((units.length ** 2 - 1) / 12 / draws);
    for (const which of [families, alone])
      expect(Math.abs(meanOf(which) - middle)).toBeLessThan((4 * spread) / Math.sqrt(which.length));
  });

  it('are not drawn by remainders, which the same measure betrays', () => {
    // A number of one byte modulo 200 favours the first 56.
    const counts = Array.from({ length: 200 }, (_, at) => ((at < 56 ? 2 : 1) * draws * 10) / 256);
    expect(distanceOf({ counts, share: 0 })).toBeGreaterThan(tooFar);
  });
});

describe('the places of many draws', () => {
  it('go to each pair of a family equally often, and only to both of it', () => {
    const groups = [{ id: 'g1', places: [{ segment: 'all', count: 20 }], flow: [] }];
    const applications = Array.from({ length: 40 }, (_, at) => ({
      id: `a${String(at).padStart(2, '0')}`,
      family: `family-${at % 20}`,
      segments: ['all'],
      points: 0,
      wishes: ['g1'],
    }));
    const list = { version: 1, activity: 'x', families: 'together', groups, applications } as const;
    const placed = Array.from({ length: 20 }, () => 0);
    for (let draw = 0; draw < 1000; draw += 1)
      for (const [at, one] of runDraw(list, { seed: seedOf(draw), value: 'x' }).applications.entries())
        if (one.placed !== null && at < 20) placed[at] = (placed[at] as number) + 1;
    expect(placed.reduce((sum, count) => sum + count, 0)).toBe(10_000);
    expect(distanceOf({ counts: placed, share: 1 / 2 })).toBeLessThan(tooFar);
  });
});
