import type { Clock } from '#application/ports/clock.ts';
import type { GoodsFigures } from '#application/ports/server/scarcity/goods-figures.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { cents, sumOfMoney } from '#domain/shared/money.ts';
import { type Either, isLeft, left } from '#domain/shared/result.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { lossAccount } from '#domain/vouchers/offline/moved-claims.ts';
import { correctionKind } from '#domain/vouchers/offline/offline-records.ts';
import { shopAccount } from '#domain/vouchers/sales/sale-money.ts';
import { saleKind } from '#domain/vouchers/sales/sale-records.ts';
import {
  closeRun,
  type ClosedRun,
  type OwedToShop,
  type RunRefused,
  settledAccount,
} from '#domain/vouchers/settlements/close-run.ts';
import type { RunReview } from '#domain/vouchers/settlements/run-review.ts';
import { runStep } from '#domain/vouchers/settlements/run-step.ts';
import {
  lastRunId,
  lastRunIn,
  lastRunKind,
  lastRunRecord,
  reviewRecord,
  settlementRecord,
} from '#domain/vouchers/settlements/settlement-records.ts';
import { goodOf, type RunChanged, type RunPorts, storeRunAct } from './read-run.ts';

interface Ports extends Pick<RunPorts, 'goods' | 'goodsRecords' | 'shops'> {
  readonly goodsFigures: Pick<GoodsFigures, 'accountsBefore' | 'accounts' | 'sums'>;
  readonly clock: Clock;
}

/** A sale is stored long before: what is on its way now comes into the next run. */
export const closedBefore = 60_000;

type Good = ReturnType<typeof goodOf>;

const query = { list: 'lines', number: 'amount', ended: 'reversal' };

/** What accounts with this beginning have, by what follows it. */
const accountsOf = (
  booked: readonly { readonly account: string; readonly amount: number }[],
  prefix: string,
): ReadonlyMap<string, number> =>
  new Map(
    booked
      .filter(({ account }) => account.startsWith(prefix))
      .map(({ account, amount }) => [account.slice(prefix.length), amount]),
  );

/** What the sales themselves add up to, with what was corrected of them after they came. */
async function addedUp({ goodsFigures }: Ports, good: Good, before: Instant) {
  const lists = await Promise.all(
    [saleKind, correctionKind].map((kind) => goodsFigures.sums(good, { ...query, kind, before })),
  );
  const sums = new Map<string, number>();
  for (const { owner, amount } of lists.flat()) sums.set(owner, (sums.get(owner) ?? 0) + amount);
  return sums;
}

/**
 * What shops are owed by all that was sold before a moment, by the ledger and by the sales themselves, and what of it the
 * council bears because a voucher was used twice.
 */
async function soldBefore(ports: Ports, good: Good, until: Instant) {
  const [booked, bySales] = await Promise.all([
    ports.goodsFigures.accountsBefore(good, until),
    addedUp(ports, good, until),
  ]);
  const owed = accountsOf(booked, shopAccount(''));
  const byLedger = new Map([...owed].map(([shop, amount]) => [shop, 0 - amount]));
  const shops = [...new Set([...byLedger.keys(), ...bySales.keys()])];
  const other = shops.find((shop) => (byLedger.get(shop) ?? 0) !== (bySales.get(shop) ?? 0));
  if (other !== undefined)
    throw new Error(`the sales of shop ${other} do not sum to what it is owed: nothing is settled`);
  return { sold: byLedger, borne: accountsOf(booked, lossAccount('')) };
}

/**
 * What each shop is owed and was not settled. It is all that was sold less all that was settled, not what was booked since
 * the last run: so a line that is stored late is paid by the next run.
 */
async function openOf(ports: Ports, good: Good, realm: RealmId, until: Instant) {
  const [{ sold, borne }, accounts, shops] = await Promise.all([
    soldBefore(ports, good, until),
    ports.goodsFigures.accounts(good),
    ports.shops.list(realm),
  ]);
  const settled = new Map(accounts.map(({ account, amount }) => [account, amount]));
  return shops.map(({ id, number }): OwedToShop => {
    const amount = cents((sold.get(id) ?? 0) - (settled.get(settledAccount(id)) ?? 0));
    return { shop: id, number, amount, borne: cents(borne.get(id) ?? 0) };
  });
}

/** Settles what all shops of a campaign are owed by now, in one request. Of two people who close at once, one does. */
export const closeSettlements =
  (ports: Ports) =>
  async (
    realm: RealmId,
    campaign: string,
    by: string,
  ): Promise<Either<RunRefused | RunChanged, ClosedRun>> => {
    const good = goodOf(realm, campaign);
    const at = ports.clock.now();
    const until = at - closedBefore;
    const record = await ports.goodsRecords.record(good, lastRunKind, lastRunId);
    const last = lastRunIn(record);
    const open = await openOf(ports, good, realm, until);
    // What was carried is open too: it is not counted twice.
    const since = open.map((one) => ({ ...one, amount: cents(one.amount - (last.carried[one.shop] ?? 0)) }));
    const closed = closeRun(last, since, until);
    if (isLeft(closed)) return left(closed.left);
    const { run, settlements, money } = closed.right;
    const review: RunReview = {
      run: run.number,
      from: last.until,
      until,
      at,
      by,
      sample: null,
      checks: [],
      waiting: null,
      approvals: [],
      files: [],
    };
    const stored = await storeRunAct(ports, good, {
      key: `settle/${run.number}/${until}/${by}`,
      bodyHash: String(until),
      at,
      by,
      money,
      steps: [
        runStep(
          run.number,
          { act: 'close', to: String(sumOfMoney(settlements.map(({ amount }) => amount))) },
          { by, at },
        ),
      ],
      records: [
        lastRunRecord(run, (record?.version ?? 0) + 1, at),
        reviewRecord(review, 1),
        ...settlements.map((one) => settlementRecord(one, 1, at)),
      ],
    });
    return isLeft(stored) ? stored : closed;
  };
