import { describe, expect, it } from 'vitest';
import type { GoodsCalendar } from '#application/ports/server/scarcity/goods-calendar.ts';
import type { GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import type { GoodsAct } from '#domain/scarcity/goods-act.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { realmId } from '#domain/shared/ids.ts';
import { goodsRequest } from '#fixtures/scarcity/goods-requests.ts';

const office = { realm: realmId('vilanova'), good: 'office' };
const day = (text: string) => text as CalendarDay;
const days = { pool: 'desks', firstDay: day('2026-11-27'), lastDay: day('2026-11-30') };

/** Scarce goods and what is taken of their calendars. */
export interface CalendarOfGoods {
  readonly goods: GoodsStore;
  readonly calendar: GoodsCalendar;
}

const held = (grant: string, place: string, cells: readonly number[], pool = 'desks'): GoodsAct => {
  const [unit = '', on = ''] = place.split(' ');
  const taken = cells.map((index) => ({ unit, day: on, index }));
  const takes = [{ pool, pieces: cells.length, cells: taken }];
  return { kind: 'hold', grant, holder: grant, takes, until: 10, uses: 2 };
};

/** The contract of what is taken of a calendar. `make` gives an empty store. */
export function goodsCalendarContract(name: string, make: () => Promise<CalendarOfGoods>): void {
  const opened = async () => {
    const { goods, calendar } = await make();
    const pool = { kind: 'setPool' as const, size: 100, perHolder: null, isClosed: false };
    const ask = async (at: number, ...acts: readonly GoodsAct[]) =>
      expect((await goods.ask(office, goodsRequest(acts, at)))._tag).toBe('Right');
    await ask(0, { ...pool, pool: 'desks' }, { ...pool, pool: 'courts' });
    const taken = async (units: readonly string[], at: number) =>
      (await calendar.taken(office, { ...days, units }, at)).map(
        ({ unit, day: on, cells }) => `${unit} ${on}: ${cells.join(' ')}`,
      );
    return { ask, taken, calendar };
  };

  describe(`${name} says what is taken of a calendar`, () => {
    it('by unit and day, in order, of the units and days that are asked for', async () => {
      const { ask, taken, calendar } = await opened();
      await ask(
        1,
        held('a', 'two 2026-11-27', [110, 9]),
        held('b', 'one 2026-11-30', [100, 101]),
        held('c', 'one 2026-11-27', [0]),
        held('d', 'two 2026-11-27', [111, 10, 8]),
        held('e', 'one 2026-11-26', [5]),
        held('f', 'one 2026-12-01', [5]),
        held('g', 'one2 2026-11-28', [5]),
        held('h', 'one 2026-11-28', [5], 'courts'),
      );
      const one = ['one 2026-11-27: 0', 'one 2026-11-30: 100 101'];
      expect(await taken(['two', 'one'], 1)).toEqual([...one, 'two 2026-11-27: 8 9 10 110 111']);
      expect(await taken(['one'], 1)).toEqual(one);
      expect(await taken([], 1)).toEqual([]);
      const elsewhere = { ...office, realm: realmId('benialt') };
      expect(await calendar.taken(elsewhere, { ...days, units: ['one'] }, 1)).toEqual([]);
    });

    it('without what has ended at that very millisecond or was given back', async () => {
      const { ask, taken } = await opened();
      await ask(1, held('a', 'one 2026-11-27', [1]), held('b', 'one 2026-11-27', [2]));
      await ask(
        2,
        held('c', 'one 2026-11-27', [3]),
        held('d', 'one 2026-11-27', [4]),
        { kind: 'confirm', grant: 'b', until: null },
        { kind: 'release', grant: 'c' },
        { kind: 'confirm', grant: 'd', until: 20 },
        { kind: 'use', grant: 'd', times: 1 },
      );
      expect(await taken(['one'], 9)).toEqual(['one 2026-11-27: 1 2 4']);
      expect(await taken(['one'], 10)).toEqual(['one 2026-11-27: 2 4']);
      // What was used in part stays taken, however it ends.
      expect(await taken(['one'], 20)).toEqual(['one 2026-11-27: 2 4']);
      await ask(21, { kind: 'giveBack', grant: 'b' });
      expect(await taken(['one'], 21)).toEqual(['one 2026-11-27: 4']);
    });
  });
}
