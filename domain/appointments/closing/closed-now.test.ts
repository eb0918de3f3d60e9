import { describe, expect, it } from 'vitest';
import { plaza } from '#fixtures/builders/appointments/appointment-setup.ts';
import { aClosure } from '#fixtures/builders/appointments/closure.ts';
import { today } from '#fixtures/builders/day-of-the-tests.ts';
import { addDays, instantAt } from '../../shared/calendar-day.ts';
import { closedNow } from './closed-now.ts';
import type { OfficeClosure } from './office-closure.ts';

const services = ['padron', 'obras'];
const at = (hour: number, minute = 0) => instantAt(today, hour * 3600 + minute * 60, 'Europe/Madrid');
const closedAt = (now: number, ...closures: readonly OfficeClosure[]) =>
  closedNow({ office: plaza, services }, closures, now, 'Europe/Madrid');
const closing = (more: Partial<OfficeClosure> = {}): OfficeClosure =>
  aClosure({ firstDay: today, lastDay: today, desks: null, hours: null, reason: 'Fiesta', ...more });

describe('what is closed for who comes without an appointment', () => {
  it('is all that an office does, on a day that is closed', () => {
    expect(closedAt(at(10), closing())).toEqual({ reason: 'Fiesta', services });
    expect(closedAt(at(10))).toBeNull();
    expect(closedAt(at(10), closing({ firstDay: addDays(today, 1), lastDay: addDays(today, 1) }))).toBeNull();
    expect(closedAt(at(10), closing({ office: 'raval' }))).toBeNull();
  });

  it('is only what no desk that is open can do', () => {
    expect(closedAt(at(10), closing({ desks: ['1'] }))).toEqual({ reason: 'Fiesta', services: ['obras'] });
    expect(closedAt(at(10), closing({ desks: ['2'] }))).toBeNull();
    const both = [closing({ desks: ['2'], reason: 'Gripe' }), closing({ desks: ['1'] })];
    expect(closedAt(at(10), ...both)).toEqual({ reason: 'Gripe', services });
  });

  it('is so within its hours, to the minute', () => {
    const morning = closing({ hours: { from: 9 * 60, to: 11 * 60 } });
    expect(closedAt(at(8, 59), morning)).toBeNull();
    expect(closedAt(at(9), morning)).not.toBeNull();
    expect(closedAt(at(10, 59), morning)).not.toBeNull();
    expect(closedAt(at(11), morning)).toBeNull();
  });
});
