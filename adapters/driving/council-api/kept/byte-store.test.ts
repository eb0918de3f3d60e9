import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byteStore } from './byte-store.ts';

describe('what is kept within a number of bytes', () => {
  it('is never more than these, whatever is put, used and dropped; what was used last stays', () => {
    const key = fc.integer({ min: 0, max: 30 }).map(String);
    const step = fc.record({
      key,
      bytes: fc.integer({ min: 1, max: 300 }),
      does: fc.constantFrom('put', 'get', 'drop'),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const store = byteStore<number>(1000);
        for (const { key: name, bytes, does } of steps) {
          if (does === 'put') {
            store.put(name, bytes, bytes);
            expect(store.get(name)).toBe(bytes <= 125 ? bytes : undefined);
          } else if (does === 'get') store.get(name);
          else store.drop(name);
          expect(store.bytes()).toBeLessThanOrEqual(1000);
        }
        for (let n = 0; n <= 30; n += 1) store.drop(String(n));
        expect(store.bytes()).toBe(0);
      }),
    );
  });

  it('drops what was used longest ago', () => {
    const store = byteStore<string>(800);
    for (let n = 0; n < 8; n += 1) store.put(`k${n}`, 'v', 100);
    store.get('k0');
    store.put('k8', 'v', 100);
    expect([store.get('k0'), store.get('k1'), store.get('k2')]).toEqual(['v', undefined, 'v']);
  });
});
