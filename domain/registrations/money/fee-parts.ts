import type { Instant } from '../../shared/calendar-day.ts';
import { type Cents, cents, sumOfMoney } from '../../shared/money.ts';

/** The most parts in which a fee is paid. */
export const mostFeeParts = 12;

/** The day of a part in its town: it is asked for from its beginning on, and is late from its end on. */
export interface PartDay {
  /** As it is written, `2027-02-01`. */
  readonly day: string;
  readonly from: Instant;
  readonly until: Instant;
}

/** A part of the price of a place, as the council plans it. Without a day it is paid by who accepts the place. */
export interface FeeShare {
  readonly due: PartDay | null;
  readonly amount: Cents;
}

/** Why a part is not asked for: staff forgave it, with the reason that its payer reads. */
export interface ForgivenPart {
  readonly reason: string;
  readonly by: string;
  readonly at: Instant;
}

/** A part of what one place costs. Parts are numbered from 1 on, in the order of their days. */
export interface PartOfFee {
  readonly n: number;
  readonly due: PartDay | null;
  readonly amount: Cents;
  /** What of it is owed: all, until the place ends or staff forgive it. */
  readonly owed: Cents;
  /** The payment that paid it, and how much; null and 0: none has. */
  readonly payment: string | null;
  readonly paid: Cents;
  /** What of that went back. */
  readonly returned: Cents;
  readonly forgiven: ForgivenPart | null;
}

/**
 * Divides a sum by weights. No cent is lost: each gets its whole cents, and the first ones a cent more.
 *
 * @example feeShares(cents(100), [1, 1, 1]) // [34, 33, 33]
 */
export function feeShares(total: Cents, weights: readonly number[]): readonly Cents[] {
  const all = weights.reduce((sum, one) => sum + one, 0);
  const whole = weights.map((one) => Number((BigInt(total) * BigInt(one)) / BigInt(all)));
  const left = total - whole.reduce((sum, one) => sum + one, 0);
  return whole.map((one, at) => cents(one + (at < left ? 1 : 0)));
}

const isHere = ({ due }: Pick<FeeShare, 'due'>, at: Instant): boolean => due === null || due.from <= at;

/**
 * The parts of a fee, from the plan of its price: each is lowered by an exemption in proportion. What is due by the moment at
 * which the place is offered is one part, for who accepts it. None: the fee is nothing, or is paid at once.
 */
export function partsOfFee(fee: Cents, plan: readonly FeeShare[], at: Instant): readonly PartOfFee[] {
  const weights = plan.map(({ amount }) => amount);
  const shares = plan.length === 0 ? [] : feeShares(fee, weights);
  const lowered = plan.flatMap(({ due }, index) =>
    shares.slice(index, index + 1).map((amount) => ({ due, amount })),
  );
  const here = lowered.filter((one) => isHere(one, at));
  const first = { due: null, amount: sumOfMoney(here.map(({ amount }) => amount)) };
  const parts = [first, ...lowered.filter((one) => !isHere(one, at))].filter(({ amount }) => amount > 0);
  if (parts.length === 1 && first.amount > 0) return [];
  return parts.map(({ due, amount }, index) => ({
    n: index + 1,
    due,
    amount,
    owed: amount,
    payment: null,
    paid: cents(0),
    returned: cents(0),
    forgiven: null,
  }));
}

/** How a part is. `later`: its day has not come. `ended`: its place ended before, and it is not asked for. */
export const partStates = ['paid', 'forgiven', 'ended', 'later', 'due', 'overdue'] as const;
/** One of these. */
export type PartState = (typeof partStates)[number];

/** How a part is at a moment. */
export function partState({ due, owed, payment, forgiven }: PartOfFee, at: Instant): PartState {
  if (payment !== null) return 'paid';
  if (forgiven !== null) return 'forgiven';
  if (owed === 0) return 'ended';
  if (due === null) return 'due';
  if (at >= due.until) return 'overdue';
  return at >= due.from ? 'due' : 'later';
}

/** What was paid for parts and has not gone back. */
export const keptOfParts = (parts: readonly PartOfFee[]): Cents =>
  cents(parts.reduce((sum, { paid, returned }) => sum + paid - returned, 0));

/** What is owed for the parts whose day has come: of a place that ends, no other one is asked for. */
export const dueOfParts = (parts: readonly PartOfFee[], at: Instant): Cents =>
  sumOfMoney(parts.filter((one) => isHere(one, at)).map(({ owed }) => owed));

/**
 * The parts of a place that ends, of which so much stays owed: what is paid counts first. What was paid too much goes back, from
 * the last payment on; what is missing is still owed, from the first part on.
 */
export function endedParts(parts: readonly PartOfFee[], owed: Cents): readonly PartOfFee[] {
  let left: number = owed;
  const ended: PartOfFee[] = [];
  for (const isPaid of [true, false])
    for (const part of parts.filter(({ payment }) => (payment !== null) === isPaid)) {
      const now = cents(Math.min(left, part.owed));
      left -= now;
      const returned = isPaid ? cents(part.paid - now) : part.returned;
      ended.push({ ...part, owed: now, returned });
    }
  return ended.toSorted((a, b) => a.n - b.n);
}
