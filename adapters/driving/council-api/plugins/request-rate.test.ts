import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requestRates } from './request-rate.ts';

const asked = (times: number, wait: (network: string, now: number) => number, now = 0) =>
  Array.from({ length: times }, () => wait('192.0.2.7', now));

describe('the requests of a network', () => {
  it('are accepted up to the limit of a minute; then the network waits until that minute is over', () => {
    const wait = requestRates(3);
    expect(asked(3, wait)).toEqual([0, 0, 0]);
    expect(asked(2, wait)).toEqual([60, 60]);
    expect(asked(1, wait, 59_001)).toEqual([1]);
    expect(asked(4, wait, 60_000)).toEqual([0, 0, 0, 60]);
  });

  it('are counted separately from those of other networks', () => {
    const wait = requestRates(1);
    expect([wait('192.0.2.7', 0), wait('192.0.2.8', 0), wait('192.0.2.7', 0)]).toEqual([0, 0, 60]);
  });

  it('stay counted while thousands of others come, as long as the network goes on asking', () => {
    const wait = requestRates(1);
    asked(1, wait);
    const waits = Array.from({ length: 20_000 }, (_, n) => {
      wait(`network ${n}`, 0);
      return n % 1000 === 0 ? asked(1, wait)[0] : 60;
    });
    expect(new Set(waits)).toEqual(new Set([60]));
  });

  it('are forgotten when ten thousand others have asked since: senders from many networks cannot fill the memory', () => {
    const wait = requestRates(1);
    asked(1, wait);
    for (let n = 0; n < 10_000; n += 1) wait(`network ${n}`, 0);
    expect(asked(2, wait)).toEqual([0, 60]);
  });

  it('are never more than allowed in a minute from its first one, whenever they come', () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 40_000 }), { maxLength: 60 });
    fc.assert(
      fc.property(gaps, fc.integer({ min: 1, max: 5 }), (between, most) => {
        const wait = requestRates(most);
        let [now, since, passed] = [0, -60_000, 0];
        for (const gap of between) {
          now += gap;
          if (now - since >= 60_000) [since, passed] = [now, 0];
          const seconds = wait('192.0.2.7', now);
          if (seconds === 0) passed += 1;
          else expect(now + seconds * 1000).toBeGreaterThanOrEqual(since + 60_000);
          expect(passed).toBeLessThanOrEqual(most);
        }
      }),
    );
  });
});
