import { describe, expect, it } from 'vitest';
import { aClosure } from '#fixtures/builders/appointments/closure.ts';
import { tomorrowAt } from '#fixtures/builders/appointments/booking-town.ts';
import { noon, today } from '#fixtures/builders/day-of-the-tests.ts';
import { addDays } from '../../shared/calendar-day.ts';
import type { OfficeVisit } from '../visit.ts';
import { closedVisitOf, displacedVisit, displacingActs } from './displace-visit.ts';

const seatAt = (hour: number, grant: string) => ({
  grant,
  unit: 'plaza.1',
  day: addDays(today, 1),
  cells: [1, 2],
  end: tomorrowAt(hour, 10),
});
const visit: OfficeVisit = {
  id: 'v',
  office: 'plaza',
  services: ['padron'],
  people: 1,
  at: tomorrowAt(9),
  seat: seatAt(9, 'v/1/plaza.1'),
  state: 'confirmed',
  code: 'C-118',
  holder: 'h',
  person: { name: 'Empar Ferrandis', email: '', language: 'va' },
  moved: 0,
  desk: null,
  deeds: [],
};
const to = { at: tomorrowAt(12), seat: seatAt(12, 'v/2/plaza.1'), code: 'C-200', families: ['padron'] };

describe('an appointment whose time a closure takes', () => {
  it('gives it back and has the other one, if there is one', () => {
    const kinds = (...of: Parameters<typeof displacingActs>) => displacingActs(...of).map(({ kind }) => kind);
    expect(kinds(visit, to)).toEqual(['giveBack', 'hold', 'confirm']);
    expect(kinds(visit, null)).toEqual(['giveBack']);
    expect(kinds({ ...visit, seat: null }, to)).toEqual(['hold', 'confirm']);
  });

  it('says when it was, also once it is at another time', () => {
    const deed = { at: noon, by: 'rosa' };
    expect(displacedVisit(visit, aClosure(), to, deed)).toMatchObject({
      state: 'confirmed',
      at: tomorrowAt(12),
      code: 'C-200',
      moved: 1,
      closed: { from: tomorrowAt(9), isOpen: false },
    });
    expect(displacedVisit(visit, aClosure(), null, deed)).toMatchObject({
      state: 'cancelled',
      at: tomorrowAt(9),
      closed: { isOpen: true },
    });
  });

  it('is noted with the name of who has to be told, which is empty if it has none any more', () => {
    expect(closedVisitOf(visit, aClosure(), to, null)).toMatchObject({
      name: 'Empar Ferrandis',
      to: tomorrowAt(12),
      told: 'phone',
    });
    const called = { name: 'Empar', email: '', phone: '600 123 456', language: 'va' as const };
    expect(closedVisitOf({ ...visit, person: called }, aClosure(), to, null).phone).toBe('600 123 456');
    expect(closedVisitOf({ ...visit, person: null }, aClosure(), null, 'n')).toMatchObject({
      name: '',
      to: null,
      told: 'waits',
    });
  });
});
