import type { RandomBytes } from '#application/ports/random-bytes.ts';
import type { GoodsAct } from '#domain/scarcity/goods-act.ts';
import type { GoodsRequest } from '#domain/scarcity/goods-request.ts';
import type { MoneyEntry } from '#domain/scarcity/ledger.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';
import type { VoucherArea, VoucherCampaign, VoucherType } from '#domain/vouchers/campaign.ts';
import { voucherIdFrom, voucherLetters } from '#domain/vouchers/code/voucher-letters.ts';
import { orderRecord, voucherRecord } from '#domain/vouchers/issue/issue-records.ts';
import { type OrderLine, priceOfTypes, type VoucherOrder } from '#domain/vouchers/issue/voucher-order.ts';
import { voucherEnd } from '#domain/vouchers/offline/voucher-end.ts';
import { takesOf } from '#domain/vouchers/pools.ts';
import type { VoucherChannel } from '#domain/vouchers/voucher.ts';

/** An order that may be carried out, if there is enough. */
export interface CheckedOrder {
  readonly id: string;
  readonly lines: readonly OrderLine[];
  readonly holder: string;
  readonly types: readonly VoucherType[];
  readonly area: VoucherArea | null;
  readonly channel: VoucherChannel;
  /** By whom, for the steps: `sender`, or the person of staff at the desk. */
  readonly by: string;
}

/** The same order sent again has the same body, whatever letters were drawn for its vouchers. */
export const bodyOfOrder = ({
  lines,
  holder,
  area,
}: Pick<CheckedOrder, 'lines' | 'holder' | 'area'>): string =>
  JSON.stringify([holder, lines.map(({ type, count }) => [type, count]), area?.id ?? null]);

/** A new order of new vouchers; the letters are drawn by chance. */
export function newOrder(random: RandomBytes, checked: CheckedOrder, at: Instant): VoucherOrder {
  const { id, holder, types, area } = checked;
  const vouchers = types.map((type) => ({ id: voucherIdFrom(random(voucherLetters)), type: type.id }));
  const amount = priceOfTypes(types);
  const state = amount === 0 || checked.channel === 'desk' ? 'granted' : 'held';
  return { id, holder, area: area?.id ?? null, vouchers, amount, payment: null, state, at };
}

/** A type of a campaign, which is fixed with its first voucher: that it is gone is a defect. */
export const typeIn = ({ types }: VoucherCampaign, id: string): VoucherType => {
  const type = types.find((one) => one.id === id);
  if (type === undefined) throw new Error(`a campaign has lost its type ${id}`);
  return type;
};

/** The acts that set the vouchers of an order aside until a moment. */
export const holdsOf = (
  campaign: VoucherCampaign,
  { holder, area: named, vouchers }: VoucherOrder,
  { channel, until }: { readonly channel: VoucherChannel; readonly until: Instant },
): readonly GoodsAct[] => {
  const area = campaign.areas.find(({ id }) => id === named) ?? null;
  return vouchers.map(({ id: grant, type: name }) => {
    const type = typeIn(campaign, name);
    const takes = takesOf(campaign, type, channel, area);
    return { kind: 'hold', grant, holder, takes, until, uses: type.uses };
  });
};

/** What is written when the vouchers of an order become their holder's: acts, money and records. */
export function grantingOf(
  campaign: Pick<VoucherCampaign, 'redeem' | 'offline'>,
  order: VoucherOrder,
  given: { readonly channel: VoucherChannel; readonly at: Instant; readonly version: number },
): Pick<GoodsRequest, 'acts' | 'money' | 'records'> {
  const { channel, at, version } = given;
  const { amount, payment } = order;
  const line = (account: string, sum: number): MoneyEntry => ({ kind: 'cents', account, amount: cents(sum) });
  return {
    acts: order.vouchers.map(({ id }) => ({ kind: 'confirm', grant: id, until: voucherEnd(campaign) })),
    money:
      amount === 0 ? [] : [line(channel === 'desk' ? 'cash' : 'bank', amount), line('holders', 0 - amount)],
    records: [
      orderRecord({ ...order, state: 'granted' }, version),
      ...order.vouchers.map(({ id, type }) =>
        voucherRecord({ id, type, channel, issuedAt: at, payment }, order.holder),
      ),
    ],
  };
}
