import type { Instant } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { MoneyEntry } from '#domain/scarcity/ledger.ts';
import type { ShopSettlement } from '#domain/vouchers/settlement.ts';
import { type BankOutcome, bankSays, type OutcomeFault } from '#domain/vouchers/settlements/bank-outcome.ts';
import { runStep } from '#domain/vouchers/settlements/run-step.ts';
import { settlementRecord } from '#domain/vouchers/settlements/settlement-records.ts';
import type { KeptRun, RunAct } from './read-run.ts';

/** Why what the bank says is not taken down. */
export type BankRefused = OutcomeFault | { readonly kind: 'unknownSettlement' };

/** What the bank says of settlements, by their ids. */
export interface SaidByBank {
  readonly settlements: readonly string[];
  readonly outcome: BankOutcome;
  readonly reason: string;
  readonly by: string;
  readonly at: Instant;
}

/** A step names no more settlements than a person reads. */
const mostNamed = 10;

const namesOf = (done: readonly { readonly settlement: ShopSettlement }[]): string =>
  done.length > mostNamed ? String(done.length) : done.map(({ settlement: { id } }) => id).join(', ');

/** The request that takes down what the bank says of some settlements: of all of them, or of none. */
export function noteBank(
  kept: KeptRun,
  { settlements, outcome, reason, by, at }: SaidByBank,
): Either<BankRefused, RunAct> {
  const done: { settlement: ShopSettlement; money: readonly MoneyEntry[]; version: number }[] = [];
  for (const id of new Set(settlements)) {
    const one = kept.settlements.find(({ settlement }) => settlement.id === id);
    if (one === undefined) return left({ kind: 'unknownSettlement' });
    const after = bankSays(one.settlement, outcome, reason);
    if (isLeft(after)) return after;
    done.push({ ...after.right, version: one.version + 1 });
  }
  if (done.length === 0) return left({ kind: 'unknownSettlement' });
  const named = done.map(({ settlement, version }) => `${settlement.id}.${version}`).join(' ');
  const said = outcome === 'paid' ? '' : reason.trim();
  return right({
    key: `bank/${kept.review.run}/${outcome}/${done[0]?.settlement.id}.${done[0]?.version}/${by}`,
    bodyHash: named,
    at,
    by,
    steps: [runStep(kept.review.run, { act: outcome, to: namesOf(done), words: said }, { by, at })],
    money: done.flatMap(({ money }) => money),
    records: done.map(({ settlement, version }) => settlementRecord(settlement, version, kept.review.at)),
  });
}
