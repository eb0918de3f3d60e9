import { formatCount, formatMoney } from '#application/text/numbers.ts';
import { formatClock, formatDay } from '#application/text/dates.ts';
import type { CampaignAnswer, CampaignDrawAnswer } from '#adapters/wire/vouchers/campaign.ts';
import type { OwnOrderAnswer } from '#adapters/wire/vouchers/own-order.ts';
import { dayAt, type CalendarDay, type TimeZone } from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';
import type { Speech } from '#ui-web/speech.ts';

/** An amount of cents, in words. */
export const euroText = (amount: number): string => formatMoney(cents(amount));

/** The day of a moment, in words. */
export const dayText = (moment: string, zone: TimeZone, { language }: Speech): string =>
  formatDay(dayAt(Date.parse(moment), zone), language);

/** The last day before an end: an end is the first moment after it. */
export const lastDayOf = (end: string, zone: TimeZone, { language }: Speech): string =>
  formatDay(dayAt(Date.parse(end) - 1, zone), language);

/** Whether and why a campaign gives vouchers now. */
export type CampaignMoment =
  | 'cancelled'
  | 'ended'
  | 'notYet'
  | 'over'
  | 'paused'
  | 'soldOut'
  | 'open'
  /** Of a draw: people can enter it, it is to be made, or its vouchers are for who was drawn. */
  | 'list'
  | 'drawing'
  | 'drawn';

/** How far the draw of a campaign is, until what is left is for whoever comes first. */
function momentOfDraw({ from, until, state }: CampaignDrawAnswer, now: number): CampaignMoment | null {
  if (state === 'over') return null;
  if (state === 'drawn') return 'drawn';
  if (now < Date.parse(from)) return 'notYet';
  return state === 'list' && now < Date.parse(until) ? 'list' : 'drawing';
}

export function momentOf(
  { ended, issue, isPaused, left, draw }: CampaignAnswer,
  now: number,
): CampaignMoment {
  if (ended !== null) return ended.kind;
  const ofDraw = draw === undefined ? null : momentOfDraw(draw, now);
  if (ofDraw !== null && now < Date.parse(issue.until)) return isPaused ? 'paused' : ofDraw;
  if (now < Date.parse(issue.from)) return 'notYet';
  if (now >= Date.parse(issue.until)) return 'over';
  if (isPaused) return 'paused';
  return left === 0 ? 'soldOut' : 'open';
}

/** Whether there is something to tell of a campaign: its first day, a wave or its draw is still to come. */
export const opensLater = (
  { ended, issue, draw, next }: Pick<CampaignAnswer, 'ended' | 'issue' | 'draw' | 'next'>,
  now: number,
): boolean => ended === null && (next !== null || now < Date.parse((draw ?? issue).from));

type TypeAnswer = CampaignAnswer['types'][number];
type OrderCounts = Readonly<Record<string, number>>;

/** What an order of these numbers comes to, in cents. */
export function orderTotals(types: readonly TypeAnswer[], counts: OrderCounts) {
  const sum = (of: (type: TypeAnswer) => number) =>
    types.reduce((total, type) => total + of(type) * (counts[type.id] ?? 0), 0);
  return {
    count: sum(() => 1),
    worth: sum(({ face, uses }) => face * uses),
    price: sum(({ price }) => price),
  };
}

/** Whether one more of a type can be added, as far as the page knows. */
export function mayAdd(campaign: CampaignAnswer, type: TypeAnswer, counts: OrderCounts): boolean {
  const { count } = orderTotals(campaign.types, counts);
  const own = counts[type.id] ?? 0;
  return count < Math.min(campaign.perPerson ?? 20, 20) && own < Math.min(type.perPerson ?? 20, type.left);
}

/** The type of a voucher as it was when the order was read last. */
export const typeOfVoucher = ({ campaign }: OwnOrderAnswer, type: string) =>
  campaign.types.find(({ id }) => id === type) ?? null;

/** One voucher of the wallet, in words. */
export interface VoucherView {
  readonly id: string;
  readonly order: OwnOrderAnswer;
  readonly face: string;
  readonly code: string | null;
  readonly uses: number;
  readonly left: number;
  readonly campaign: string;
  readonly type: string;
  readonly line: string;
  readonly minimum: string | null;
  readonly lastDay: string;
  readonly price: string | null;
  readonly returnsUntil: string | null;
  /** Whether two shops took the same uses of it. */
  readonly isUsedTwice: boolean;
  /** In which shop and when its uses were taken, a line each. */
  readonly usedIn: readonly string[];
  /** Whether its price is given back at a desk. */
  readonly isFromDesk: boolean;
}

type OwnVoucher = OwnOrderAnswer['vouchers'][number];

function lineOf(voucher: OwnVoucher, face: number, lastDay: string, { t }: Speech): string {
  const left = voucher.uses - voucher.used;
  const { cashAtDesk = 0 } = voucher;
  if (cashAtDesk > 0) return t('vouchers:wallet.cash', { amount: euroText(cashAtDesk) });
  if (voucher.status === 'cancelled')
    return t(`vouchers:wallet.${voucher.isReplaced === true ? 'replaced' : 'returned'}`);
  if (left === 0) return t('vouchers:wallet.used');
  if (voucher.status === 'expired') return t('vouchers:wallet.expired', { day: lastDay });
  return voucher.uses === 1
    ? t('vouchers:wallet.oneUse', { day: lastDay })
    : t('vouchers:wallet.usesLeft', {
        count: left,
        n: formatCount(left),
        amount: euroText(face * left),
        day: lastDay,
      });
}

/** Where and when uses of a voucher were taken: "Forn de la Plaça · 18 de noviembre, 10.20 · 2 usos". */
function usedInWords({ uses, usedIn = [] }: OwnVoucher, zone: TimeZone, speech: Speech): readonly string[] {
  return usedIn.map((one) => {
    const clock = formatClock(Date.parse(one.at), zone, speech.language);
    const where = `${one.shop} · ${dayText(one.at, zone, speech)}, ${clock}`;
    const n = formatCount(one.uses);
    return uses === 1 ? where : `${where} · ${speech.t('vouchers:wallet.uses', { count: one.uses, n })}`;
  });
}

/** The vouchers of an order, in words. */
export function voucherViews(order: OwnOrderAnswer, zone: TimeZone, speech: Speech): readonly VoucherView[] {
  const lastDay = formatDay(order.campaign.lastDay as CalendarDay, speech.language);
  return order.vouchers.map((voucher) => {
    const type = typeOfVoucher(order, voucher.type);
    const face = type?.face ?? 0;
    return {
      id: voucher.id,
      order,
      face: euroText(face),
      code: voucher.code,
      uses: voucher.uses,
      left: voucher.status === 'cancelled' ? 0 : voucher.uses - voucher.used,
      campaign: speech.said(order.campaign.title).text,
      type: speech.said(type?.title).text,
      line: lineOf(voucher, face, lastDay, speech),
      minimum: type === null || type.minimum === 0 ? null : euroText(type.minimum),
      lastDay,
      price: type === null || type.price === 0 ? null : euroText(type.price),
      isUsedTwice: voucher.isUsedTwice === true,
      usedIn: usedInWords(voucher, zone, speech),
      isFromDesk: voucher.isFromDesk === true,
      returnsUntil: voucher.returnsUntil && lastDayOf(voucher.returnsUntil, zone, speech),
    };
  });
}
