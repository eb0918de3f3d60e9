import type { Clock } from '#application/ports/clock.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { GoodsRefusal } from '#domain/scarcity/goods-act.ts';
import type { GoodsRequest } from '#domain/scarcity/goods-request.ts';
import { bySender } from '#domain/office/steps/subject-steps.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { cents, sumOfMoney } from '#domain/shared/money.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';
import type { CampaignRules } from '#domain/vouchers/opening/campaign-rules.ts';
import { type ReversalFault, reversalFault, type Reverser } from '#domain/vouchers/sales/reversal.ts';
import { saleMoney } from '#domain/vouchers/sales/sale-money.ts';
import {
  type KeptSale,
  nextVersion,
  saleIn,
  saleKind,
  saleRecord,
  tallyIn,
  tallyKind,
  tallyRecord,
  usedVoucherRecord,
  usesIn,
} from '#domain/vouchers/sales/sale-records.ts';
import { readRules } from '../records/read-rules.ts';
import { offlineReversal } from '../offline/offline-reversal.ts';
import { findLatestVoucher, findVoucher, type KeptVoucher, type VoucherPorts } from './found-vouchers.ts';
import { foundLines } from './sale-request.ts';

interface Ports extends VoucherPorts {
  readonly clock: Clock;
}

/** A sale that is to be taken back, and by whom: `by` is the name of a member of staff, or the shop. */
export interface AskedReversal {
  readonly shop: string;
  readonly campaign: string;
  readonly sale: string;
  readonly reverser: Reverser;
  readonly by: string;
}

/** Why a sale is not taken back. `voucherOver`: the time of a voucher of it is over, and its uses cannot come back. */
export type ReversalRefused = ReversalFault | { readonly kind: 'unknownSale' | 'voucherOver' | 'busy' };

const mostTries = 30;

/** What a reversal is decided on. */
interface ReadReversal {
  readonly rules: CampaignRules;
  readonly sale: KeptSale;
  readonly version: number;
  /** How many uses come back, and in which voucher: one that was lost since has another in its place. */
  readonly lines: readonly { readonly voucher: KeptVoucher; readonly uses: number }[];
}

async function readReversal(ports: Ports, good: GoodId, { campaign, sale, shop }: AskedReversal) {
  const record = await ports.goodsRecords.record(good, saleKind, sale);
  const kept = await readRules(ports)(good.realm, campaign);
  if (record === null || kept === null || record.owner !== shop) return null;
  const found = saleIn(record);
  const now = ports.clock.now();
  // What was taken without a line is claimed of the very voucher, also if its holder has another in its place.
  const find = found.offline === null ? findLatestVoucher : findVoucher;
  const lines = await Promise.all(
    found.lines.map(async (line) => {
      const voucher = await find(ports, good, line.voucher, now);
      return voucher === null ? [] : [{ voucher, uses: line.uses }];
    }),
  );
  const read: ReadReversal = {
    rules: kept.rules,
    sale: found,
    version: record.version,
    lines: lines.flat(),
  };
  return read;
}

type Parts = Pick<GoodsRequest, 'acts' | 'money' | 'records'>;

/** What is written when a sale with a line is taken back. */
async function onlineReversal(
  ports: Ports,
  good: GoodId,
  { rules, sale, version, lines }: ReadReversal,
  { reversed, at }: { readonly reversed: KeptSale; readonly at: Instant },
): Promise<Parts> {
  const tally = await ports.goodsRecords.record(good, tallyKind, sale.shop);
  const { sales, owed } = tallyIn(tally);
  const amount = sumOfMoney(sale.lines.map((line) => line.amount));
  const vouchers = lines.map(({ voucher }) => voucher);
  const asked = lines.map(({ voucher, uses }) => ({ voucher: voucher.id, uses }));
  const moved = foundLines(rules.campaign, vouchers, asked).map(({ found, of, uses }) => ({
    of,
    used: found.used,
    uses: -uses,
  }));
  return {
    acts: asked.map(({ voucher, uses }) => ({ kind: 'reverse', grant: voucher, times: uses })),
    money: saleMoney(sale.shop, moved),
    records: [
      saleRecord(reversed, version + 1),
      tallyRecord(sale.shop, { sales, owed: cents(owed - amount) }, nextVersion(tally), at),
      ...vouchers.map(({ record }) => {
        const others = usesIn(record).filter((one) => one.sale !== sale.id);
        return usedVoucherRecord(record, at, others);
      }),
    ],
  };
}

async function requestOf(
  ports: Ports,
  good: GoodId,
  read: ReadReversal,
  { reversed, at }: { readonly reversed: KeptSale; readonly at: Instant },
): Promise<Either<GoodsRefusal, GoodsRequest>> {
  const { rules, sale, version, lines } = read;
  const vouchers = lines.map(({ voucher }) => voucher);
  const taken = { campaign: rules.campaign, vouchers, sale, reversed, version, at };
  const parts =
    sale.offline === null
      ? right(await onlineReversal(ports, good, read, { reversed, at }))
      : await offlineReversal(ports, good, taken);
  if (isLeft(parts)) return parts;
  return right({ key: `reverse/${sale.id}`, bodyHash: sale.id, at, by: bySender, ...parts.right });
}

/** Takes a sale back in one request: its vouchers have their uses again, and the shop is no longer owed for it. */
export const reverseSale =
  (ports: Ports) =>
  async (realm: RealmId, asked: AskedReversal): Promise<Either<ReversalRefused, KeptSale>> => {
    const good: GoodId = { realm, good: goodOfCampaign(asked.campaign) };
    for (let tries = 0; tries < mostTries; tries += 1) {
      // oxlint-disable no-await-in-loop -- each try decides on what it reads
      const read = await readReversal(ports, good, asked);
      if (read === null) return left({ kind: 'unknownSale' });
      if (read.lines.length < read.sale.lines.length) return left({ kind: 'voucherOver' });
      const at = ports.clock.now();
      const fault = reversalFault(read.sale, asked.reverser, at);
      // Sent again after its answer was lost: it is as it was asked for.
      if (fault?.kind === 'reversedBefore') return right(read.sale);
      if (fault !== null) return left(fault);
      const reason = asked.reverser.kind === 'staff' ? asked.reverser.reason.trim() : '';
      const reversed: KeptSale = { ...read.sale, status: 'reversed', reversal: { at, by: asked.by, reason } };
      const request = await requestOf(ports, good, read, { reversed, at });
      const answer = isLeft(request) ? request : await ports.goods.ask(good, request.right);
      if (!isLeft(answer)) return right(reversed);
      if (answer.left.kind === 'wrongStatus') return left({ kind: 'voucherOver' });
      if (answer.left.kind !== 'recordChanged')
        throw new Error(`a reversal was refused: ${answer.left.kind}`);
      // oxlint-enable no-await-in-loop
    }
    return left({ kind: 'busy' });
  };
