import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstSignatureHolds, isCalledOff, standingCallOff, withoutSignature } from './call-off.ts';

const signed = (...at: readonly number[]) => ({
  reason: 'Lluvia',
  signatures: at.map((one, n) => ({ by: `person ${n}`, at: one })),
});

describe('a first signature', () => {
  it('holds for a week, to the millisecond', () => {
    const first = signed(1000);
    expect(standingCallOff(first, 1000 + firstSignatureHolds - 1)).toBe(first);
    expect(standingCallOff(first, 1000 + firstSignatureHolds)).toBeNull();
  });

  it('is nothing once it was taken back, and says no reason', () => {
    const back = withoutSignature(signed(1000));
    expect(standingCallOff(back, 1000)).toBeNull();
    expect(back.reason).toBe('');
    expect(standingCallOff(null, 1000)).toBeNull();
  });

  it('is never void once a second one was given', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(1e12), (first, second, later) => {
        const both = signed(first, second);
        expect(standingCallOff(both, later)).toBe(both);
        expect(isCalledOff(both)).toBe(true);
      }),
    );
  });
});
