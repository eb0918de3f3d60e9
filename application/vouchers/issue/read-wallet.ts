import type { Clock } from '#application/ports/clock.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import type { ShopRegister } from '#application/ports/server/vouchers/shop-register.ts';
import type { VoucherKeys } from '#application/ports/server/vouchers/voucher-keys.ts';
import type { Town } from '#domain/access/town.ts';
import type { GoodsGrant } from '#domain/scarcity/goods-grant.ts';
import { dayAt, type Instant } from '#domain/shared/calendar-day.ts';
import { type Cents, cents } from '#domain/shared/money.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import { keyNumber } from '#domain/codes/signed-code.ts';
import { encodeVoucherCode, signedBytes } from '#domain/vouchers/code/voucher-code.ts';
import { cashOwed } from '#domain/vouchers/issue/cash-back.ts';
import { voucherIn, voucherKind } from '#domain/vouchers/issue/issue-records.ts';
import { claimsIn, claimsKind } from '#domain/vouchers/offline/offline-records.ts';
import { lostOf } from '#domain/vouchers/offline/claims.ts';
import { returnsUntil } from '#domain/vouchers/issue/voucher-return.ts';
import type { OrderedVoucher, OrderState, VoucherOrder } from '#domain/vouchers/issue/voucher-order.ts';
import { typeIn } from './order-request.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';
import { saleIn, saleKind, usesIn, type VoucherUse } from '#domain/vouchers/sales/sale-records.ts';

interface Ports {
  readonly goods: Pick<GoodsStore, 'grant'>;
  readonly goodsRecords: Pick<GoodsRecords, 'record'>;
  readonly shops: Pick<ShopRegister, 'find'>;
  readonly voucherKeys: Pick<VoucherKeys, 'sign' | 'publicKey'>;
  readonly clock: Clock;
}

/** Where and when uses of a voucher were taken. */
export interface UsedIn {
  /** The name of the shop. */
  readonly shop: string;
  /** When the purchase was made. */
  readonly at: Instant;
  readonly uses: number;
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
  /** Where its uses went, the latest first. Nothing of what was used before that was kept, or once another one is in its place. */
  readonly usedIn: readonly UsedIn[];
  /** Whether a desk sold it: its price is given back there, in cash. */
  readonly isFromDesk: boolean;
  /** What its holder gets at a desk since they returned it; 0 if nothing. */
  readonly cashAtDesk: Cents;
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

interface FoundOrdered extends Pick<HeldVoucher, 'isReplaced' | 'isUsedTwice' | 'usedIn' | 'cashAtDesk'> {
  readonly voucher: OrderedVoucher;
  readonly grant: GoodsGrant;
}

/** The sales that a voucher was used in. */
async function usedInSales(
  { goodsRecords, shops }: Pick<Ports, 'goodsRecords' | 'shops'>,
  good: GoodId,
  uses: readonly VoucherUse[],
): Promise<readonly UsedIn[]> {
  const found = uses.map(async ({ sale: id, uses: taken }): Promise<readonly UsedIn[]> => {
    const record = await goodsRecords.record(good, saleKind, id);
    if (record === null) return [];
    const { shop, at, offline } = saleIn(record);
    const name = (await shops.find(good.realm, shop))?.name ?? '';
    return [{ shop: name, at: offline === null ? at : offline.madeAt, uses: taken }];
  });
  return (await Promise.all(found)).flat().toSorted((a, b) => b.at - a.at);
}

/** What the record of a voucher says beside its grant; it is read only if it was used or has ended: most were not. */
async function foundRecord(
  ports: Pick<Ports, 'goodsRecords' | 'shops'>,
  good: GoodId,
  campaign: VoucherCampaign,
  { id, status, used }: GoodsGrant,
): Promise<Pick<HeldVoucher, 'isReplaced' | 'usedIn' | 'cashAtDesk'>> {
  const isPlain = status !== 'cancelled' && used === 0;
  const record = isPlain ? null : await ports.goodsRecords.record(good, voucherKind, id);
  if (record === null) return { isReplaced: false, usedIn: [], cashAtDesk: cents(0) };
  const voucher = voucherIn(record);
  const isReplaced = voucher.ended?.kind === 'replaced';
  const usedIn = isReplaced ? [] : await usedInSales(ports, good, usesIn(record));
  return { isReplaced, usedIn, cashAtDesk: cashOwed(campaign, voucher) };
}

/** A voucher of an order as it is stored; nothing if there is none. */
async function foundOrdered(
  ports: Pick<Ports, 'goods' | 'goodsRecords' | 'clock' | 'shops'>,
  good: GoodId,
  campaign: VoucherCampaign,
  voucher: OrderedVoucher,
): Promise<readonly FoundOrdered[]> {
  const { goods, goodsRecords, clock } = ports;
  const { id } = voucher;
  const grant = await goods.grant(good, id, clock.now());
  if (grant === null) return [];
  // Only where shops sell without a line can one be used twice.
  const claims = campaign.offline === null ? null : await goodsRecords.record(good, claimsKind, id);
  const isUsedTwice = claimsIn(claims).some((claim) => lostOf(claim) > 0);
  return [{ voucher, grant, isUsedTwice, ...(await foundRecord(ports, good, campaign, grant)) }];
}

/** A voucher of an order, with what is left of it. */
function heldVoucher(
  ports: Pick<Ports, 'voucherKeys'>,
  town: Town,
  campaign: VoucherCampaign,
  { voucher, grant, ...seen }: FoundOrdered,
  { at: issuedAt, amount, payment }: VoucherOrder,
): HeldVoucher {
  const { status, uses, used } = grant;
  const code = status === 'granted' ? codeOf(ports, town, campaign, voucher) : null;
  const isReturnable = status === 'granted' && used === 0;
  const until = isReturnable ? returnsUntil(campaign, { issuedAt }) : null;
  const isFromDesk = amount > 0 && payment === null;
  return { ...voucher, code, uses, used, status, returnsUntil: until, ...seen, isFromDesk };
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
        order.state === 'granted' ? grants.map((one) => heldVoucher(ports, town, campaign, one, order)) : [],
    };
  };
