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

/** What was paid for parts and is still the council's, and what is owed of the others; in cents. */
export function sumsOfParts(parts: readonly FeePartAnswer[]): {
  readonly paid: number;
  readonly left: number;
} {
  const sum = (of: (part: FeePartAnswer) => number) => parts.reduce((all, part) => all + of(part), 0);
  return {
    paid: sum((part) => part.paid - part.returned),
    left: sum((part) => (part.state === 'paid' ? 0 : part.owed)),
  };
}
