import type { GoodsStatus } from '../../scarcity/goods-grant.ts';
import type { Instant } from '../../shared/calendar-day.ts';
import { type Cents, cents, sumOfMoney } from '../../shared/money.ts';
import type { VoucherCampaign, VoucherType } from '../campaign.ts';

/** A voucher as a shop finds it. */
export interface FoundVoucher {
  readonly id: string;
  readonly type: string;
  readonly holder: string;
  readonly status: GoodsStatus;
  readonly uses: number;
  readonly used: number;
}

/** How many uses of a voucher a sale is to take. */
export interface AskedLine {
  readonly voucher: string;
  readonly uses: number;
}

/** What a sale is decided on. */
export interface AskedSale {
  readonly campaign: VoucherCampaign;
  readonly isPaused: boolean;
  readonly at: Instant;
  readonly price: Cents;
  readonly lines: readonly AskedLine[];
  readonly vouchers: ReadonlyMap<string, FoundVoucher>;
  /** What the campaign owes the shop already, and the most that it can be owed; null: no limit. */
  readonly owed: Cents;
  readonly most: Cents | null;
}

/** Why a sale cannot be finished. */
export type SaleFault =
  | { readonly kind: 'paused' }
  | { readonly kind: 'notStarted' }
  | { readonly kind: 'over' }
  | { readonly kind: 'noLines' }
  | { readonly kind: 'unknownVoucher'; readonly voucher: string }
  /** The voucher is used up, was given back, or its time is over. */
  | { readonly kind: 'notValid'; readonly voucher: string; readonly status: GoodsStatus }
  | { readonly kind: 'fewerUses'; readonly voucher: string; readonly left: number }
  | { readonly kind: 'twice'; readonly voucher: string }
  /** The vouchers of a sale are of one person. */
  | { readonly kind: 'otherHolder'; readonly voucher: string }
  /** More vouchers of one face than the campaign allows in a purchase. */
  | { readonly kind: 'samePrice'; readonly face: Cents; readonly most: number }
  | { readonly kind: 'mixed' }
  /** The purchase must come to `needed` with these uses, and `missing` is lacking. */
  | { readonly kind: 'belowMinimum'; readonly needed: Cents; readonly missing: Cents }
  /** The vouchers are worth more than the purchase. */
  | { readonly kind: 'abovePrice'; readonly amount: Cents }
  /** The shop can be owed only `left` more. */
  | { readonly kind: 'shopCap'; readonly left: Cents };

interface TypedLine extends AskedLine {
  readonly found: FoundVoucher;
  readonly of: VoucherType;
}

/** What the council owes for a line: the face of its uses. */
export const lineAmount = ({ face }: Pick<VoucherType, 'face'>, uses: number): Cents => cents(face * uses);

/** What a purchase must come to, so that these uses can be taken in it. */
export const neededFor = (
  lines: readonly { readonly of: Pick<VoucherType, 'minimum'>; readonly uses: number }[],
): Cents => sumOfMoney(lines.map(({ of, uses }) => cents(of.minimum * uses)));

function campaignFault({ campaign, isPaused, at, lines }: AskedSale): SaleFault | null {
  if (at < campaign.redeem.from) return { kind: 'notStarted' };
  if (at >= campaign.redeem.until) return { kind: 'over' };
  if (isPaused) return { kind: 'paused' };
  return lines.length === 0 ? { kind: 'noLines' } : null;
}

/** The first fault of a voucher by itself. */
function voucherFault({ voucher, uses }: AskedLine, found: FoundVoucher | undefined): SaleFault | null {
  if (found === undefined) return { kind: 'unknownVoucher', voucher };
  const { status } = found;
  if (status !== 'granted') return { kind: 'notValid', voucher, status };
  const left = found.uses - found.used;
  const isCount = Number.isSafeInteger(uses) && uses > 0 && uses <= left;
  return isCount ? null : { kind: 'fewerUses', voucher, left };
}

/** The first fault of vouchers that are taken together. */
function togetherFault(
  { samePricePerSale, mixed }: VoucherCampaign,
  lines: readonly TypedLine[],
): SaleFault | null {
  const [first] = lines;
  const seen = new Set<string>();
  const faces = new Map<Cents, number>();
  for (const { voucher, found, of } of lines) {
    if (seen.has(voucher)) return { kind: 'twice', voucher };
    seen.add(voucher);
    if (found.holder !== first?.found.holder) return { kind: 'otherHolder', voucher };
    if (!mixed && of.id !== first.of.id) return { kind: 'mixed' };
    const sameFace = (faces.get(of.face) ?? 0) + 1;
    if (sameFace > samePricePerSale) return { kind: 'samePrice', face: of.face, most: samePricePerSale };
    faces.set(of.face, sameFace);
  }
  return null;
}

function moneyFault({ price, owed, most }: AskedSale, lines: readonly TypedLine[]): SaleFault | null {
  const needed = neededFor(lines);
  if (price < needed) return { kind: 'belowMinimum', needed, missing: cents(needed - price) };
  const amount = sumOfMoney(lines.map(({ of, uses }) => lineAmount(of, uses)));
  if (amount > price) return { kind: 'abovePrice', amount };
  return most !== null && owed + amount > most
    ? { kind: 'shopCap', left: cents(Math.max(0, most - owed)) }
    : null;
}

function typedLines({ campaign, lines, vouchers }: AskedSale): readonly TypedLine[] {
  return lines.flatMap((line) => {
    const found = vouchers.get(line.voucher);
    const of = campaign.types.find(({ id }) => id === found?.type);
    return found === undefined || of === undefined ? [] : [{ ...line, found, of }];
  });
}

/** The first reason for which a sale cannot be finished; null if it can. */
export function saleFault(sale: AskedSale): SaleFault | null {
  const first = campaignFault(sale);
  if (first !== null) return first;
  for (const line of sale.lines) {
    const fault = voucherFault(line, sale.vouchers.get(line.voucher));
    if (fault !== null) return fault;
  }
  const lines = typedLines(sale);
  const strange = sale.lines.find(({ voucher }) => !lines.some((one) => one.voucher === voucher));
  if (strange !== undefined) return { kind: 'unknownVoucher', voucher: strange.voucher };
  return togetherFault(sale.campaign, lines) ?? moneyFault(sale, lines);
}
