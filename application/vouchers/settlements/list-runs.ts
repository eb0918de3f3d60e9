import type { RealmId } from '#domain/shared/ids.ts';
import { type Cents, cents, sumOfMoney } from '#domain/shared/money.ts';
import { type SettlementStatus, settlementStatuses } from '#domain/vouchers/settlement.ts';
import type { RunReview } from '#domain/vouchers/settlements/run-review.ts';
import {
  type CouncilPayer,
  lastRunId,
  lastRunIn,
  lastRunKind,
  reviewIn,
  reviewKind,
  settlementIn,
  settlementKind,
} from '#domain/vouchers/settlements/settlement-records.ts';
import { goodOf, readPayer, type RunPorts } from './read-run.ts';

/** A run in a list: how many of its settlements are in which state. */
export interface ListedRun {
  readonly review: RunReview;
  readonly amount: Cents;
  readonly states: readonly { readonly status: SettlementStatus; readonly count: number }[];
}

/** The runs of a campaign, the latest first, with who pays and what shops owe into the next run. */
export interface ListedRuns {
  readonly runs: readonly ListedRun[];
  readonly payer: CouncilPayer | null;
  readonly carried: Cents;
}

const all = { owner: null, from: null, until: null, after: null, limit: 100_000 };

/** The runs of a campaign. */
export const listRuns =
  (ports: Pick<RunPorts, 'goodsRecords'>) =>
  async (realm: RealmId, campaign: string): Promise<ListedRuns> => {
    const good = goodOf(realm, campaign);
    const [reviews, settlements, last, { payer }] = await Promise.all([
      ports.goodsRecords.list(good, { kind: reviewKind, ...all }),
      ports.goodsRecords.list(good, { kind: settlementKind, ...all }),
      ports.goodsRecords.record(good, lastRunKind, lastRunId),
      readPayer(ports, good),
    ]);
    const found = settlements.map(settlementIn);
    const runs = reviews.map((record): ListedRun => {
      const review = reviewIn(record);
      const own = found.filter(({ run }) => run === review.run);
      const states = settlementStatuses
        .map((status) => ({ status, count: own.filter((one) => one.status === status).length }))
        .filter(({ count }) => count > 0);
      return { review, amount: sumOfMoney(own.map(({ amount }) => amount)), states };
    });
    const carried = Object.values(lastRunIn(last).carried).reduce((sum: number, one) => sum + one, 0);
    return { runs, payer, carried: cents(carried) };
  };
