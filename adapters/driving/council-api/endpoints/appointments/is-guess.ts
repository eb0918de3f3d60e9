import type { BookingRefused } from '#application/appointments/booking/booking-refused.ts';
import { type Either, isLeft } from '#domain/shared/result.ts';

/** Whether a refusal says something about a number or a code that was guessed: it counts as an attempt. */
export const isGuess = (done: Either<BookingRefused, unknown>): boolean =>
  isLeft(done) && (done.left.kind === 'notListed' || done.left.kind === 'mailCodeWrong');
