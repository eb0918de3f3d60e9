import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';
import type { GoodsRequest } from '#domain/scarcity/goods-request.ts';
import { bySender } from '#domain/office/steps/subject-steps.ts';
import { type Cents, cents, sumOfMoney } from '#domain/shared/money.ts';
import type { VoucherCampaign, VoucherType } from '#domain/vouchers/campaign.ts';
import {
  type CampaignRules,
  rulesRecordId,
  rulesRecordKind,
} from '#domain/vouchers/opening/campaign-rules.ts';
import type { SaleEvidence, SaleLine } from '#domain/vouchers/sale.ts';
import { type AskedLine, lineAmount } from '#domain/vouchers/sales/sale-faults.ts';
import { saleMoney } from '#domain/vouchers/sales/sale-money.ts';
import {
  type KeptSale,
  nextVersion,
  saleNumber,
  saleRecord,
  tallyIn,
  tallyRecord,
  receiptRecord,
  usedVoucherRecord,
  usesIn,
} from '#domain/vouchers/sales/sale-records.ts';
import type { ShopAtDevice } from '../shops/shop-access.ts';
import type { KeptVoucher } from './found-vouchers.ts';

/** What a sale is decided on, as it was read. */
export interface ReadSale {
  readonly rules: CampaignRules;
  readonly rulesVersion: number;
  readonly vouchers: ReadonlyMap<string, KeptVoucher>;
  readonly tally: GoodsRecord | null;
  readonly isRepeated: boolean;
}

/** So many uses of a voucher, with the voucher and its type. */
export interface FoundLine {
  readonly found: KeptVoucher;
  readonly of: VoucherType;
  readonly uses: number;
}

/** Lines with their vouchers and types, in their order. */
export const foundLines = (
  { types }: VoucherCampaign,
  vouchers: Iterable<KeptVoucher>,
  lines: readonly AskedLine[],
): readonly FoundLine[] => {
  const all = [...vouchers];
  return lines.flatMap(({ voucher, uses }) =>
    all
      .filter(({ id }) => id === voucher)
      .flatMap((found) => types.filter(({ id }) => id === found.type).map((of) => ({ found, of, uses }))),
  );
};

/** The sale that would be stored. */
export function newSale(
  { rules: { campaign }, vouchers, tally, isRepeated }: ReadSale,
  { shop, device }: ShopAtDevice,
  { price, lines }: { readonly price: Cents; readonly lines: readonly AskedLine[] },
  made: {
    readonly id: string;
    readonly sent: string;
    readonly at: number;
    readonly evidence: Omit<SaleEvidence, 'isRepeated'>;
  },
): KeptSale {
  const { id, sent, at, evidence } = made;
  const saleLines = foundLines(campaign, vouchers.values(), lines).map(
    ({ found, of, uses }): SaleLine => ({
      voucher: found.id,
      type: of.id,
      uses,
      amount: lineAmount(of, uses),
    }),
  );
  return {
    id,
    number: saleNumber(shop.number, tallyIn(tally).sales + 1),
    shop: shop.id,
    device: device.id,
    at,
    price,
    lines: saleLines,
    evidence: { ...evidence, isRepeated },
    status: 'finished',
    offline: null,
    settlement: null,
    reversal: null,
    sent,
  };
}

/** The one request that stores a sale: the uses, the sale, what the shop is owed, and the money. */
export function saleRequest(read: ReadSale, sale: KeptSale): GoodsRequest {
  const { rules, rulesVersion, vouchers, tally, isRepeated } = read;
  const { sales, owed } = tallyIn(tally);
  const amount = sumOfMoney(sale.lines.map((line) => line.amount));
  const used = foundLines(rules.campaign, vouchers.values(), sale.lines);
  return {
    key: `sale/${sale.id}`,
    bodyHash: sale.sent,
    at: sale.at,
    by: bySender,
    acts: sale.lines.map(({ voucher, uses }) => ({ kind: 'use', grant: voucher, times: uses })),
    money: saleMoney(
      sale.shop,
      used.map(({ found, of, uses }) => ({ of, uses, used: found.used })),
    ),
    records: [
      saleRecord(sale, 1),
      tallyRecord(sale.shop, { sales: sales + 1, owed: cents(owed + amount) }, nextVersion(tally), sale.at),
      ...used.map(({ found: { record }, uses }) =>
        usedVoucherRecord(record, sale.at, [...usesIn(record), { sale: sale.id, uses }]),
      ),
      ...(isRepeated ? [] : [receiptRecord(sale.evidence.ticketHash, sale)]),
    ],
    // If somebody pauses the campaign between reading and storing, the sale is decided anew.
    seen: [{ kind: rulesRecordKind, id: rulesRecordId, version: rulesVersion }],
  };
}
