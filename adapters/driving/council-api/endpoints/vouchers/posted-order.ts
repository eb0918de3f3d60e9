import type { AskedOrder } from '#application/vouchers/issue/order-vouchers.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { left } from '#domain/shared/result.ts';
import type { OrderLine } from '#domain/vouchers/issue/voucher-order.ts';
import { voucherRefused, type VoucherRefusal } from './asked-order.ts';

/** An order as a page sends it. */
export interface PostedOrder {
  readonly key: string;
  readonly lines: readonly OrderLine[];
  readonly identity: string;
  readonly birthDay?: string | null | undefined;
  readonly area?: string | null | undefined;
  readonly email?: string | null | undefined;
}

/** What is asked for by an order, over the web or at a desk. */
export const askedOrder = (
  { key, lines, identity, birthDay, area, email }: PostedOrder,
  { language = null, ...who }: Pick<AskedOrder, 'channel' | 'by'> & { readonly language?: Language | null },
): AskedOrder => ({
  mail: language === null || !email?.trim() ? null : { to: email.trim(), language },
  id: key,
  lines,
  area: area ?? null,
  ...who,
  person: { written: { identity, birthDay: birthDay ?? null }, isAtDesk: who.channel === 'desk' },
});

/** The refusal of what was asked for vouchers. */
export const orderRefusal = (refused: { readonly kind: string }): VoucherRefusal =>
  refused.kind === 'unknownCampaign' ? { kind: 'unknownDocument' } : voucherRefused(refused);

/** The key of an order is none. */
export const badKey = left<VoucherRefusal>({ kind: 'voucherRefused', where: 'unknownOrder' });
