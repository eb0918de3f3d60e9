import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterQuietHours, areQuietHours } from './quiet-hours.ts';

const zone = 'Europe/Madrid';
const night = { from: 22 * 60, until: 8 * 60 };
const at = (text: string) => Date.parse(text);

describe('a message that is due in quiet hours', () => {
  it.each([
    ['2026-11-18T21:59:59+01:00', '2026-11-18T21:59:59+01:00'],
    ['2026-11-18T22:00:00+01:00', '2026-11-19T08:00:00+01:00'],
    ['2026-11-19T07:59:59+01:00', '2026-11-19T08:00:00+01:00'],
    ['2026-11-19T08:00:00+01:00', '2026-11-19T08:00:00+01:00'],
    // The clocks are changed in that night, and a month ends in the other one.
    ['2026-10-24T23:00:00+02:00', '2026-10-25T08:00:00+01:00'],
    ['2026-11-30T23:30:00+01:00', '2026-12-01T08:00:00+01:00'],
  ])('of a night, at %s, is sent at %s', (due, sent) => {
    expect(afterQuietHours(at(due), night, zone)).toBe(at(sent));
  });

  it('of an afternoon is sent at its end, and without quiet hours at once', () => {
    const nap = { from: 15 * 60, until: 17 * 60 };
    expect(afterQuietHours(at('2026-11-18T16:00:00+01:00'), nap, zone)).toBe(at('2026-11-18T17:00:00+01:00'));
    expect(afterQuietHours(at('2026-11-18T14:59:00+01:00'), nap, zone)).toBe(at('2026-11-18T14:59:00+01:00'));
    expect(afterQuietHours(at('2026-11-18T17:00:00+01:00'), nap, zone)).toBe(at('2026-11-18T17:00:00+01:00'));
    expect(afterQuietHours(5, null, zone)).toBe(5);
  });

  it('is never sent in them, nor a day late, nor before it is due', () => {
    const minute = fc.nat({ max: 1439 });
    fc.assert(
      fc.property(minute, minute, fc.nat({ max: 400 * 1440 }), (from, until, later) => {
        fc.pre(from !== until);
        const due = at('2026-01-01T00:00:00Z') + later * 60_000;
        const sent = afterQuietHours(due, { from, until }, zone);
        expect(sent).toBeGreaterThanOrEqual(due);
        expect(sent - due).toBeLessThanOrEqual(25 * 3_600_000);
        expect(afterQuietHours(sent, { from, until }, zone)).toBe(sent);
      }),
    );
  });
});

it('quiet hours have two ends within a day, and leave some of it', () => {
  expect(areQuietHours(night)).toBe(true);
  for (const wrong of [
    { from: -1, until: 5 },
    { from: 5, until: 1440 },
    { from: 5, until: 5 },
    { from: 1.5, until: 5 },
  ])
    expect(areQuietHours(wrong)).toBe(false);
});
