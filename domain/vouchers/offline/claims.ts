import type { Instant } from '../../shared/calendar-day.ts';

/** The uses of one voucher that one sale without a line took, and those of them that it gets. */
export interface UseClaim {
  readonly sale: string;
  readonly shop: string;
  readonly device: string;
  /** When the allowance of its device was reserved. */
  readonly reserved: Instant;
  readonly uses: number;
  readonly taken: number;
  /** Whether it stays as it is: it came late, it is settled, or nothing that was reserved earlier can come any more. */
  readonly isFixed: boolean;
}

/** The earliest reserved first, ties by the id of the sale. */
export const inTurn = (a: UseClaim, b: UseClaim): number =>
  a.reserved - b.reserved || (a.sale < b.sale ? -1 : Number(a.sale !== b.sale));

/**
 * Settles who gets the uses of one voucher: the earliest reserved sale first, whatever the order in which they came. `left` is
 * how many uses nobody has taken. Fixed claims keep what they have; the others share what they had together and what is left.
 */
export function settleClaims(claims: readonly UseClaim[], left: number): readonly UseClaim[] {
  let free = claims.reduce((sum, { taken, isFixed }) => sum + (isFixed ? 0 : taken), left);
  return claims.toSorted(inTurn).map((claim) => {
    if (claim.isFixed) return claim;
    const taken = Math.min(claim.uses, free);
    free -= taken;
    return { ...claim, taken };
  });
}

/** A claim that came too late for a place: it takes what is left, and keeps it. */
export const lateClaim = (claim: UseClaim, left: number): UseClaim => ({
  ...claim,
  taken: Math.min(claim.uses, left),
  isFixed: true,
});

/** How many uses of a claim another sale has. */
export const lostOf = ({ uses, taken }: Pick<UseClaim, 'uses' | 'taken'>): number => uses - taken;
