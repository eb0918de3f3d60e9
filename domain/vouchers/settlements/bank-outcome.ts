import type { MoneyEntry } from '../../scarcity/ledger.ts';
import { cents } from '../../shared/money.ts';
import { type Either, left, right } from '../../shared/result.ts';
import type { ShopSettlement, SettlementStatus } from '../settlement.ts';

/** What a bank says of a transfer: it paid it, or gave it back. */
export const bankOutcomes = ['paid', 'returned'] as const;
/** One of these. */
export type BankOutcome = (typeof bankOutcomes)[number];

/** Why what a bank says of a settlement is not taken down. */
export type OutcomeFault =
  | { readonly kind: 'wrongStatus'; readonly status: SettlementStatus }
  | { readonly kind: 'noReason' };

const from: Readonly<Record<BankOutcome, readonly SettlementStatus[]>> = {
  paid: ['exported'],
  // A transfer comes back before the bank has paid it, or days after.
  returned: ['exported', 'paid'],
};

/** A settlement after the bank's word, with the money that it moves. One that came back is approved and exported again. */
export function bankSays(
  settlement: ShopSettlement,
  outcome: BankOutcome,
  reason: string,
): Either<OutcomeFault, { readonly settlement: ShopSettlement; readonly money: readonly MoneyEntry[] }> {
  const { status, amount } = settlement;
  if (!from[outcome].includes(status)) return left({ kind: 'wrongStatus', status });
  const said = reason.trim();
  if (outcome === 'returned' && said === '') return left({ kind: 'noReason' });
  const moves = outcome === 'paid' || status === 'paid';
  const paid = outcome === 'paid' ? amount : 0 - amount;
  const money: readonly MoneyEntry[] = [
    { kind: 'cents', account: 'payable', amount: cents(paid) },
    { kind: 'cents', account: 'bank', amount: cents(-paid) },
  ];
  const after: ShopSettlement = { ...settlement, status: outcome, reason: outcome === 'paid' ? '' : said };
  return right({ settlement: after, money: moves ? money : [] });
}
