import * as t from 'io-ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import { cents, decimalString } from '#domain/shared/money.ts';
import { reversalLasts } from '#domain/vouchers/sales/reversal.ts';
import { lossOfSale, owedForSale } from '#domain/vouchers/offline/offline-sale.ts';
import type { VoucherSale } from '#domain/vouchers/sale.ts';
import { offlineBearers } from '#domain/vouchers/campaign-words.ts';
import { localizedText, nullable, wordOf } from '../../decode.ts';

const saleLineWire = t.type({
  voucher: t.string,
  title: localizedText,
  uses: t.number,
  /** Euros with a point: what the council owes the shop for the line. */
  amount: t.string,
});

/** A sale as its shop sees it: a receipt. */
export const saleWire = t.type({
  id: t.string,
  number: t.string,
  campaign: t.string,
  at: t.string,
  price: t.string,
  lines: t.array(saleLineWire),
  /** What the council owes the shop for the sale, and what its customer still pays. */
  amount: t.string,
  rest: t.string,
  status: wordOf(['finished', 'reversed', 'conflicting']),
  /** The first moment at which the shop can no longer take it back by itself. */
  reversibleUntil: t.string,
  isTicketRepeated: t.boolean,
  /** If it was made without a line: when, whether it came late, what of it was used twice, and who bears that. */
  offline: nullable(
    t.type({ madeAt: t.string, isLate: t.boolean, lost: t.string, bearer: wordOf(offlineBearers) }),
  ),
});
export type SaleSeen = t.TypeOf<typeof saleWire>;

export function writeSale(campaign: VoucherCampaign, sale: VoucherSale): SaleSeen {
  const amount = owedForSale(sale);
  const lost = lossOfSale(sale).amount;
  // Its customer has got the discount all the same.
  const deducted = sale.offline?.bearer === 'shop' ? amount + lost : amount;
  return {
    id: sale.id,
    number: sale.number,
    campaign: campaign.id,
    at: new Date(sale.at).toISOString(),
    price: decimalString(sale.price),
    lines: sale.lines.map(({ voucher, type, uses, amount: owed }) => ({
      voucher,
      title: campaign.types.find(({ id }) => id === type)?.title ?? type,
      uses,
      amount: decimalString(owed),
    })),
    amount: decimalString(amount),
    rest: decimalString(cents(sale.price - deducted)),
    status: sale.status,
    reversibleUntil: new Date(sale.at + reversalLasts).toISOString(),
    isTicketRepeated: sale.evidence.isRepeated,
    offline: sale.offline && {
      madeAt: new Date(sale.offline.madeAt).toISOString(),
      isLate: sale.offline.isLate,
      lost: decimalString(lost),
      bearer: sale.offline.bearer,
    },
  };
}
