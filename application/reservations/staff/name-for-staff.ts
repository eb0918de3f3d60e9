import type { PassSeal } from '#application/ports/server/office/pass-seal.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { Reservation } from '#domain/reservations/reservation.ts';
import { reservationsIn } from '../list-reservations.ts';
import type { KeptReservation } from '../read-reservation.ts';

type Seal = Pick<PassSeal, 'digest'>;

const minute = 60_000;
/** Longer than any minute of a moment, in digits and letters. */
const longestMinute = 10;

/**
 * The name of a reservation for the people of staff: when it begins, to find it by, and a hash. Its key would let them act for
 * its holder, and it does not follow from the name.
 */
export const nameForStaff = (
  { passSeal }: { readonly passSeal: Seal },
  { realm, good }: GoodId,
  { id, start }: Pick<Reservation, 'id' | 'start'>,
): string => {
  const hash = passSeal.digest(realm, JSON.stringify(['reservation for staff', good, id]));
  return `${(start / minute).toString(36)}.${hash.slice(0, 24)}`;
};

/** The reservation that has that name for the people of staff; null if none has, because it was moved for example. */
export const reservationOfName =
  (ports: { readonly passSeal: Seal; readonly goodsRecords: Pick<GoodsRecords, 'list'> }) =>
  async (good: GoodId, name: string): Promise<KeptReservation | null> => {
    const written = name.slice(0, Math.max(0, name.indexOf('.')));
    const from = Number.parseInt(written, 36) * minute;
    if (written.length > longestMinute || !Number.isSafeInteger(from)) return null;
    const near = await reservationsIn(ports)(good, { from, until: from + minute });
    return near.find(({ reservation }) => nameForStaff(ports, good, reservation) === name) ?? null;
  };
