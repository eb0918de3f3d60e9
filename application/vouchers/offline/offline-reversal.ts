import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { GoodsRefusal } from '#domain/scarcity/goods-act.ts';
import type { GoodsRequest } from '#domain/scarcity/goods-request.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';
import { type Either, isLeft, right } from '#domain/shared/result.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import { withoutSale } from '#domain/vouchers/offline/allowance-faults.ts';
import { settleClaims } from '#domain/vouchers/offline/claims.ts';
import { usesMoved } from '#domain/vouchers/offline/moved-claims.ts';
import { correctionRecord } from '#domain/vouchers/offline/offline-records.ts';
import { type KeptSale, saleRecord, tallyKind } from '#domain/vouchers/sales/sale-records.ts';
import { type KeptVoucher, latestVoucher, type VoucherPorts } from '../sales/found-vouchers.ts';
import { foundLines } from '../sales/sale-request.ts';
import { type KeptMove, movedRecords } from './moved-records.ts';
import { readClaims, readOfflineDevice } from './read-claims.ts';
import { leftOfVoucher } from './read-offline-sale.ts';

/** A sale that was made without a line and is taken back, with the vouchers of its lines. */
interface TakenBack {
  readonly campaign: VoucherCampaign;
  readonly vouchers: readonly KeptVoucher[];
  readonly sale: KeptSale;
  readonly reversed: KeptSale;
  readonly version: number;
  readonly at: Instant;
}

/**
 * What a sale took goes to those that were next, and what is left then is in its vouchers again; of one that was lost, in the
 * one that its holder has now.
 */
async function movesBack(
  ports: VoucherPorts,
  good: GoodId,
  { campaign, vouchers, sale, at }: TakenBack,
): Promise<readonly KeptMove[]> {
  const moves: KeptMove[] = [];
  for (const { found, of } of foundLines(campaign, vouchers, sale.lines)) {
    // oxlint-disable no-await-in-loop -- two lines may be in one voucher now, one after the other
    const { claims, version } = await readClaims(ports, good, found.id);
    const now = await latestVoucher(ports, good, found, at);
    // oxlint-enable no-await-in-loop
    const others = claims.filter((one) => one.sale !== sale.id);
    const taken = claims.reduce((sum, one) => sum + (one.sale === sale.id ? one.taken : 0), 0);
    const after = settleClaims(others, leftOfVoucher(found) + taken);
    const moved = moves.reduce((sum, one) => sum + (one.found.id === now.id ? usesMoved(one) : 0), 0);
    moves.push({ voucher: found.id, found: now, of, used: now.used + moved, before: claims, after, version });
  }
  return moves;
}

/** What is written when a sale that was made without a line is taken back. Left: what was read has changed meanwhile. */
export async function offlineReversal(
  ports: VoucherPorts,
  good: GoodId,
  taken: TakenBack,
): Promise<Either<GoodsRefusal, Pick<GoodsRequest, 'acts' | 'money' | 'records'>>> {
  const { reversed, version, at } = taken;
  const [known, tally, moved] = await Promise.all([
    readOfflineDevice(ports, good, reversed.device),
    ports.goodsRecords.record(good, tallyKind, reversed.shop),
    movesBack(ports, good, taken),
  ]);
  const own = {
    sale: reversed,
    version,
    device: withoutSale(known.device, reversed.id),
    deviceVersion: known.version,
    tally,
  };
  const parts = await movedRecords(ports, good, { own, moved, at });
  if (isLeft(parts)) return parts;
  const { own: mine, records, ...rest } = parts.right;
  const { offline } = mine.sale;
  const sale = { ...mine.sale, offline: { ...offline, corrected: cents(0) } };
  return right({
    ...rest,
    records: [
      saleRecord(sale, version + 1),
      // From now on nothing of the sale is counted, so neither is what corrected it.
      ...(offline.corrected === 0
        ? []
        : [correctionRecord(sale, cents(0 - offline.corrected), version + 1, at)]),
      ...records,
    ],
  });
}
