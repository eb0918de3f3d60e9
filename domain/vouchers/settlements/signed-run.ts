import { canonicalJson } from '../../documents/canonical-json.ts';
import type { JsonObject } from '../../documents/json.ts';
import type { ShopSettlement } from '../settlement.ts';
import type { Shop } from '../shop.ts';
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
