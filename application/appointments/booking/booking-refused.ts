import type { NeedFault } from '#domain/appointments/appointment-need.ts';
import type { VisitState } from '#domain/appointments/visit.ts';
import type { GoodsRefusal } from '#domain/scarcity/goods-act.ts';

/**
 * Why nothing is booked or changed. `taken`: somebody else has that time, or it is not offered. `holdsAnother`: the device
 * holds another time. `hasOpen`: the person has an open appointment of the family. `changed`: something else was done at
 * the same time; it can be tried again.
 */
export type BookingRefused =
  | NeedFault
  | {
      readonly kind:
        | 'unknownOffice'
        | 'unknownVisit'
        | 'otherVisit'
        | 'taken'
        | 'holdsAnother'
        | 'hasOpen'
        | 'extendedOften'
        | 'changed'
        | 'identityUnreadable'
        | 'birthDayMissing'
        | 'birthDayUnreadable'
        | 'notListed'
        | 'nameMissing'
        | 'mailMissing'
        | 'mailCodeMissing'
        | 'mailCodeWrong'
        | 'dayFull';
    }
  | { readonly kind: 'wrongState'; readonly state: VisitState };

/** The same, of what the kernel of scarce goods says. */
export function whyNotBooked(refusal: GoodsRefusal): BookingRefused {
  switch (refusal.kind) {
    case 'cellsTaken':
    case 'grantExists':
      return { kind: 'taken' };
    case 'holderHasMost':
      return { kind: refusal.pool.startsWith('family/') ? 'hasOpen' : 'holdsAnother' };
    case 'extendedOften':
      return { kind: 'extendedOften' };
    case 'endIsPast':
    case 'wrongStatus':
      return { kind: 'wrongState', state: 'ended' };
    default:
      return { kind: 'changed' };
  }
}
