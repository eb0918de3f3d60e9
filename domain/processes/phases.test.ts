import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDay } from '../shared/calendar-day.ts';
import { currentPhase, nearestPhase, rangeState, ribbonOf } from './phases.ts';
import { isProcessSection } from './process.ts';

const day = (text: string) => text as CalendarDay;
const range = (name: string, start: string, end: string) => ({
  name,
  kind: null,
  note: null,
  start: day(start),
  end: day(end),
});
const phases = [
  range('Recogida', '2026-09-01', '2026-09-30'),
  range('Validación', '2026-10-01', '2026-11-06'),
  range('Votación', '2026-11-09', '2026-11-27'),
];
const extent = { start: day('2026-09-01'), end: day('2026-11-27') };

describe('a process', () => {
  it('is upcoming before its first day, active through its last, finished after it', () => {
    expect(ribbonOf(extent, day('2026-08-31'))).toBe('upcoming');
    expect([ribbonOf(extent, extent.start), ribbonOf(extent, extent.end)]).toEqual(['active', 'active']);
    expect(ribbonOf(extent, day('2026-11-28'))).toBe('finished');
  });

  it('only ever goes forward: upcoming, active, finished', () => {
    const rank = { upcoming: 0, active: 1, finished: 2 };
    fc.assert(
      fc.property(fc.integer({ min: -90, max: 180 }), (n) => {
        const today = addDays(extent.start, n);
        expect(rank[ribbonOf(extent, addDays(today, 1))]).toBeGreaterThanOrEqual(
          rank[ribbonOf(extent, today)],
        );
      }),
    );
  });

  it('is in the phase that holds today', () => {
    expect(currentPhase(phases, day('2026-11-18'))).toEqual({ index: 2, of: 3, range: phases[2] });
    expect(currentPhase(phases, day('2026-11-07'))).toBeNull();
  });

  it('is in the phase that began last where two hold today', () => {
    const inside = range('Mesas', '2026-11-10', '2026-11-12');
    expect(currentPhase([...phases, inside], day('2026-11-11'))?.range).toBe(inside);
    expect(currentPhase([inside, ...phases], day('2026-11-11'))?.range).toBe(inside);
  });

  it('is in the phase that the council wrote last where two began on the same day', () => {
    const beside = range('Mesas', '2026-11-09', '2026-11-12');
    expect(currentPhase([...phases, beside], day('2026-11-11'))?.range).toBe(beside);
    expect(currentPhase([beside, ...phases], day('2026-11-11'))?.range).toBe(phases[2]);
  });

  it('is in a phase from its first day through its last', () => {
    const [ideas, checks] = phases;
    expect(currentPhase(phases, day('2026-09-01'))?.range).toBe(ideas);
    expect(currentPhase(phases, day('2026-09-30'))?.range).toBe(ideas);
    expect(currentPhase(phases, day('2026-10-01'))?.range).toBe(checks);
    expect(phases.map((one) => [rangeState(one, one.start), rangeState(one, one.end)])).toEqual([
      ['current', 'current'],
      ['current', 'current'],
      ['current', 'current'],
    ]);
  });

  it('points to the same phase in whatever order the council wrote them', () => {
    for (const order of [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ]) {
      const written = order.flatMap((at) => phases[at] ?? []);
      expect(nearestPhase(written, day('2026-08-01'))).toBe(phases[0]);
      expect(nearestPhase(written, day('2026-11-07'))).toBe(phases[2]);
      expect(nearestPhase(written, day('2027-01-01'))).toBe(phases[2]);
    }
  });

  it('between phases points to the next, after the last to that one', () => {
    expect(nearestPhase(phases, day('2026-11-07'))).toBe(phases[2]);
    expect(nearestPhase(phases, day('2026-11-18'))).toBe(phases[2]);
    expect(nearestPhase(phases, day('2027-01-01'))).toBe(phases[2]);
    expect(nearestPhase([], day('2027-01-01'))).toBeNull();
    const inAnyOrder = [phases[2], phases[0], phases[1], phases[0]].filter((one) => one !== undefined);
    expect(nearestPhase(inAnyOrder, day('2026-08-01'))).toBe(phases[0]);
    expect(nearestPhase(inAnyOrder, day('2027-01-01'))).toBe(phases[2]);
  });

  it('distinguishes past, current and future phases', () => {
    expect(phases.map((one) => rangeState(one, day('2026-10-15')))).toEqual(['past', 'current', 'future']);
  });

  it('has the four sections of the specification', () => {
    expect([isProcessSection('participa'), isProcessSection('otra'), isProcessSection(undefined)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
