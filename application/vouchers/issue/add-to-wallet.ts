import type { Clock } from '#application/ports/clock.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { Town } from '#domain/access/town.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { readVoucherCode } from '#domain/vouchers/code/voucher-code.ts';
import type { WrittenHolder } from '#domain/vouchers/issue/holder-rules.ts';
import { orderKind, voucherOrderIn } from '#domain/vouchers/issue/issue-records.ts';
import type { VoucherOrder } from '#domain/vouchers/issue/voucher-order.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';
import { readRules } from '../records/read-rules.ts';
import { findHolder, type HolderPorts, type HolderRefused } from './find-holder.ts';

interface Ports extends HolderPorts {
  readonly goodsRecords: Pick<GoodsRecords, 'record' | 'list'>;
  readonly clock: Clock;
}

/** A voucher that somebody has on paper, and who they say they are. */
export interface PaperVoucher {
  readonly campaign: string;
  /** Its letters, or the text of its code. */
  readonly text: string;
  readonly person: WrittenHolder;
}

/** Why it is not added. `notYours`: there is no such voucher, or it is not of that person, which is not told apart. */
export type AddRefused =
  | HolderRefused
  | { readonly kind: 'unknownCampaign' | 'lettersUnreadable' | 'notYours' };

/** No person has more orders of a campaign. */
const mostOrders = 200;

/** The id of the voucher of letters or of a code; its signature is not needed, since the voucher is looked up. */
function voucherOf(text: string): string | null {
  const read = readVoucherCode(text);
  if (isLeft(read)) return null;
  return read.right.kind === 'letters' ? read.right.id : read.right.facts.id;
}

/**
 * The order that a voucher on paper came by, for the wallet of its holder: whoever found the paper cannot say who that is.
 * Age was checked when it was given.
 */
export const addToWallet =
  (ports: Ports) =>
  async (town: Town, { campaign, text, person }: PaperVoucher): Promise<Either<AddRefused, VoucherOrder>> => {
    const { realm } = town;
    const rules = (await readRules(ports)(realm, campaign))?.rules.campaign;
    if (rules === undefined) return left({ kind: 'unknownCampaign' });
    const id = voucherOf(text);
    if (id === null) return left({ kind: 'lettersUnreadable' });
    const asking = { written: person, isAtDesk: false };
    const holder = await findHolder(ports)(town, { ...rules, minimumAge: null }, asking, ports.clock.now());
    if (isLeft(holder)) return holder;
    const records = await ports.goodsRecords.list(
      { realm, good: goodOfCampaign(campaign) },
      { kind: orderKind, owner: holder.right, from: null, until: null, limit: mostOrders, after: null },
    );
    const order = records
      .map(voucherOrderIn)
      .find(({ state, vouchers }) => state === 'granted' && vouchers.some((one) => one.id === id));
    return order === undefined ? left({ kind: 'notYours' }) : right(order);
  };
