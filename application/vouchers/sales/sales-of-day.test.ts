import { describe, expect, it } from 'vitest';
import { addDays, dayAt } from '#domain/shared/calendar-day.ts';
import { aTown } from '#fixtures/builders/data/town.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { atBakery, realmOfTill, tillInMemory } from '#fixtures/builders/vouchers/till-in-memory.ts';
import { finishSale } from './finish-sale.ts';
import { salesOfDay } from './sales-of-day.ts';

const town = aTown();

describe('what a shop reads', () => {
  it('is its sales of a day, the latest first', async () => {
    const { ports, sent, time } = await tillInMemory();
    await finishSale(ports)(realmOfTill, atBakery, sent());
    time.now = noon + 1000;
    await finishSale(ports)(realmOfTill, atBakery, sent({ key: 'k2' }));
    const day = dayAt(noon, town.timeZone);
    const all = await salesOfDay(ports)(town, 'forn', day);
    expect(all.map(({ sale }) => sale.number)).toEqual(['B-0419-2', 'B-0419-1']);
    expect(await salesOfDay(ports)(town, 'forn', addDays(day, -1))).toEqual([]);
    expect(await salesOfDay(ports)(town, 'merc', day)).toEqual([]);
  });
});
