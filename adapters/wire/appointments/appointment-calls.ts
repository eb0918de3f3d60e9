import { actOnVisitText } from './act-on-visit.ts';
import { bookAtDeskText } from './book-at-desk.ts';
import { callNextText } from './call-next.ts';
import { closeOfficeText } from './closing/close-office.ts';
import { listClosuresText } from './closing/list-closures.ts';
import { lookAtClosureText } from './closing/look-at-closure.ts';
import { lookAtOfficeText } from './closing/look-at-office.ts';
import { notePhonedText } from './closing/note-phoned.ts';
import { reopenOfficeText } from './closing/reopen-office.ts';
import { confirmAppointmentText } from './confirm-appointment.ts';
import { extendAppointmentText } from './extend-appointment.ts';
import { findVisitsText } from './desk/find-visits.ts';
import { giveVisitBackAtDeskText } from './desk/give-visit-back-at-desk.ts';
import { listPeopleToCallText } from './desk/list-people-to-call.ts';
import { moveVisitAtDeskText } from './desk/move-visit-at-desk.ts';
import { noteCalledText } from './desk/note-called.ts';
import { findAppointmentTimesText } from './find-appointment-times.ts';
import { findTimesAtDeskText } from './find-times-at-desk.ts';
import { giveAppointmentBackText } from './give-appointment-back.ts';
import { listHallScreensText, openHallScreenText, withdrawHallScreenText } from './hall-screens.ts';
import { holdAppointmentText } from './hold-appointment.ts';
import { leaveAppointmentText } from './leave-appointment.ts';
import { listAppointmentServicesText } from './list-appointment-services.ts';
import { listVisitsText } from './list-visits.ts';
import { mailAppointmentCodeText } from './mail-appointment-code.ts';
import { moveAppointmentText } from './move-appointment.ts';
import { payFeeText } from './pay-fee.ts';
import { readHallText } from './read-hall.ts';
import { readAppointmentText } from './read-appointment.ts';
import { readWaitErrorsText } from './read-wait-errors.ts';
import { takeHallTicketText } from './take-hall-ticket.ts';
import { takeTicketText } from './take-ticket.ts';
import { joinWaitingListText } from './waiting/join-waiting-list.ts';
import { leaveWaitingListText } from './waiting/leave-waiting-list.ts';
import { letOfferGoText } from './waiting/let-offer-go.ts';
import { mailWaitingCodeText } from './waiting/mail-waiting-code.ts';
import { readWaitingText } from './waiting/read-waiting.ts';
import { takeOfferText } from './waiting/take-offer.ts';

/** The calls of appointments. */
export const appointmentCalls = [
  listAppointmentServicesText,
  findAppointmentTimesText,
  holdAppointmentText,
  extendAppointmentText,
  leaveAppointmentText,
  mailAppointmentCodeText,
  confirmAppointmentText,
  readAppointmentText,
  giveAppointmentBackText,
  moveAppointmentText,
  payFeeText,
  findTimesAtDeskText,
  bookAtDeskText,
  findVisitsText,
  giveVisitBackAtDeskText,
  moveVisitAtDeskText,
  listPeopleToCallText,
  noteCalledText,
  listVisitsText,
  actOnVisitText,
  callNextText,
  readWaitErrorsText,
  takeTicketText,
  mailWaitingCodeText,
  joinWaitingListText,
  readWaitingText,
  takeOfferText,
  letOfferGoText,
  leaveWaitingListText,
  lookAtOfficeText,
  lookAtClosureText,
  closeOfficeText,
  listClosuresText,
  notePhonedText,
  reopenOfficeText,
  listHallScreensText,
  openHallScreenText,
  withdrawHallScreenText,
  readHallText,
  takeHallTicketText,
] as const;
