import { describe, expect, it } from 'vitest';
import { type ArrivedPage, councilClock } from './council-clock.ts';

const server = Date.UTC(2026, 10, 18, 11);
const [hour, day] = [3_600_000, 86_400_000];
const page = (more: Partial<ArrivedPage> = {}): ArrivedPage => ({
  type: 'navigate',
  responseStart: 200,
  serverTiming: [{ name: 'clock', description: String(server), duration: 0, toJSON: () => ({}) }],
  ...more,
});

/** A device whose clock is wrong by so many milliseconds; a page that the server sent 200 ms after it was asked. */
function aDevice(wrong: number, arrived: ArrivedPage | null = page()) {
  let passed = 0;
  const began = server - 200 + wrong;
  const clock = councilClock({ now: () => began + passed, began, page: arrived });
  return {
    ...clock,
    at: (milliseconds: number) => {
      passed = milliseconds;
      return clock.now() - server;
    },
  };
}

describe('the clock of a page', () => {
  it.each([-day, -hour, -6000, 0, 6000, hour, day])(
    'is the server’s on a device that is %i ms off',
    (wrong) => {
      const { at } = aDevice(wrong);
      expect([at(200), at(5200)]).toEqual([0, 5000]);
    },
  );

  it('is the device’s own if the two differ by no more than an answer’s way', () => {
    expect(aDevice(4000).at(200)).toBe(4000);
  });

  it('follows the answers that come later: a device that is set in between, a stored page', () => {
    const { at, heard } = aDevice(hour, null);
    expect(at(200)).toBe(hour);
    at(1700);
    heard(new Date(server + 1000).toUTCString());
    expect(at(1700)).toBe(1500);
    heard(null);
    heard('soon');
    expect(at(2700)).toBe(2500);
    at(1700 - hour);
    heard(new Date(server + 1000).toUTCString());
    expect(at(1700 - hour)).toBe(1500);
  });

  it.each([
    ['a page of the browser’s history', { type: 'back_forward' as const }],
    ['a page of its cache', { deliveryType: 'cache' }],
    ['a page without the time', { serverTiming: [] }],
  ])('does not believe %s', (_, more) => {
    expect(aDevice(hour, page(more)).at(200)).toBe(hour);
  });
});
