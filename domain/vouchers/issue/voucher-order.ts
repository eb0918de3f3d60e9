import type { Instant } from '../../shared/calendar-day.ts';
import { type Cents, sumOfMoney } from '../../shared/money.ts';
import { type Either, left, right } from '../../shared/result.ts';
import type { VoucherArea, VoucherCampaign, VoucherType } from '../campaign.ts';

/** So many vouchers of a type. */
export interface OrderLine {
  readonly type: string;
  readonly count: number;
}

/** How many vouchers one order may have, whatever the campaign allows: more is not counted by hand either. */
export const mostInOrder = 20;

/** How long vouchers wait for their payment, and for how long one press of “more time” keeps them (WCAG 2.2.1). */
export const orderLasts = 10 * 60_000;

/**
 * The state of an order. `held`: it waits for its payment or, after a draw, for its holder to take it. `granted`: its
 * vouchers are its holder's. `ended`: nobody paid in time, or its holder left it. `refunded`: it was paid when no vouchers
 * were left, and the money goes back. Where vouchers are drawn: `entered` waits for the draw, and `waiting` is in line after
 * it.
 */
export const orderStates = ['held', 'granted', 'ended', 'refunded', 'entered', 'waiting'] as const;
/** One state of an order. */
export type OrderState = (typeof orderStates)[number];

/** One voucher of an order. */
export interface OrderedVoucher {
  readonly id: string;
  readonly type: string;
}

/** What one person asked for at once. */
export interface VoucherOrder {
  /** Made by chance on the device that asks: it is the key of its vouchers, and sent again it is the same order. */
  readonly id: string;
  readonly holder: string;
  readonly area: string | null;
  readonly vouchers: readonly OrderedVoucher[];
  /** What is paid for all of them; 0 if they are given. */
  readonly amount: Cents;
  /** Null until its payment has begun, or if it needs none. */
  readonly payment: string | null;
  readonly state: OrderState;
  readonly at: Instant;
  /** The lost voucher that a desk gave this one for; absent in every other order. */
  readonly replaces?: string;
  /** The letters under which it is in the list of the draw; absent in every order of those who come first. */
  readonly drawn?: string;
}

/**
 * Whether an order came to nothing: it never had a voucher, and nothing was paid for it. One whose payment began is kept with
 * the money.
 */
export const cameToNothing = ({ state, payment }: Pick<VoucherOrder, 'state' | 'payment'>): boolean =>
  payment === null && state !== 'granted' && state !== 'refunded';

/** Why an order is not accepted, before anybody looks at what is left. */
export type OrderFault =
  | { readonly kind: 'nothingOrdered' | 'unknownType' | 'unknownArea' }
  /** More than one order may have. */
  | { readonly kind: 'tooMany'; readonly most: number }
  | { readonly kind: 'notYet' | 'over'; readonly at: Instant };

/** The type of each voucher that the lines ask for. */
export function typesOfLines(
  { types }: Pick<VoucherCampaign, 'types'>,
  lines: readonly OrderLine[],
): Either<OrderFault, readonly VoucherType[]> {
  const isCounted = lines.every(({ count }) => Number.isSafeInteger(count) && count >= 0);
  const count = lines.reduce((sum, line) => sum + line.count, 0);
  if (!isCounted || count === 0) return left({ kind: 'nothingOrdered' });
  if (count > mostInOrder) return left({ kind: 'tooMany', most: mostInOrder });
  const found = lines.flatMap((line) =>
    Array.from({ length: line.count }, () => types.find(({ id }) => id === line.type)),
  );
  const known = found.filter((type) => type !== undefined);
  return known.length < found.length ? left({ kind: 'unknownType' }) : right(known);
}

/** The area that a person takes from; null if the campaign has none. */
export function areaOfOrder(
  { areas }: Pick<VoucherCampaign, 'areas'>,
  named: string | null,
): Either<OrderFault, VoucherArea | null> {
  if (areas.length === 0) return right(null);
  const area = areas.find(({ id }) => id === named);
  return area === undefined ? left({ kind: 'unknownArea' }) : right(area);
}

/** Why a campaign gives no vouchers at a moment; null if it does. */
export function whyNotGiven({ issue }: Pick<VoucherCampaign, 'issue'>, at: Instant): OrderFault | null {
  if (at < issue.from) return { kind: 'notYet', at: issue.from };
  return at < issue.until ? null : { kind: 'over', at: issue.until };
}

/** What is paid for vouchers of these types. */
export const priceOfTypes = (types: readonly VoucherType[]): Cents =>
  sumOfMoney(types.map(({ price }) => price));
