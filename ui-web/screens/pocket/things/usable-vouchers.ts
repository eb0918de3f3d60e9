import type { OwnOrderAnswer } from '#adapters/wire/vouchers/own-order.ts';
import { type CalendarDay, endOfDay, type Instant, type TimeZone } from '#domain/shared/calendar-day.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';

/** A voucher that can still be used. */
export interface UsableVoucher {
  readonly id: string;
  readonly code: string;
  /** Cents of one use, and how many uses are left. */
  readonly face: number;
  readonly left: number;
  readonly type: LocalizedText;
}

/** The vouchers of a campaign that can still be used. */
export interface VoucherCard {
  readonly campaign: string;
  readonly title: LocalizedText;
  /** Cents of all uses that are left. */
  readonly worth: number;
  readonly until: Instant;
  readonly vouchers: readonly UsableVoucher[];
}

const usableOf = ({ vouchers, campaign }: OwnOrderAnswer): readonly UsableVoucher[] =>
  vouchers.flatMap(({ id, type, code, uses, used, status }) => {
    const known = campaign.types.find((one) => one.id === type);
    if (code === null || used >= uses || status !== 'granted' || known === undefined) return [];
    return [{ id, code, face: known.face, left: uses - used, type: known.title }];
  });

/** What is left to spend, a card for each campaign. */
export function voucherCards(
  orders: readonly OwnOrderAnswer[],
  now: Instant,
  zone: TimeZone,
): readonly VoucherCard[] {
  const cards = new Map<string, VoucherCard>();
  for (const order of orders) {
    const { id, title, lastDay } = order.campaign;
    const until = endOfDay(lastDay as CalendarDay, zone);
    const vouchers = [...(cards.get(id)?.vouchers ?? []), ...usableOf(order)];
    const worth = vouchers.reduce((sum, { face, left }) => sum + face * left, 0);
    if (until > now && vouchers.length > 0) cards.set(id, { campaign: id, title, worth, until, vouchers });
  }
  return [...cards.values()];
}
