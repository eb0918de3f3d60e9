import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { Town } from '#domain/access/town.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { cents, sumOfMoney } from '#domain/shared/money.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import type { CodeFault } from '#domain/vouchers/code/voucher-code.ts';
import { isOpenAllowance, type OfflineDevice, type OfflineSum } from '#domain/vouchers/offline/allowance.ts';
import {
  allowanceFault,
  type AllowanceFault,
  allowanceOf,
} from '#domain/vouchers/offline/allowance-faults.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';
import { type AskedLine, lineAmount } from '#domain/vouchers/sales/sale-faults.ts';
import { type KeptSale, saleIn, saleKind, tallyKind } from '#domain/vouchers/sales/sale-records.ts';
import { answerOnce } from '../../scarcity/answer-once.ts';
import { readRules } from '../records/read-rules.ts';
import { isStaleGoods, mostOfShop, saleIdOf, type SaleRefused } from '../sales/finish-sale.ts';
import type { KeptVoucher } from '../sales/found-vouchers.ts';
import type { ShopAtDevice } from '../shops/shop-access.ts';
import { offlineEvidence } from './offline-evidence.ts';
import { readOfflineDevice } from './read-claims.ts';
import {
  type OfflineSalePorts,
  offlineSaleFault,
  readOfflineLines,
  type SentOfflineSale,
  vouchersOfLines,
} from './read-offline-sale.ts';
import { storeOfflineSale } from './store-offline-sale.ts';

/** Why a sale without a line is not stored. `busy`: nothing was decided, and it is sent again. Anything else is the shop's own risk. */
export type OfflineSaleRefused = SaleRefused | AllowanceFault | CodeFault;

/**
 * How often a sale is decided anew because another one changed what it had read. A device that brings a whole batch writes its
 * record with each sale of it, and who overturns one of them reads more than it does.
 */
const mostTries = 100;

/** Whether what was stored under a key is what comes now: ids of pictures may be others, if they were brought again. */
const isSameSale = (kept: KeptSale, { price }: SentOfflineSale, lines: readonly AskedLine[]): boolean =>
  kept.price === price &&
  kept.lines.length === lines.length &&
  kept.lines.every(({ voucher, uses }, n) => lines[n]?.voucher === voucher && lines[n].uses === uses);

/** What a sale takes of its allowance: its vouchers, and the face of its uses. */
export function sumOfLines(
  { types }: VoucherCampaign,
  lines: readonly AskedLine[],
  vouchers: ReadonlyMap<string, KeptVoucher>,
): OfflineSum {
  const amounts = lines.map(({ voucher, uses }) => {
    const of = types.find(({ id }) => id === vouchers.get(voucher)?.type);
    return of === undefined ? cents(0) : lineAmount(of, uses);
  });
  return { vouchers: lines.length, amount: sumOfMoney(amounts) };
}

/** A sale that is brought, and what it is decided on whoever else writes meanwhile. */
interface BroughtSale {
  readonly good: GoodId;
  readonly by: ShopAtDevice;
  readonly id: string;
  readonly sent: SentOfflineSale;
  readonly lines: readonly AskedLine[];
}

const isLateSale = (device: OfflineDevice, reserved: Instant, now: Instant): boolean =>
  !isOpenAllowance(device, reserved, now);

/** Decides a sale on what is stored now. Null: what was read has changed meanwhile. */
async function decideOnce(
  ports: OfflineSalePorts,
  { good, by, id, sent, lines }: BroughtSale,
): Promise<Either<OfflineSaleRefused, KeptSale> | null> {
  const kept = await readRules(ports)(good.realm, sent.campaign);
  if (kept === null) return left({ kind: 'unknownCampaign' });
  const { campaign } = kept.rules;
  const now = ports.clock.now();
  const [known, tally, vouchers] = await Promise.all([
    readOfflineDevice(ports, good, by.device.id),
    ports.goodsRecords.record(good, tallyKind, by.shop.id),
    vouchersOfLines(ports, good, lines, now),
  ]);
  const { device } = known;
  if (device === null) return left({ kind: 'noAllowance' });
  const sum = sumOfLines(campaign, lines, vouchers);
  const asked = { reserved: sent.reserved, madeAt: sent.madeAt, ...sum };
  const risk = allowanceFault(allowanceOf(device, sent.reserved), asked, now);
  if (risk !== null) return left(risk);
  const owed = mostOfShop(campaign, by.shop.most, tally);
  const fault = offlineSaleFault({ campaign, at: sent.madeAt, price: sent.price, lines, ...owed }, vouchers);
  if (fault !== null) return left(fault);
  const proven = { realm: good.realm, shop: by.shop.id, campaign, vouchers };
  const evidence = await offlineEvidence(ports, proven, sent);
  if (isLeft(evidence)) return evidence;
  const isLate = isLateSale(device, sent.reserved, now);
  const stored = await storeOfflineSale(ports, {
    good,
    by,
    campaign,
    now,
    known: { device, version: known.version },
    tally,
    made: { id, sent, lines, sum, isLate, ...evidence.right },
    vouchers,
  });
  if (!isLeft(stored)) return stored;
  if (isStaleGoods(stored.left)) return null;
  throw new Error(`a sale without a line was refused: ${stored.left.kind}`);
}

/**
 * Brings one sale that was made without a line: it is settled by rule, and stored with all that it changes in one request. A
 * sale that was stored before under this key is given as it is now.
 */
export const syncSale =
  (ports: OfflineSalePorts) =>
  async (
    town: Town,
    by: ShopAtDevice,
    sent: SentOfflineSale,
  ): Promise<Either<OfflineSaleRefused, KeptSale>> => {
    const { realm } = town;
    const good: GoodId = { realm, good: goodOfCampaign(sent.campaign) };
    const id = saleIdOf(ports, realm, by.shop.id, sent.key);
    const read = await readOfflineLines(ports, town, sent);
    if (isLeft(read)) return read;
    const stored = async (): Promise<Either<OfflineSaleRefused, KeptSale> | null> => {
      const record = await ports.goodsRecords.record(good, saleKind, id);
      if (record === null) return null;
      const kept = saleIn(record);
      return isSameSale(kept, sent, read.right) ? right(kept) : left({ kind: 'keyReused' });
    };
    const decide = () => decideOnce(ports, { good, by, id, sent, lines: read.right });
    for (let tries = 0; tries < mostTries; tries += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each try decides on what it reads
      const answer = await answerOnce(stored, decide);
      if (answer !== null) return answer;
    }
    return left({ kind: 'busy' });
  };
