import { describe, expect, it } from 'vitest';
import { copyHealth, kioskHealth } from './day-health.ts';

const now = Date.parse('2026-11-18T12:00:30Z');
const ago = (minutes: number) => now - minutes * 60_000;

describe('a kiosk', () => {
  it('waits until its code is typed, is on while its page asks, and is silent three minutes later', () => {
    const seen = (minutes: number | null) =>
      kioskHealth({ isStarted: true, seen: minutes === null ? null : ago(minutes) }, now);
    expect(kioskHealth({ isStarted: false, seen: null }, now)).toBe('waiting');
    expect([seen(0), seen(2), seen(3), seen(null)]).toEqual(['on', 'on', 'silent', 'silent']);
  });
});

describe('the copies of a council', () => {
  it('are of today, old, or none', () => {
    expect([ago(60), ago(26 * 60 - 1), ago(26 * 60), null].map((last) => copyHealth(last, now))).toEqual([
      'fresh',
      'fresh',
      'old',
      'none',
    ]);
  });
});
