import { describe, expect, it } from 'vitest';
import { reversalFault, reversalLasts } from './reversal.ts';

const sale = { at: 1000, status: 'finished', settlement: null } as const;
const shop = { kind: 'shop' } as const;

describe('taking a sale back', () => {
  it('is the shop’s for fifteen minutes, to the millisecond', () => {
    expect(reversalFault(sale, shop, 1000 + reversalLasts - 1)).toBeNull();
    expect(reversalFault(sale, shop, 1000 + reversalLasts)).toEqual({ kind: 'tooLate' });
  });

  it('is possible for staff at any time before it is settled, with a reason', () => {
    const late = 1000 + 100 * reversalLasts;
    expect(reversalFault(sale, { kind: 'staff', reason: 'error' }, late)).toBeNull();
    expect(reversalFault(sale, { kind: 'staff', reason: ' ' }, late)).toEqual({ kind: 'noReason' });
    expect(reversalFault({ ...sale, settlement: 's1' }, { kind: 'staff', reason: 'x' }, 1001)).toEqual({
      kind: 'settled',
    });
  });

  it('happens once', () =>
    expect(reversalFault({ ...sale, status: 'reversed' }, shop, 1001)).toEqual({ kind: 'reversedBefore' }));
});
