import type { RealmId } from '#domain/shared/ids.ts';
import { type Cents, cents, sumOfMoney } from '#domain/shared/money.ts';
import { type SettlementStatus, settlementStatuses } from '#domain/vouchers/settlement.ts';
import type { RunReview } from '#domain/vouchers/settlements/run-review.ts';
import {
  type CouncilPayer,
  lastRunId,
  lastRunIn,
  lastRunKind,
} from '#domain/vouchers/settlements/settlement-records.ts';
import { listSettlements } from './list-settlements.ts';
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

/** The runs of a campaign. */
export const listRuns =
  (ports: Pick<RunPorts, 'goodsRecords' | 'shops'>) =>
  async (realm: RealmId, campaign: string): Promise<ListedRuns> => {
    const good = goodOf(realm, campaign);
    const [{ reviews, settlements }, last, { payer }] = await Promise.all([
      listSettlements(ports, good, { shops: await ports.shops.list(realm) }),
      ports.goodsRecords.record(good, lastRunKind, lastRunId),
      readPayer(ports, good),
    ]);
    const runs = reviews.map((review): ListedRun => {
      const own = settlements.filter(({ run }) => run === review.run);
      const states = settlementStatuses
        .map((status) => ({ status, count: own.filter((one) => one.status === status).length }))
        .filter(({ count }) => count > 0);
      return { review, amount: sumOfMoney(own.map(({ amount }) => amount)), states };
    });
    const carried = Object.values(lastRunIn(last).carried).reduce((sum: number, one) => sum + one, 0);
    return { runs, payer, carried: cents(carried) };
  };
