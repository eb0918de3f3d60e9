import type { Clock } from '#application/ports/clock.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import type { GoodsRequest } from '#domain/scarcity/goods-request.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { endedVoucherRecord, voucherKind } from '#domain/vouchers/issue/issue-records.ts';
import { mayGiveBack, type ReturnFault } from '#domain/vouchers/issue/voucher-return.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';
import { readRules } from '../records/read-rules.ts';
import { readOrder } from './read-order.ts';
import type { SettlePorts } from './settle-order.ts';

interface Ports extends Pick<SettlePorts, 'refund'> {
  readonly goods: Pick<GoodsStore, 'ask' | 'grant'>;
  readonly goodsRecords: Pick<GoodsRecords, 'record'>;
  readonly clock: Clock;
}

/** Why a voucher is not taken back. */
export type ReturnRefused = ReturnFault | { readonly kind: 'unknownOrder' };

/** A voucher, by the order that it came by: only its holder's device knows that. */
export interface NamedVoucher {
  readonly campaign: string;
  readonly order: string;
  readonly voucher: string;
}

/**
 * Takes an unused voucher back: others can have it, and its price goes back to who paid. Sent again, it returns the money
 * if that failed before, and once in all. `waits`: the voucher is back, and staff must return the money.
 */
export const giveVoucherBack =
  (ports: Ports) =>
  async (
    realm: RealmId,
    { campaign, order: key, voucher }: NamedVoucher,
  ): Promise<Either<ReturnRefused, 'returned' | 'waits'>> => {
    const good = { realm, good: goodOfCampaign(campaign) };
    const at = ports.clock.now();
    const [rules, kept, grant, record] = await Promise.all([
      readRules(ports)(realm, campaign),
      readOrder(ports)(good, key),
      ports.goods.grant(good, voucher, at),
      ports.goodsRecords.record(good, voucherKind, voucher),
    ]);
    const own = kept?.order.vouchers.find(({ id }) => id === voucher);
    const type = rules?.rules.campaign.types.find(({ id }) => id === own?.type);
    if (rules === null || kept === null || grant === null || type === undefined)
      return left({ kind: 'unknownOrder' });
    const { order } = kept;
    const isBack = grant.status === 'cancelled' && order.state === 'granted';
    const may = mayGiveBack(rules.rules.campaign, { issuedAt: order.at }, grant, at);
    if (!isBack && isLeft(may)) return may;
    if (record === null) return left({ kind: 'notGranted' });
    const { price } = type;
    const isPaid = price > 0 && order.payment !== null;
    const line = (account: string, sum: number) => ({ kind: 'cents', account, amount: cents(sum) }) as const;
    const request: GoodsRequest = {
      key: `return/${voucher}`,
      bodyHash: 'return',
      at,
      by: 'sender',
      records: [endedVoucherRecord(record, { kind: 'returned' })],
      acts: [{ kind: 'giveBack', grant: voucher }],
      money: isPaid ? [line('holders', price), line('bank', 0 - price)] : [],
    };
    const done = await ports.goods.ask(good, request);
    if (isLeft(done)) return left({ kind: 'notGranted' });
    if (order.payment === null || !isPaid) return right('returned');
    const asked = { key: `return/${voucher}`, amount: price, by: 'sender' };
    return right(isLeft(await ports.refund(realm, order.payment, asked)) ? 'waits' : 'returned');
  };
