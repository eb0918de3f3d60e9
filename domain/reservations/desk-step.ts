import type { GoodsStep } from '../scarcity/goods-request.ts';
import type { Instant } from '../shared/calendar-day.ts';
import type { Reservation } from './reservation.ts';

/** What staff decided of a reservation, and why. */
export interface DeskDecision {
  readonly act: 'approve' | 'refuse' | 'keepDeposit' | 'pay';
  /** The state, the cents that are kept, or how it was paid. */
  readonly to: string;
  /** The reason, which can be erased; empty: none. */
  readonly words: string;
  readonly by: string;
  readonly at: Instant;
}

/** The step of it, in the chain of what the kernel does with the same grant. */
export const deskStep = (
  { letters, state }: Pick<Reservation, 'letters' | 'state'>,
  { act, to, words, by, at }: DeskDecision,
): GoodsStep => ({
  subject: `grant/${letters}`,
  step: { act: `reservation.${act}`, from: state, to, words: words.trim() === '' ? null : words, by, at },
});
