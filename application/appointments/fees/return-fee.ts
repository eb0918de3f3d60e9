import type { RefundReservation } from '#application/reservations/settle-reservation.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { BookingPorts } from '../booking/booking-ports.ts';
import { readVisit } from '../booking/read-visit.ts';

interface Ports extends Pick<BookingPorts, 'goods' | 'goodsRecords' | 'clock'> {
  readonly refund: RefundReservation;
}

/** What became of the money. `waits`: staff must return it. */
export type FeeReturned = 'returned' | 'waits' | 'nothing';

/**
 * Returns the fee of an appointment that was given back, once however often it is asked for: after it was given back, and
 * whenever its page is read, in case the server died between the two.
 */
export const returnFee =
  (ports: Ports) =>
  async (realm: RealmId, id: string): Promise<FeeReturned> => {
    const fee = (await readVisit(ports)(realm, id))?.visit.fee;
    if (fee?.isBack !== true) return 'nothing';
    // The key of a late payment too: what came for nothing and what is given back are returned once in all.
    const asked = { key: `fee/${fee.payment}`, amount: fee.amount, by: 'sender' };
    return isLeft(await ports.refund(realm, fee.payment, asked)) ? 'waits' : 'returned';
  };
