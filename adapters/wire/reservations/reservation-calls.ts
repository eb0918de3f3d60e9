import { extendReservationText } from './extend-reservation.ts';
import { giveReservationBackText } from './give-reservation-back.ts';
import { leaveReservationText } from './leave-reservation.ts';
import { listVenuesText } from './list-venues.ts';
import { makeReservationText } from './make-reservation.ts';
import { moveReservationText } from './move-reservation.ts';
import { readReservationsText } from './read-reservations.ts';
import { readSeasonText } from './read-season.ts';
import { readVenueWeekText } from './read-venue-week.ts';
import { readVenueText } from './read-venue.ts';
import { decideReservationText } from './office/decide-reservation.ts';
import { draftSeasonText } from './office/draft-season.ts';
import { letInText } from './office/let-in.ts';
import { listVenueDayText } from './office/list-venue-day.ts';
import { publishSeasonText } from './office/publish-season.ts';
import { reserveAtDeskText } from './office/reserve-at-desk.ts';
import { settleDepositText } from './office/settle-deposit.ts';
import { takePlaceText } from './office/take-place.ts';

/** The calls of reservations: for everybody, for holders, and for staff. */
export const reservationCalls = [
  listVenuesText,
  readVenueText,
  readVenueWeekText,
  makeReservationText,
  extendReservationText,
  leaveReservationText,
  giveReservationBackText,
  moveReservationText,
  readReservationsText,
  readSeasonText,
  listVenueDayText,
  reserveAtDeskText,
  letInText,
  decideReservationText,
  takePlaceText,
  settleDepositText,
  draftSeasonText,
  publishSeasonText,
] as const;
