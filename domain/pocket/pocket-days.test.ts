import { describe, expect, it } from 'vitest';
import { aPocketEntry } from '#fixtures/builders/pocket.ts';
import { minutesToGo, pocketDays, timeOfToday } from './pocket-days.ts';

const zone = 'Europe/Madrid';
const now = Date.parse('2026-11-18T11:26:00+01:00');
const at = (clock: string, day = '2026-11-18') => Date.parse(`${day}T${clock}:00+01:00`);
const entry = (id: string, start: number, end = start + 3_600_000) => aPocketEntry({ id, at: start, end });
const idsOf = (...entries: Parameters<typeof pocketDays>[0]) => {
  const { today, later } = pocketDays(entries, now, zone);
  return [today.map(({ id }) => id), later.map(({ id }) => id)];
};

describe('what somebody has to go to', () => {
  it('is of today by the clock of the town, or comes later, in the order in which it begins', () => {
    expect(
      idsOf(
        entry('night', at('23:30')),
        entry('tomorrow', at('00:10', '2026-11-19')),
        entry('noon', at('12:20')),
      ),
    ).toEqual([['noon', 'night'], ['tomorrow']]);
  });

  it('is shown for two hours after its end, and what began before midnight is still of today', () => {
    const fair = entry('fair', at('22:00', '2026-11-17'), at('14:00'));
    expect(
      idsOf(fair, entry('late', at('09:00'), at('09:27')), entry('over', at('09:00'), at('09:26'))),
    ).toEqual([['fair', 'late'], []]);
  });

  it('is of today just as long as its time says', () => {
    const one = entry('fair', at('20:00', '2026-11-17'), at('13:00'));
    const { from, until } = timeOfToday(one, zone);
    const isToday = (moment: number) => pocketDays([one], moment, zone).today.length === 1;
    expect(from).toBe(at('00:00', '2026-11-17'));
    expect([from - 1, from, until - 1, until].map(isToday)).toEqual([false, true, true, false]);
  });

  it('has its minutes counted up in the last three hours before it', () => {
    expect(minutesToGo(at('12:20'), now)).toBe(54);
    expect(minutesToGo(at('12:20') - 30_000, now)).toBe(54);
    expect(minutesToGo(at('14:26'), now)).toBe(180);
    for (const far of [at('14:26') + 1, at('11:26'), at('11:00')]) expect(minutesToGo(far, now)).toBeNull();
  });
});
