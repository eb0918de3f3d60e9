import { canonicalJson } from '../../documents/canonical-json.ts';
import type { JsonObject } from '../../documents/json.ts';
import type { ShopSettlement } from '../settlement.ts';
import type { Shop } from '../shop.ts';
import type { RunReview } from './run-review.ts';
import type { CouncilPayer } from './settlement-records.ts';

/** A settlement with its shop as it is now; null if the register no longer has it. */
export interface SettlementOfShop {
  readonly settlement: ShopSettlement;
  readonly shop: Pick<Shop, 'id' | 'number' | 'name' | 'taxNumber' | 'iban'> | null;
}

/** The settlements that can be approved: those just closed, and those that the bank gave back. */
export const awaitingApproval = <T extends Pick<SettlementOfShop, 'settlement'>>(
  all: readonly T[],
): readonly T[] => all.filter(({ settlement: { status } }) => status === 'closed' || status === 'returned');

/** The account of a settlement that two people signed last; null if none was. */
export const signedIban = ({ approvals }: Pick<RunReview, 'approvals'>, settlement: string): string | null =>
  approvals.findLast(({ ibans }) => ibans[settlement] !== undefined)?.ibans[settlement] ?? null;

/**
 * A settlement whose approval still counts, or which is to be approved again: what two people signed was another account
 * than its shop has now, and nothing was exported of it.
 */
export const asApproved = (
  settlement: ShopSettlement,
  shop: Pick<Shop, 'iban'> | null,
  review: Pick<RunReview, 'approvals'>,
): ShopSettlement =>
  settlement.status === 'approved' && shop !== null && signedIban(review, settlement.id) !== shop.iban
    ? { ...settlement, status: 'closed' }
    : settlement;

/** The canonical text whose hash two people sign: who pays whom how much, from and to which accounts. */
export function signedRunText(
  campaign: string,
  run: number,
  payer: CouncilPayer | null,
  all: readonly SettlementOfShop[],
): string {
  const settlements = awaitingApproval(all)
    .map(({ settlement: { id, amount }, shop }) => ({
      id,
      amount,
      shop: shop?.name ?? null,
      taxNumber: shop?.taxNumber ?? null,
      iban: shop?.iban ?? null,
    }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return canonicalJson({ campaign, run, payer, settlements } as unknown as JsonObject);
}
