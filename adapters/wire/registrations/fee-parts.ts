import * as t from 'io-ts';
import { type PartOfFee, partState, partStates } from '#domain/registrations/money/fee-parts.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { nullable, wordOf } from '../decode.ts';

/** A part of a fee, as its payer and staff see it. Amounts are cents. */
export const feePartWire = t.type({
  n: t.number,
  /** Null: it is paid by who accepts the place. */
  day: nullable(t.string),
  amount: t.number,
  /** What of it is owed: less than the amount once its place has ended, or it was forgiven. */
  owed: t.number,
  paid: t.number,
  returned: t.number,
  state: wordOf(partStates),
  /** Why it was forgiven; null: it was not. */
  reason: nullable(t.string),
});
export type FeePartAnswer = t.TypeOf<typeof feePartWire>;

/** The parts of a fee as they are at a moment. */
export const writeFeeParts = (parts: readonly PartOfFee[], at: Instant): FeePartAnswer[] =>
  parts.map((part) => {
    const { n, due, amount, owed, paid, returned, forgiven } = part;
    const [day, reason] = [due?.day ?? null, forgiven?.reason ?? null];
    return { n, day, amount, owed, paid, returned, state: partState(part, at), reason };
  });
