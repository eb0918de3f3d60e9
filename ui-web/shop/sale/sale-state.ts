import type { SeenVouchers } from '#adapters/wire/vouchers/sales/look-up-voucher.ts';
import type { SaleSeen } from '#adapters/wire/vouchers/sales/sale.ts';
import { type Cents, cents } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import { readPrice } from '#domain/vouchers/sales/price.ts';

/** The steps of a sale, in their order. */
export const saleSteps = ['scan', 'choose', 'price', 'proof', 'summary'] as const;
export type SaleStep = (typeof saleSteps)[number];

/** A voucher of the sale, and how many of its uses are taken. */
export interface ChosenLine {
  readonly voucher: string;
  readonly uses: number;
}

/** A picture that the council has stored, or that waits on the device for a line: its id is null then. */
export interface StoredPicture {
  readonly id: string | null;
  readonly isRepeated: boolean;
}

/** A sale that is being made. It is kept on the device until it is finished or cancelled. */
export interface SaleDraft {
  readonly key: string;
  readonly step: SaleStep;
  readonly looked: SeenVouchers | null;
  readonly lines: readonly ChosenLine[];
  readonly price: string;
  readonly ticket: StoredPicture | null;
  readonly photo: StoredPicture | null;
  /** The identity number is in the memory of the page alone. */
  readonly number: string;
  readonly isSeen: boolean;
  /** The texts of the codes of vouchers that were looked up without a line, by voucher. */
  readonly codes: Readonly<Record<string, string>>;
  readonly receipt: SaleSeen | null;
  /** The number under which the sale waits on the device; null if it does not. */
  readonly pending: string | null;
}

/** A sale before anything of it is known. */
export const beginSale = (key: string): SaleDraft => ({
  key,
  step: 'scan',
  looked: null,
  lines: [],
  price: '',
  ticket: null,
  photo: null,
  number: '',
  isSeen: false,
  codes: {},
  receipt: null,
  pending: null,
});

export type SeenVoucher = SeenVouchers['vouchers'][number];
export type SeenType = SeenVouchers['campaign']['types'][number];

/** Euros that the council wrote, in cents. */
export function centsOf(euros: string): Cents {
  const read = readPrice(euros);
  return isLeft(read) ? cents(0) : read.right;
}

/** The voucher of that id, with its type. */
export function voucherOf(
  looked: SeenVouchers,
  id: string,
): { readonly voucher: SeenVoucher; readonly type: SeenType } | null {
  const voucher = looked.vouchers.find((one) => one.id === id);
  const type = looked.campaign.types.find((one) => one.id === voucher?.type);
  return voucher === undefined || type === undefined ? null : { voucher, type };
}

export const usesLeft = ({ uses, used }: SeenVoucher): number => uses - used;

/** Why a voucher cannot be added to what is chosen; null if it can. The council decides it again. */
export function notAddable(
  looked: SeenVouchers,
  lines: readonly ChosenLine[],
  id: string,
): 'already' | 'same' | 'type' | null {
  const found = voucherOf(looked, id);
  const chosen = lines.flatMap((line) => voucherOf(looked, line.voucher) ?? []);
  if (lines.some(({ voucher }) => voucher === id)) return 'already';
  if (!looked.campaign.mixed && chosen.some(({ type }) => type.id !== found?.type.id)) return 'type';
  const same = chosen.filter(({ type }) => type.face === found?.type.face).length;
  return same >= looked.campaign.samePricePerSale ? 'same' : null;
}

/** The vouchers that could be used now. */
export const usableIn = ({ vouchers }: SeenVouchers): readonly SeenVoucher[] =>
  vouchers.filter(({ status }) => status === 'granted');

/** The sale after its code was read: with one voucher of one use there is nothing to choose. */
export function afterLook(draft: SaleDraft, looked: SeenVouchers): SaleDraft {
  const scanned = looked.vouchers.find(({ id }) => id === looked.voucher);
  const first = scanned?.status === 'granted' ? scanned : usableIn(looked)[0];
  const lines = first === undefined ? [] : [{ voucher: first.id, uses: 1 }];
  const isClear = usableIn(looked).length === 1 && first !== undefined && usesLeft(first) === 1;
  return { ...draft, looked, lines, step: isClear ? 'price' : 'choose' };
}

/** What the purchase must come to, and what the vouchers are worth, with these lines. */
export function sumsOf({ looked, lines }: Pick<SaleDraft, 'looked' | 'lines'>): {
  readonly needed: Cents;
  readonly worth: Cents;
  readonly uses: number;
} {
  let [needed, worth, uses] = [0, 0, 0];
  for (const line of lines) {
    const type = looked && voucherOf(looked, line.voucher)?.type;
    if (type === null || type === undefined) continue;
    needed += centsOf(type.minimum) * line.uses;
    worth += centsOf(type.face) * line.uses;
    uses += line.uses;
  }
  return { needed: cents(needed), worth: cents(worth), uses };
}

/** In cents what the uses of a line are worth. */
export function saleLineWorth({ looked }: Pick<SaleDraft, 'looked'>, { voucher, uses }: ChosenLine): number {
  const type = looked && voucherOf(looked, voucher)?.type;
  return type ? centsOf(type.face) * uses : 0;
}

/** Whether the council cannot be asked about the sale as it is: it was begun without a line, or a picture waits. */
export const isWithoutLine = ({
  codes,
  ticket,
  photo,
}: Pick<SaleDraft, 'codes' | 'ticket' | 'photo'>): boolean =>
  Object.keys(codes).length > 0 || ticket?.id === null || photo?.id === null;

/** Why a price does not do for a sale; null if it does. */
export type PriceProblem =
  | { readonly kind: 'missing' | 'notAPrice' }
  | { readonly kind: 'comma'; readonly offered: string }
  | { readonly kind: 'below'; readonly needed: Cents; readonly missing: Cents; readonly fewer: number | null }
  | { readonly kind: 'above'; readonly amount: Cents };

export function priceProblem(draft: SaleDraft): PriceProblem | null {
  const read = readPrice(draft.price);
  if (isLeft(read)) return read.left;
  const { needed, worth } = sumsOf(draft);
  if (read.right < needed) {
    const missing = cents(needed - read.right);
    return { kind: 'below', needed, missing, fewer: fewerUses(draft, read.right) };
  }
  return worth > read.right ? { kind: 'above', amount: worth } : null;
}

/** How many uses of the one voucher of a sale its price allows; null if none, or if there are several vouchers. */
function fewerUses({ looked, lines }: SaleDraft, price: Cents): number | null {
  const [line, ...others] = lines;
  const type = looked && line && voucherOf(looked, line.voucher)?.type;
  if (!type || line === undefined || others.length > 0) return null;
  const minimum = centsOf(type.minimum);
  const most = minimum === 0 ? line.uses : Math.floor(price / minimum);
  return most > 0 && most < line.uses ? most : null;
}

/** What of its proof a sale lacks. */
export function lackingProof(draft: SaleDraft): readonly ('noTicket' | 'noPhoto' | 'noNumber' | 'notSeen')[] {
  const rule = draft.looked?.campaign.identityProof;
  return [
    ...(draft.ticket === null ? (['noTicket'] as const) : []),
    ...(rule === 'photo' && draft.photo === null ? (['noPhoto'] as const) : []),
    ...(rule === 'number' && draft.number.trim() === '' ? (['noNumber'] as const) : []),
    ...(rule === 'shown' && !draft.isSeen ? (['notSeen'] as const) : []),
  ];
}

/** The step before; null before the first. */
export const stepBefore = (step: SaleStep): SaleStep | null => saleSteps[saleSteps.indexOf(step) - 1] ?? null;
