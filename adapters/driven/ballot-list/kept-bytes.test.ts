import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptBytes } from './kept-bytes.ts';

describe('bytes that come in pieces', () => {
  it('are joined in their order', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 9 })), (pieces) => {
        const kept = keptBytes();
        for (const piece of pieces) kept.add(piece);
        const whole = pieces.flatMap((piece) => [...piece]);
        expect(kept.length()).toBe(whole.length);
        expect([...kept.take()]).toEqual(whole);
      }),
    );
  });

  it('stay as they came when their buffer is used again', () => {
    const kept = keptBytes();
    const buffer = Uint8Array.of(1, 2);
    kept.add(buffer);
    buffer.fill(9);
    expect([...kept.take()]).toEqual([1, 2]);
  });

  it('are forgotten once they are taken', () => {
    const kept = keptBytes();
    kept.add(Uint8Array.of(1));
    kept.take();
    expect(kept.length()).toBe(0);
    expect([...kept.take()]).toEqual([]);
  });

  it('beyond the limit are dropped', () => {
    const kept = keptBytes(3);
    kept.add(Uint8Array.of(1, 2));
    kept.add(Uint8Array.of(3, 4));
    kept.add(Uint8Array.of(5));
    expect([...kept.take()]).toEqual([1, 2, 3]);
  });
});
