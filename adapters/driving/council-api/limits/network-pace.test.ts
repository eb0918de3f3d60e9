import { describe, expect, it } from 'vitest';
import { networkPace } from './network-pace.ts';

/** A pace whose clock the test sets. */
function aPace() {
  let now = 0;
  const pace = networkPace(() => now);
  return {
    ...pace,
    setTime: (to: number) => {
      now = to;
    },
    waits: (times: number, work = 1, network = '192.0.2.7') =>
      Array.from({ length: times }, () => pace.enter(network, work)),
  };
}

describe('the work that a network asks for', () => {
  it('is done request by request, 4 ms apart, up to 200 ms of a core; then each waits for what those before it cost', () => {
    const pace = aPace();
    expect(pace.waits(4)).toEqual([0, 4, 8, 12]);
    pace.spent('192.0.2.7', 197);
    expect(pace.waits(3)).toEqual([16, 20, 30]);
  });

  it('takes a tenth of a core, however long it goes on', () => {
    const pace = aPace();
    pace.spent('192.0.2.7', 200);
    let [now, done] = [0, 0];
    for (; now < 100_000; done += 1) {
      now += pace.enter('192.0.2.7', 1) ?? 0;
      pace.setTime(now);
    }
    expect(done).toBeGreaterThan(9900);
    expect(done).toBeLessThan(10_100);
  });

  it('counts by what it costs: ten pages that must be made are as much as two hundred that are kept', () => {
    const pace = aPace();
    for (let n = 0; n < 10; n += 1) {
      pace.setTime(n * 4);
      expect(pace.enter('192.0.2.7', 1)).toBe(0);
      pace.spent('192.0.2.7', 19.5);
    }
    expect(pace.enter('192.0.2.7', 1)).toBe(50 - 36);
  });

  it('does not delay other networks, and is forgiven with time', () => {
    const pace = aPace();
    pace.waits(400);
    expect(pace.waits(1, 1, '192.0.2.8')).toEqual([0]);
    pace.setTime(60_000);
    expect(pace.waits(1)).toEqual([0]);
  });

  it('is refused if it would wait longer than ten seconds, and then costs nothing more', () => {
    const pace = aPace();
    pace.spent('192.0.2.7', 2000);
    const waits = pace.waits(3);
    expect(waits).toEqual([null, null, null]);
    pace.setTime(8001);
    expect(pace.waits(1)[0]).toBeLessThanOrEqual(10_000);
  });
});
