import type { Clock } from '#application/ports/clock.ts';
import type { RandomBytes } from '#application/ports/random-bytes.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import type { PaymentStore } from '#application/ports/server/payment-store.ts';
import type { AskedRefund } from '#application/payments/refund-payment.ts';
import { bySystem } from '#domain/office/steps/subject-steps.ts';
import { isStillPaid, type Payment } from '#domain/payments/payment.ts';
import type { GoodsRequest } from '#domain/scarcity/goods-request.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, right } from '#domain/shared/result.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import { voucherIdFrom, voucherLetters } from '#domain/vouchers/code/voucher-letters.ts';
import { orderRecord } from '#domain/vouchers/issue/issue-records.ts';
import { orderLasts } from '#domain/vouchers/issue/voucher-order.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';
import { readRules } from '../records/read-rules.ts';
import { orderOfSubject } from './order-payment.ts';
import { grantingOf, holdsOf } from './order-request.ts';
import { type KeptOrder, readOrder } from './read-order.ts';

/** What the payment of an order is settled with. */
export interface SettlePorts {
  readonly goods: Pick<GoodsStore, 'ask'>;
  readonly goodsRecords: Pick<GoodsRecords, 'record'>;
  readonly payments: Pick<PaymentStore, 'change'>;
  readonly random: RandomBytes;
  readonly clock: Clock;
  /** Returns money; left: it waits for staff. */
  readonly refund: (
    realm: RealmId,
    payment: string,
    asked: Pick<AskedRefund, 'key' | 'amount' | 'by'>,
  ) => Promise<Either<unknown, unknown>>;
}

/**
 * What became of a payment. `granted`: its vouchers are its holder's. `refunded`: none were left when it came, or it was
 * paid twice, and the money goes back. `refundFailed`: it should, and staff must return it. `none`: it is not paid, or it
 * is not for vouchers.
 */
export type SettledOrder = 'granted' | 'refunded' | 'refundFailed' | 'none';

interface Paid {
  readonly good: GoodId;
  readonly campaign: VoucherCampaign;
  readonly kept: KeptOrder;
  readonly payment: Payment;
}

/** Gives the vouchers that are still set aside. */
function confirming({ clock }: Pick<SettlePorts, 'clock'>, { campaign, kept, payment }: Paid): GoodsRequest {
  const at = clock.now();
  const paid = { ...kept.order, payment: payment.id };
  const granting = grantingOf(campaign, paid, { channel: 'web', at, version: kept.version + 1 });
  return { ...granting, key: `paid/${payment.id}`, bodyHash: 'paid', at, by: bySystem };
}

/** Takes others, with other letters, if those that were set aside have gone meanwhile: the money came late. */
function takingAnew(ports: Pick<SettlePorts, 'clock' | 'random'>, paid: Paid): GoodsRequest {
  const { campaign, kept, payment } = paid;
  const at = ports.clock.now();
  const vouchers = kept.order.vouchers.map((one) => ({
    ...one,
    id: voucherIdFrom(ports.random(voucherLetters)),
  }));
  const order = { ...kept.order, vouchers, payment: payment.id };
  const granting = grantingOf(campaign, order, { channel: 'web', at, version: kept.version + 1 });
  const acts = [...holdsOf(campaign, order, { channel: 'web', until: at + orderLasts }), ...granting.acts];
  return { ...granting, acts, key: `late/${payment.id}`, bodyHash: 'late', at, by: bySystem };
}

/** Says of an order that its money goes back. Of an order that another payment has settled nothing changes. */
const givingUp = ({ clock }: Pick<SettlePorts, 'clock'>, { kept, payment }: Paid): GoodsRequest => {
  const order = { ...kept.order, payment: payment.id, state: 'refunded' as const };
  const records = [orderRecord(order, kept.version + 1)];
  return {
    key: `refunded/${payment.id}`,
    bodyHash: 'refunded',
    at: clock.now(),
    by: bySystem,
    acts: [],
    money: [],
    records,
  };
};

const markUsed = ({ payments, clock }: SettlePorts, { realm, id }: Payment) =>
  payments.change(
    realm,
    id,
    (account) =>
      right(
        account.payment.status === 'pay'
          ? { ...account, payment: { ...account.payment, status: 'used' } }
          : account,
      ),
    { by: bySystem, at: clock.now(), reason: null },
  );

async function giveMoneyBack(ports: SettlePorts, { realm, id, amount }: Payment): Promise<SettledOrder> {
  const refunded = await ports.refund(realm, id, { key: `order/${id}`, amount, by: bySystem });
  return isLeft(refunded) ? 'refundFailed' : 'refunded';
}

async function settled(ports: SettlePorts, paid: Paid): Promise<SettledOrder> {
  const { good, kept, payment } = paid;
  const { state, payment: by } = kept.order;
  const isOwn = by === payment.id;
  if (state === 'granted' && isOwn) {
    await markUsed(ports, payment);
    return 'granted';
  }
  // It was paid twice, in two tabs: the second payment buys nothing.
  if (state === 'granted' || (state === 'refunded' && !isOwn)) return giveMoneyBack(ports, payment);
  if (state !== 'refunded') {
    // What was drawn and not paid in time is the next person's.
    const late = kept.order.drawn === undefined ? [takingAnew(ports, paid)] : [];
    for (const request of [confirming(ports, paid), ...late]) {
      if (!isLeft(await ports.goods.ask(good, request))) {
        await markUsed(ports, payment);
        return 'granted';
      }
    }
    await ports.goods.ask(good, givingUp(ports, paid));
  }
  return giveMoneyBack(ports, payment);
}

/**
 * Gives the vouchers of an order whose payment has come, or returns the money if there are none left. It can be called as
 * often as wanted: by the bank's notice, and by everybody who looks at the order.
 */
export const settleOrder =
  (ports: SettlePorts) =>
  async (payment: Payment): Promise<SettledOrder> => {
    const named = orderOfSubject(payment.subject);
    if (named === null || payment.status !== 'pay' || !isStillPaid(payment)) return 'none';
    const { realm } = payment;
    const good = { realm, good: goodOfCampaign(named.campaign) };
    const [rules, kept] = await Promise.all([
      readRules(ports)(realm, named.campaign),
      readOrder(ports)(good, named.order),
    ]);
    if (rules === null || kept === null) return giveMoneyBack(ports, payment);
    return settled(ports, { good, campaign: rules.rules.campaign, kept, payment });
  };
