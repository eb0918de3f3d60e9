import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '../shared/calendar-day.ts';
import { left } from '../shared/result.ts';
import { giveHourBack, holderIn, roomHourRecord, stateOfHour, takeHour } from './room-hours.ts';

const [rosa, pau] = [
  { id: 'rosa', name: 'Rosa' },
  { id: 'pau', name: 'Pau' },
] as const;
const start = Date.parse('2026-11-18T11:00:00Z');
const hour = { room: 'vidre', day: '2026-11-18' as CalendarDay, hour: 12, start, holder: null };

describe('an hour of a room', () => {
  it('is free until it ends, if nobody has it', () => {
    expect(stateOfHour(hour, 'rosa', start - 1)).toBe('free');
    expect(stateOfHour(hour, 'rosa', start + 3_599_999)).toBe('free');
    expect(stateOfHour(hour, 'rosa', start + 3_600_000)).toBe('over');
    expect(stateOfHour({ ...hour, holder: rosa }, 'rosa', start)).toBe('mine');
    expect(stateOfHour({ ...hour, holder: rosa }, 'pau', start)).toBe('taken');
  });

  it('is had by one person, and taking it again changes nothing', () => {
    const had = { ...hour, holder: rosa };
    expect(takeHour(hour, rosa, start)).toMatchObject({ right: had });
    expect(takeHour(had, rosa, start)).toMatchObject({ right: had });
    expect(takeHour(had, pau, start)).toEqual(left({ kind: 'taken' }));
  });

  it('is not had once it is over, nor months before', () => {
    expect(takeHour(hour, rosa, start + 3_600_000)).toEqual(left({ kind: 'over' }));
    expect(takeHour(hour, rosa, start - 61 * 86_400_000)).toEqual(left({ kind: 'tooFar' }));
  });

  it('is given back by its holder only', () => {
    expect(giveHourBack({ ...hour, holder: rosa }, rosa)).toMatchObject({ right: { holder: null } });
    expect(giveHourBack({ ...hour, holder: rosa }, pau)).toEqual(left({ kind: 'notYours' }));
    expect(giveHourBack(hour, pau)).toEqual(left({ kind: 'notYours' }));
  });

  it('is stored in the list of its room', () => {
    const record = roomHourRecord({ ...hour, holder: rosa }, 3);
    expect(record).toMatchObject({ kind: 'roomHour', id: 'vidre/2026-11-18/12', owner: 'vidre', version: 3 });
    expect(holderIn(record)).toEqual(rosa);
    expect(holderIn(roomHourRecord(hour, 1))).toBeNull();
  });
});
