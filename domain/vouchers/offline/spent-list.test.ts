import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packNumbers, packedBelow, unpackNumbers } from './packed-numbers.ts';
import { packSpent, readSpent } from './spent-list.ts';

const anyNumber = fc.nat(packedBelow - 1);

describe('packed numbers', () => {
  it('are the same numbers in order, each once', () => {
    const edges = fc.constantFrom(0, 1, packedBelow - 1);
    fc.assert(
      fc.property(fc.array(fc.oneof(anyNumber, edges), { maxLength: 300 }), (numbers) => {
        const read = unpackNumbers(packNumbers(numbers));
        expect([...(read ?? [])]).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
      }),
    );
  });

  it('are none if they are damaged', () => {
    const packed = packNumbers([1, 5, 900_000_000]);
    for (const count of [-1, 1.5, 1_000_000, Number.NaN])
      expect(unpackNumbers({ ...packed, count })).toBeNull();
    expect(unpackNumbers({ ...packed, bytes: packed.bytes.subarray(0, 3) })).toBeNull();
    expect(unpackNumbers({ count: 2, bits: 3, bytes: Uint8Array.of(0xff) })).toBeNull();
    expect(unpackNumbers({ count: 1, bits: 3, bytes: Uint8Array.of(0xff) })).toBeNull();
    expect(unpackNumbers(packNumbers([]))).toEqual(new Uint32Array());
  });
});

describe('spent vouchers', () => {
  it('say how many uses are left, and nothing of those that are not spent', () => {
    const packed = packSpent([
      { id: '7K2QRA5D3HT8', left: 1 },
      { id: '8K2QRA5D3HT8', left: 0 },
    ]);
    const left = readSpent(packed);
    expect(left?.({ id: '7K2QRA5D3HT8', uses: 2 })).toBe(1);
    expect(left?.({ id: '8K2QRA5D3HT8', uses: 2 })).toBe(0);
    expect(left?.({ id: '9K2QRA5D3HT8', uses: 2 })).toBe(2);
    expect(left?.({ id: '7K2QRA5D3HT8', uses: 1 })).toBe(1);
    expect(readSpent([{ left: 0, count: 9, bits: 20, bytes: new Uint8Array(2) }])).toBeNull();
  });

  it('count the fewest uses if two begin alike', () => {
    const packed = packSpent([
      { id: '7K2QRA000000', left: 2 },
      { id: '7K2QRA111111', left: 0 },
    ]);
    expect(readSpent(packed.toReversed())?.({ id: '7K2QRA000000', uses: 3 })).toBe(0);
  });

  it('are at most 100 kB in Base64 for València’s 28,700 vouchers', () => {
    // The finaliser of MurmurHash3: numbers spread as those of drawn letters are.
    const spread = (n: number) => {
      const once = Math.imul(n ^ (n >>> 16), 0x85_eb_ca_6b);
      const twice = Math.imul(once ^ (once >>> 13), 0xc2_b2_ae_35);
      return (twice ^ (twice >>> 16)) >>> 2;
    };
    const numbers = Array.from({ length: 28_700 }, (_, n) => spread(n + 1));
    const { bytes } = packNumbers(numbers);
    expect(Math.ceil(bytes.length / 3) * 4).toBeLessThanOrEqual(100_000);
    expect(Math.ceil(bytes.length / 3) * 4).toBeGreaterThan(70_000);
  });
});
