import { describe, expect, it } from 'vitest';
import { sampleSeason, seasonWish } from '#fixtures/arbitraries/season.ts';
import { seasonGrid } from './season-grid.ts';
import { seasonRefusalsOf } from './season-refusals.ts';

const evening = { day: 0, from: 1080, minutes: 60 };

describe('the cells of a season', () => {
  it('are of all units of a place, and what is taken is taken of each', () => {
    const grid = seasonGrid(sampleSeason);
    expect(grid.obstacle('hall', evening)).toBeNull();
    grid.take(['court2'], evening, 0);
    expect(grid.obstacle('hall', evening)).toEqual({ kind: 'turn', at: 0 });
    expect(grid.obstacle('court1', evening)).toBeNull();
    expect(grid.obstacle('hall', { ...evening, from: 1140 })).toBeNull();
  });

  it('are not there of unknown places, and before and after the season', () => {
    const grid = seasonGrid(sampleSeason);
    const outside = { kind: 'outside' };
    expect(grid.obstacle('pool', evening)).toEqual(outside);
    expect([-7, 28].map((day) => grid.obstacle('hall', { ...evening, day }))).toEqual([outside, outside]);
  });

  it('that name a turn which there was not are a defect', () => {
    const grid = { obstacle: () => ({ kind: 'turn', at: 0 }) as const, take: () => {} };
    const club = { id: 'club', title: '', tier: 1, licences: 0 };
    const before = { season: sampleSeason, grid, order: [] };
    const turn = { round: 1, club, wish: seasonWish };
    expect(() => seasonRefusalsOf(before, turn, [{ week: 0, days: [0] }])).toThrow('not in its lists');
  });
});
