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
import { returnAtDeskText } from './office/return-at-desk.ts';
import { payAtDeskText } from './office/pay-at-desk.ts';
import { moveAtDeskText } from './office/move-at-desk.ts';
import { listVenueRequestsText } from './office/list-venue-requests.ts';
import { lookAtVenueText } from './office/look-at-venue.ts';
import { previewEventText } from './office/preview-event.ts';
import { listVenueEventsText } from './office/list-venue-events.ts';
import { listVenueSeasonsText } from './office/list-venue-seasons.ts';
import { listStrikesText } from './office/list-strikes.ts';
import { findStrikesText } from './office/find-strikes.ts';
import { forgiveStrikeText } from './office/forgive-strike.ts';
import { listOwedMoneyText } from './office/list-owed-money.ts';
import { returnOwedMoneyText } from './office/return-owed-money.ts';
import { readVenueMonthText } from './office/read-venue-month.ts';
import { exportVenueMonthText } from './office/export-venue-month.ts';
import { joinVenueListText } from './waiting/join-venue-list.ts';
import { readVenueWaitingText } from './waiting/read-venue-waiting.ts';
import { takeVenueOfferText } from './waiting/take-venue-offer.ts';
import { letVenueOfferGoText } from './waiting/let-venue-offer-go.ts';
import { leaveVenueListText } from './waiting/leave-venue-list.ts';

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
  joinVenueListText,
  readVenueWaitingText,
  takeVenueOfferText,
  letVenueOfferGoText,
  leaveVenueListText,
  listVenueDayText,
  reserveAtDeskText,
  letInText,
  decideReservationText,
  takePlaceText,
  settleDepositText,
  draftSeasonText,
  publishSeasonText,
  returnAtDeskText,
  moveAtDeskText,
  payAtDeskText,
  listVenueRequestsText,
  lookAtVenueText,
  previewEventText,
  listVenueEventsText,
  listVenueSeasonsText,
  listStrikesText,
  findStrikesText,
  forgiveStrikeText,
  listOwedMoneyText,
  returnOwedMoneyText,
  readVenueMonthText,
  exportVenueMonthText,
] as const;
