import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { VoucherKeys } from '#application/ports/server/vouchers/voucher-keys.ts';
import { keyNumber } from '#domain/codes/signed-code.ts';
import { encodeReservationCode, signedReservation } from '#domain/reservations/reservation-code.ts';
import type { Reservation } from '#domain/reservations/reservation.ts';

/** The public key of a venue, with which everybody can check the codes of its reservations. */
export const keyOfVenue = (
  voucherKeys: Pick<VoucherKeys, 'publicKey'>,
  { realm, good: campaign }: GoodId,
): Uint8Array => voucherKeys.publicKey({ realm, campaign });

/** The code of a reservation, signed by its venue: it is the same each time. */
export function codeOfReservation(
  voucherKeys: Pick<VoucherKeys, 'sign' | 'publicKey'>,
  good: GoodId,
  { letters, place, start, end }: Pick<Reservation, 'letters' | 'place' | 'start' | 'end'>,
): string {
  const key = keyNumber(keyOfVenue(voucherKeys, good));
  const signed = signedReservation({ key, letters, place, start, end });
  return encodeReservationCode(signed, voucherKeys.sign({ realm: good.realm, campaign: good.good }, signed));
}
