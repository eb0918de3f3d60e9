import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import { bySender } from '#domain/office/steps/subject-steps.ts';
import type { GoodsRefusal } from '#domain/scarcity/goods-act.ts';
import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';
import { type Either, isLeft, right } from '#domain/shared/result.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import type { OfflineDevice, OfflineSum } from '#domain/vouchers/offline/allowance.ts';
import { withSale } from '#domain/vouchers/offline/allowance-faults.ts';
import { type UseClaim, lateClaim, settleClaims } from '#domain/vouchers/offline/claims.ts';
import { conflictRecord } from '#domain/vouchers/offline/offline-records.ts';
import { movedSale } from '#domain/vouchers/offline/moved-claims.ts';
import { bearerOf, lossOfSale } from '#domain/vouchers/offline/offline-sale.ts';
import type { OfflineSale, SaleEvidence, SaleLine } from '#domain/vouchers/sale.ts';
import { type AskedLine, lineAmount } from '#domain/vouchers/sales/sale-faults.ts';
import {
  type KeptSale,
  saleNumber,
  saleRecord,
  tallyIn,
  receiptRecord,
} from '#domain/vouchers/sales/sale-records.ts';
import { type KeptVoucher, latestVoucher } from '../sales/found-vouchers.ts';
import { foundLines } from '../sales/sale-request.ts';
import type { ShopAtDevice } from '../shops/shop-access.ts';
import { type KeptMove, movedRecords } from './moved-records.ts';
import { readClaims } from './read-claims.ts';
import { leftOfVoucher, type OfflineSalePorts, type SentOfflineSale } from './read-offline-sale.ts';

/** A sale that may be stored: what was made without a line, and what it is decided on. */
export interface StorableSale {
  readonly good: GoodId;
  readonly by: ShopAtDevice;
  readonly campaign: VoucherCampaign;
  readonly now: Instant;
  readonly known: { readonly device: OfflineDevice; readonly version: number };
  readonly tally: GoodsRecord | null;
  readonly vouchers: ReadonlyMap<string, KeptVoucher>;
  readonly made: {
    readonly id: string;
    readonly sent: SentOfflineSale;
    readonly lines: readonly AskedLine[];
    readonly sum: OfflineSum;
    readonly isLate: boolean;
    readonly evidence: SaleEvidence;
    readonly isOtherPerson: boolean;
  };
}

/** Who gets which uses of the sale's vouchers, once it is there. */
async function movesOf(ports: OfflineSalePorts, storable: StorableSale): Promise<readonly KeptMove[]> {
  const { good, by, campaign, now, vouchers, made } = storable;
  const lines = foundLines(campaign, vouchers.values(), made.lines);
  const moves = lines.map(async ({ found, of, uses }): Promise<KeptMove> => {
    const { claims, version } = await readClaims(ports, good, found.id);
    const latest = await latestVoucher(ports, good, found, now);
    // The code of a voucher that was lost and replaced has nothing left: what sales took of it stays theirs.
    const free = leftOfVoucher(found);
    const claim: UseClaim = {
      sale: made.id,
      shop: by.shop.id,
      device: by.device.id,
      reserved: made.sent.reserved,
      uses,
      taken: 0,
      isFixed: false,
    };
    const after = made.isLate ? [...claims, lateClaim(claim, free)] : settleClaims([...claims, claim], free);
    return { voucher: found.id, found: latest, of, used: latest.used, before: claims, after, version };
  });
  return Promise.all(moves);
}

/** What the sale has of its own beside what others have. */
function offlineOf({ campaign, made }: StorableSale): OfflineSale {
  const { sent, isLate, isOtherPerson } = made;
  return {
    madeAt: sent.madeAt,
    reserved: sent.reserved,
    isLate,
    bearer: bearerOf(campaign, isLate),
    lost: [],
    corrected: cents(0),
    isOtherPerson,
  };
}

/** The sale that would be stored. The council owes for a line what it gets, and what was used twice if it bears that. */
function newOfflineSale(storable: StorableSale, moves: readonly KeptMove[], sentHash: string): KeptSale {
  const { by, now, tally, made } = storable;
  const { id, sent, evidence } = made;
  const offline = offlineOf(storable);
  const lines = moves.flatMap(({ voucher, of, after }) =>
    after
      .filter(({ sale }) => sale === id)
      .map((claim): SaleLine => {
        const owed = offline.bearer === 'council' ? claim.uses : claim.taken;
        return { voucher, type: of.id, uses: claim.uses, amount: lineAmount(of, owed) };
      }),
  );
  return {
    id,
    number: saleNumber(by.shop.number, tallyIn(tally).sales + 1),
    shop: by.shop.id,
    device: by.device.id,
    at: now,
    price: sent.price,
    lines,
    evidence,
    status: 'finished',
    offline,
    settlement: null,
    reversal: null,
    sent: sentHash,
  };
}

/** Stores a sale that was made without a line, with all that it changes, in one request. */
export async function storeOfflineSale(
  ports: OfflineSalePorts,
  storable: StorableSale,
): Promise<Either<GoodsRefusal, KeptSale>> {
  const { good, now, known, tally, made } = storable;
  const sentHash = ports.passSeal.digest(good.realm, JSON.stringify(['sent sale', made.id, made.lines]));
  const moved = await movesOf(ports, storable);
  const sale = newOfflineSale(storable, moved, sentHash);
  const lost = lossOfSale(movedSale(sale, moved).sale);
  const { reserved } = made.sent;
  const device = withSale(known.device, { id: sale.id, reserved, isLate: made.isLate, lost }, made.sum);
  const own = { sale, version: 0, device, deviceVersion: known.version, tally };
  const parts = await movedRecords(ports, good, { own, moved, at: now });
  if (isLeft(parts)) return parts;
  const { own: mine, records, ...rest } = parts.right;
  const stored = await ports.goods.ask(good, {
    key: `sale/${sale.id}`,
    bodyHash: sentHash,
    at: now,
    by: bySender,
    ...rest,
    records: [
      saleRecord(mine.sale, 1),
      ...records,
      ...(mine.sale.status === 'conflicting' ? [conflictRecord(sale, 1, now)] : []),
      ...(sale.evidence.isRepeated ? [] : [receiptRecord(sale.evidence.ticketHash, sale)]),
    ],
  });
  return isLeft(stored) ? stored : right(mine.sale);
}
