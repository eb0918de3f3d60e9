import type { GoodsRefusal } from '#domain/scarcity/goods-act.ts';
import { type BookingRefused, whyNotBooked } from '../booking/booking-refused.ts';

/**
 * Why somebody does not wait, or gets nothing of what is offered. `alreadyWaits`: the person has a place for such services.
 * `noOffer`: it is over, or another one. `hasOtherAppointment`: they booked one of the family by themselves meanwhile.
 */
export type WaitingRefused =
  | BookingRefused
  | {
      readonly kind:
        | 'alreadyWaits'
        | 'otherPlace'
        | 'unknownPlace'
        | 'noOffer'
        | 'hasOtherAppointment'
        | 'noTimes'
        | 'past'
        | 'tooFar';
    };

/** The same, of what the kernel of scarce goods says. */
export function whyNotWaiting(refusal: GoodsRefusal): WaitingRefused {
  if (refusal.kind !== 'holderHasMost') return whyNotBooked(refusal);
  return { kind: refusal.pool.startsWith('waiting/') ? 'alreadyWaits' : 'hasOtherAppointment' };
}
