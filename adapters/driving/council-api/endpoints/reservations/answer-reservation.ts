import type { FastifyRequest } from 'fastify';
import { isReservationKey, type OwnReservationAnswer } from '#adapters/wire/reservations/own-reservation.ts';
import { codeOfReservation } from '#application/reservations/code/code-of-reservation.ts';
import { readReservation } from '#application/reservations/read-reservation.ts';
import { paymentOfReservation } from '#application/reservations/reservation-payment.ts';
import { viewReservation } from '#application/reservations/view-reservation.ts';
import { readVisitorBook } from '#application/reservations/visitor-book.ts';
import type { Town } from '#domain/access/town.ts';
import type { Reservation } from '#domain/reservations/reservation.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import type { TownRequest } from '../../plugins/in-town.ts';
import { languageOf } from '../requests/captcha.ts';
import { backInTown } from '../requests/way-back.ts';
import { type AskedVenue, reservationRefused, type ReservationRefusal, venueIn } from './asked-venue.ts';
import { paidReservations } from './paid-reservations.ts';
import { calendarOfReservation } from './reservation-calendar.ts';
import { writeOwnReservation } from './write-own-reservation.ts';

/** A call about a reservation, as it came. */
export interface CameForReservation {
  readonly town: Town;
  readonly request: FastifyRequest & Pick<TownRequest, 'query' | 'headers'>;
  /** Where the page of the bank leads back to. */
  readonly forward?: string | null | undefined;
}

/** A reservation that a call names, with its venue. */
export interface NamedReservation extends AskedVenue {
  readonly reservation: Reservation;
}

/** The reservation of a key at a venue. */
export async function reservationOfKey(
  council: ServerParts,
  town: Town,
  named: { readonly venue: string; readonly key: string },
): Promise<Either<ReservationRefusal, NamedReservation>> {
  const asked = await venueIn(council, town, named.venue);
  if (isLeft(asked)) return asked;
  const { good } = asked.right;
  const kept = isReservationKey(named.key) ? await readReservation(council)(good, named.key) : null;
  return kept === null
    ? left(reservationRefused({ kind: 'unknownReservation' }))
    : right({ ...asked.right, reservation: kept.reservation });
}

/**
 * A reservation as it is now, for its holder. If its payment has come and its place has not been given, because the bank's
 * notice was lost with the server, it is given now.
 */
export function answerReservation(council: ServerParts) {
  const settle = paidReservations(council);
  const pay = paymentOfReservation(council);
  return async (came: CameForReservation, asked: NamedReservation): Promise<OwnReservationAnswer> => {
    const { town, request } = came;
    const { good, site } = asked;
    const { venue } = site;
    const waits = asked.reservation.state === 'held' && asked.reservation.total > 0;
    const payment = waits ? await pay(town.realm, venue, asked.reservation) : null;
    if (payment !== null) await settle(town, payment.payment, request.log);
    const kept = await readReservation(council)(good, asked.reservation.id);
    const now = kept?.reservation ?? asked.reservation;
    const at = council.clock.now();
    const [seen, { strikes }] = await Promise.all([
      viewReservation(council)(good, now),
      readVisitorBook(council)(good, venue, now.holder, at),
    ]);
    const language = languageOf(request, town.defaultLanguage);
    const uid = `${council.keys.account(`calendar of ${now.id}`).slice(0, 32)}@${town.realm}`;
    const file = { town, venue, language, now: at, uid, version: kept?.version ?? 1 };
    const code = codeOfReservation(council.voucherKeys, good, now);
    const writing = { at, strikes, calendar: calendarOfReservation(file, now), code };
    if (payment === null || seen.state !== 'held')
      return writeOwnReservation(town, venue, seen, { ...writing, way: null });
    const forward = await backInTown(council, request, town, came.forward ?? '/reservas');
    return writeOwnReservation(town, venue, seen, { ...writing, way: { payment, forward, lang: language } });
  };
}
