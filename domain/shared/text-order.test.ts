import { describe, expect, it } from 'vitest';
import { inTextOrder } from './text-order.ts';

describe('the order of texts', () => {
  it('is that of moments that are written as text', () => {
    const moments = ['2026-12-01T09:00', '2026-11-30T18:00', '2026-11-30T09:30'];
    expect(moments.toSorted(inTextOrder)).toEqual(moments.toReversed());
    expect(inTextOrder('2026-12-01', '2026-12-01')).toBe(0);
  });
});
