import { addressOf } from '#adapters/wire/address-of.ts';
import { showPaymentPageCall } from '#adapters/wire/payments/show-payment-page.ts';
import type { OwnOrderAnswer } from '#adapters/wire/vouchers/own-order.ts';
import type { OpenPayment } from '#application/ports/server/payment-store.ts';
import type { ViewedEntry } from '#application/vouchers/draw/view-entry.ts';
import type { OwnOrder } from '#application/vouchers/issue/read-wallet.ts';
import type { Town } from '#domain/access/town.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import type { VoucherOrder } from '#domain/vouchers/issue/voucher-order.ts';

const momentText = (at: number): string => new Date(at).toISOString();

const linesOf = ({ vouchers }: VoucherOrder): OwnOrderAnswer['lines'] =>
  [...new Set(vouchers.map(({ type }) => type))].map((type) => ({
    type,
    count: vouchers.filter((one) => one.type === type).length,
  }));

/** Where the payer of an order is sent, and comes back to. */
export interface PayingWay {
  readonly payment: OpenPayment;
  readonly forward: string;
  readonly lang: Language;
}

const writePayment = ({ realm }: Town, way: PayingWay | null): OwnOrderAnswer['payment'] =>
  way && {
    id: way.payment.payment.id,
    url: addressOf(showPaymentPageCall, {
      realm,
      token: way.payment.token,
      forward: way.forward,
      lang: way.lang,
    }),
  };

/** An order as its holder gets it. */
export const writeOwnOrder = (
  town: Town,
  { id, title, types, redeem }: VoucherCampaign,
  { order, state, until, extended, vouchers }: OwnOrder,
  { way, entry }: { readonly way: PayingWay | null; readonly entry: ViewedEntry | null },
): OwnOrderAnswer => ({
  ...(entry !== null && { entry: { ...entry, sealed: entry.sealed && { ...entry.sealed } } }),
  id: order.id,
  state,
  at: momentText(order.at),
  lines: linesOf(order),
  amount: order.amount,
  until: until === null ? null : momentText(until),
  extended,
  payment: writePayment(town, way),
  vouchers: vouchers.map(({ returnsUntil, usedIn, ...one }) => ({
    ...one,
    usedIn: usedIn.map((use) => ({ ...use, at: momentText(use.at) })),
    returnsUntil: returnsUntil === null ? null : momentText(returnsUntil),
  })),
  campaign: {
    id,
    title,
    lastDay: dayAt(redeem.until - 1, town.timeZone),
    types: types.map(({ id: type, title: name, face, price, minimum, uses }) => ({
      id: type,
      title: name,
      face,
      price,
      minimum,
      uses,
    })),
  },
});
