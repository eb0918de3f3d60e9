import type { Clock } from '#application/ports/clock.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import type { VoucherKeys } from '#application/ports/server/vouchers/voucher-keys.ts';
import type { Town } from '#domain/access/town.ts';
import type { GoodsGrant } from '#domain/scarcity/goods-grant.ts';
import { dayAt, type Instant } from '#domain/shared/calendar-day.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import { keyNumber } from '#domain/codes/signed-code.ts';
import { encodeVoucherCode, signedBytes } from '#domain/vouchers/code/voucher-code.ts';
import { voucherIn, voucherKind } from '#domain/vouchers/issue/issue-records.ts';
import { claimsIn, claimsKind } from '#domain/vouchers/offline/offline-records.ts';
import { lostOf } from '#domain/vouchers/offline/claims.ts';
import { returnsUntil } from '#domain/vouchers/issue/voucher-return.ts';
import type { OrderedVoucher, OrderState, VoucherOrder } from '#domain/vouchers/issue/voucher-order.ts';
import { typeIn } from './order-request.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';

interface Ports {
  readonly goods: Pick<GoodsStore, 'grant'>;
  readonly goodsRecords: Pick<GoodsRecords, 'record'>;
  readonly voucherKeys: Pick<VoucherKeys, 'sign' | 'publicKey'>;
  readonly clock: Clock;
}

/** One voucher as its holder has it. */
export interface HeldVoucher {
  readonly id: string;
  readonly type: string;
  /** The text of its QR code; null if it is not its holder's now. */
  readonly code: string | null;
  readonly uses: number;
  readonly used: number;
  readonly status: GoodsGrant['status'];
  /** The first moment at which it can no longer be given back; null if it never could. */
  readonly returnsUntil: Instant | null;
  /** A desk gave its holder another one for it. */
  readonly isReplaced: boolean;
  /** Whether two shops took the same uses of it, of which one had no line at least. */
  readonly isUsedTwice: boolean;
}

/** An order as its holder sees it. */
export interface OwnOrder {
  readonly order: VoucherOrder;
  readonly state: OrderState;
  /** Until when its vouchers wait for the payment; null if they do not. */
  readonly until: Instant | null;
  readonly extended: number;
  readonly vouchers: readonly HeldVoucher[];
}

/** The code of a voucher, signed by its campaign. */
function codeOf(
  { voucherKeys }: Pick<Ports, 'voucherKeys'>,
  { realm, timeZone }: Town,
  campaign: VoucherCampaign,
  { id, type: name }: OrderedVoucher,
): string {
  const named = { realm, campaign: campaign.id };
  const type = campaign.types.indexOf(typeIn(campaign, name));
  const signed = signedBytes({
    key: keyNumber(voucherKeys.publicKey(named)),
    id,
    type,
    uses: typeIn(campaign, name).uses,
    // The end is the first moment after it.
    lastDay: dayAt(campaign.redeem.until - 1, timeZone),
  });
  return encodeVoucherCode(signed, voucherKeys.sign(named, signed));
}

interface FoundOrdered {
  readonly voucher: OrderedVoucher;
  readonly grant: GoodsGrant;
  readonly isReplaced: boolean;
  readonly isUsedTwice: boolean;
}

/** A voucher of an order as it is stored; nothing if there is none. */
async function foundOrdered(
  { goods, goodsRecords, clock }: Pick<Ports, 'goods' | 'goodsRecords' | 'clock'>,
  good: GoodId,
  { offline }: VoucherCampaign,
  voucher: OrderedVoucher,
): Promise<readonly FoundOrdered[]> {
  const { id } = voucher;
  const grant = await goods.grant(good, id, clock.now());
  if (grant === null) return [];
  const record = grant.status === 'cancelled' ? await goodsRecords.record(good, voucherKind, id) : null;
  const isReplaced = record !== null && voucherIn(record).ended?.kind === 'replaced';
  // Only where shops sell without a line can one be used twice.
  const claims = offline === null ? null : await goodsRecords.record(good, claimsKind, id);
  const isUsedTwice = claimsIn(claims).some((claim) => lostOf(claim) > 0);
  return [{ voucher, grant, isReplaced, isUsedTwice }];
}

/** A voucher of an order, with what is left of it. */
function heldVoucher(
  ports: Pick<Ports, 'voucherKeys'>,
  town: Town,
  campaign: VoucherCampaign,
  {
    voucher,
    grant,
    issuedAt,
    ...seen
  }: FoundOrdered & {
    readonly issuedAt: Instant;
  },
): HeldVoucher {
  const { status, uses, used } = grant;
  const code = status === 'granted' ? codeOf(ports, town, campaign, voucher) : null;
  const isReturnable = status === 'granted' && used === 0;
  const until = isReturnable ? returnsUntil(campaign, { issuedAt }) : null;
  return { ...voucher, code, uses, used, status, returnsUntil: until, ...seen };
}

/** An order of a campaign, with its vouchers as they are now. */
export const viewOrder =
  (ports: Ports) =>
  async (town: Town, campaign: VoucherCampaign, order: VoucherOrder): Promise<OwnOrder> => {
    const good = { realm: town.realm, good: goodOfCampaign(campaign.id) };
    const found = await Promise.all(
      order.vouchers.map((voucher) => foundOrdered(ports, good, campaign, voucher)),
    );
    const grants = found.flat();
    const held = grants.find(({ grant }) => grant.status === 'held')?.grant ?? null;
    const isOver = order.state === 'held' && held === null;
    return {
      order,
      state: isOver ? 'ended' : order.state,
      until: held && held.until,
      extended: held === null ? 0 : held.extended,
      vouchers:
        order.state === 'granted'
          ? grants.map((one) => heldVoucher(ports, town, campaign, { ...one, issuedAt: order.at }))
          : [],
    };
  };
