import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someOpening } from '#fixtures/arbitraries/free-times.ts';
import type { CalendarDay } from '../shared/calendar-day.ts';
import { openingFaults } from './opening-faults.ts';
import type { OpeningException, OpeningRule } from './opening.ts';

const day = (text: string) => text as CalendarDay;
const rule = (more: Partial<OpeningRule>): OpeningRule => ({
  weekdays: [1],
  weeks: { kind: 'each' },
  firstDay: null,
  lastDay: null,
  hours: [{ from: 540, to: 840 }],
  ...more,
});
const faultsOf = (rules: readonly OpeningRule[], exceptions: readonly OpeningException[] = []) =>
  openingFaults({ rules, exceptions, onHolidays: false });

describe('an opening', () => {
  it('has no fault if it can be used', () => {
    fc.assert(
      fc.property(someOpening, (opening) => {
        expect(openingFaults(opening)).toEqual([]);
      }),
    );
  });

  it.each([
    ['hours', { hours: [{ from: 840, to: 840 }] }],
    ['hours', { hours: [{ from: -5, to: 840 }] }],
    ['hours', { hours: [{ from: 840, to: 1445 }] }],
    ['hours', { hours: [{ from: Number.NaN, to: 840 }] }],
    ['hours', { hours: [] }],
    ['cells', { hours: [{ from: 541, to: 840 }] }],
    ['cells', { hours: [{ from: 540, to: 842.5 }] }],
    ['days', { firstDay: day('2026-12-02'), lastDay: day('2026-12-01') }],
    ['weekdays', { weekdays: [] }],
    ['weekdays', { weekdays: [1, 1] }],
    ['weeks', { weeks: { kind: 'every', weeks: 0, from: day('2026-12-02') } }],
    ['weeks', { weeks: { kind: 'every', weeks: 1.5, from: day('2026-12-02') } }],
    ['weeks', { weeks: { kind: 'nth', places: [] } }],
    ['weeks', { weeks: { kind: 'nth', places: [6] } }],
    ['weeks', { weeks: { kind: 'nth', places: [0] } }],
    ['weeks', { weeks: { kind: 'nth', places: [1.5] } }],
  ] as const)('says that the %s of a rule are wrong: %j', (kind, more) => {
    expect(faultsOf([rule({}), rule(more as Partial<OpeningRule>)])).toEqual([
      { part: 'rules', place: 1, kind },
    ]);
  });

  it('says what is wrong with an exception; one without hours is a closure', () => {
    const closed = { firstDay: day('2026-12-02'), lastDay: day('2026-12-02'), hours: [] };
    const late = { ...closed, lastDay: day('2026-12-01') };
    const odd = { ...closed, hours: [{ from: 3, to: 5 }] };
    expect(faultsOf([], [closed, late, odd])).toEqual([
      { part: 'exceptions', place: 1, kind: 'days' },
      { part: 'exceptions', place: 2, kind: 'cells' },
    ]);
  });
});
