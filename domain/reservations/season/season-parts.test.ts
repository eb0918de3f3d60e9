import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '../../shared/calendar-day.ts';
import { mostUsesOfPart, partsOfSeason } from './season-parts.ts';
import type { SeasonTurn } from './season-plan.ts';

const turn = (wish: string, count: number, places: readonly string[] = ['pista1']): SeasonTurn => ({
  round: 1,
  club: 'volei',
  wish,
  weeks: [],
  uses: Array.from({ length: count }, () => ({
    day: '2026-11-20' as CalendarDay,
    from: 1140,
    minutes: 60,
    places,
    isReplacement: false,
  })),
  refused: [],
  refusals: [],
});

const cut = (...turns: readonly SeasonTurn[]) =>
  partsOfSeason({ plan: { turns } }).map(({ id, turns: own }) => [id, own.map(({ wish }) => wish)]);

describe('the parts of a season', () => {
  it('have as many turns as have room together, in the order of the clubs', () => {
    expect(cut()).toEqual([]);
    expect(cut(turn('a', mostUsesOfPart - 1), turn('b', 1), turn('c', 1))).toEqual([
      ['a', ['a', 'b']],
      ['c', ['c']],
    ]);
  });

  it('are one turn if it has more uses alone, each place of a use counted', () => {
    expect(cut(turn('a', 1), turn('b', mostUsesOfPart / 2 + 1, ['pista1', 'pista2']), turn('c', 1))).toEqual([
      ['a', ['a']],
      ['b', ['b']],
      ['c', ['c']],
    ]);
  });
});
