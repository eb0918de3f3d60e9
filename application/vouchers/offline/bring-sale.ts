import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { Town } from '#domain/access/town.ts';
import { bySender } from '#domain/office/steps/subject-steps.ts';
import type { Cents } from '#domain/shared/money.ts';
import { type Either, isLeft } from '#domain/shared/result.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import {
  pendingNumber,
  refusedSaleIn,
  refusedSaleKind,
  refusedSaleRecord,
} from '#domain/vouchers/offline/refused-sale.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';
import { type KeptSale, nextVersion } from '#domain/vouchers/sales/sale-records.ts';
import { readRules } from '../records/read-rules.ts';
import { saleIdOf } from '../sales/finish-sale.ts';
import type { ShopAtDevice } from '../shops/shop-access.ts';
import {
  type OfflineSalePorts,
  readOfflineLines,
  type SentOfflineSale,
  vouchersOfLines,
} from './read-offline-sale.ts';
import { type OfflineSaleRefused, sumOfLines, syncSale } from './sync-sale.ts';

/** After these nothing is decided: the shop sends the sale again, with its pictures. */
const undecided: readonly string[] = ['busy', 'noTicket', 'noIdentity'];

/** Whether a sale that was not stored is sent again, and may be stored then. */
export const isSaleUndecided = ({ kind }: { readonly kind: string }): boolean => undecided.includes(kind);

/** What the vouchers of a sale would have been worth; null if one of them is not known. */
async function worthOf(
  ports: OfflineSalePorts,
  town: Town,
  campaign: VoucherCampaign,
  sent: SentOfflineSale,
): Promise<Cents | null> {
  const lines = await readOfflineLines(ports, town, sent);
  if (isLeft(lines)) return null;
  const good = { realm: town.realm, good: goodOfCampaign(campaign.id) };
  const vouchers = await vouchersOfLines(ports, good, lines.right, ports.clock.now());
  const isKnown = lines.right.every(({ voucher }) => vouchers.has(voucher));
  return isKnown ? sumOfLines(campaign, lines.right, vouchers).amount : null;
}

/** Lists a sale as refused, once for each reason. Nothing else of it is stored. */
async function noteRefused(
  ports: OfflineSalePorts,
  town: Town,
  { by, sent, why }: { readonly by: ShopAtDevice; readonly sent: SentOfflineSale; readonly why: string },
): Promise<void> {
  const { realm } = town;
  const kept = await readRules(ports)(realm, sent.campaign);
  if (kept === null) return;
  const good: GoodId = { realm, good: goodOfCampaign(sent.campaign) };
  const id = saleIdOf(ports, realm, by.shop.id, sent.key);
  const before = await ports.goodsRecords.record(good, refusedSaleKind, id);
  if (before !== null && refusedSaleIn(before).why === why) return;
  const amount = await worthOf(ports, town, kept.rules.campaign, sent);
  const { key, madeAt, price } = sent;
  const [at, version] = [ports.clock.now(), nextVersion(before)];
  const named = { id, number: pendingNumber(key), shop: by.shop.id, device: by.device.id };
  // If another process notes it at the same time, its record is as good as this one.
  await ports.goods.ask(good, {
    key: `refused/${id}/${version}`,
    bodyHash: why,
    at,
    by: bySender,
    acts: [],
    money: [],
    records: [refusedSaleRecord({ ...named, madeAt, at, why, price, amount }, version)],
  });
}

/** Brings one sale that was made without a line, as `syncSale`; one that is refused for good is listed for the office. */
export const bringSale =
  (ports: OfflineSalePorts) =>
  async (
    town: Town,
    by: ShopAtDevice,
    sent: SentOfflineSale,
  ): Promise<Either<OfflineSaleRefused, KeptSale>> => {
    const came = await syncSale(ports)(town, by, sent);
    if (isLeft(came) && !isSaleUndecided(came.left))
      await noteRefused(ports, town, { by, sent, why: came.left.kind });
    return came;
  };
