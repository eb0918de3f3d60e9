import fc from 'fast-check';
import { expect, it } from 'vitest';
import { afterUnreached, mostUnreached, type Unreached, unreachedFor } from './unreached.ts';

it('a phone is given up after its third message without one success within fourteen days', () => {
  const first = afterUnreached(undefined, 0);
  expect(first).toEqual({ since: 0, messages: 1 });
  const second = afterUnreached(first ?? undefined, unreachedFor);
  expect(second).toEqual({ since: 0, messages: 2 });
  expect(afterUnreached(second ?? undefined, unreachedFor - 1)).toEqual({ since: 0, messages: 3 });
  expect(afterUnreached(second ?? undefined, unreachedFor)).toBeNull();
});

it('is given up by the first message that makes both bounds, however they come', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: unreachedFor }), { maxLength: 12 }), (pauses) => {
      let [now, known, count]: [number, Unreached | undefined, number] = [0, undefined, 0];
      for (const pause of pauses) {
        now += pause;
        count += 1;
        const next = afterUnreached(known, now);
        const first = known?.since ?? now;
        expect(next === null).toBe(count >= mostUnreached && now - first >= unreachedFor);
        if (next === null) return;
        known = next;
      }
    }),
  );
});
