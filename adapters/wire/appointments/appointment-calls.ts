import { actOnVisitText } from './act-on-visit.ts';
import { bookAtDeskText } from './book-at-desk.ts';
import { callNextText } from './call-next.ts';
import { confirmAppointmentText } from './confirm-appointment.ts';
import { extendAppointmentText } from './extend-appointment.ts';
import { findAppointmentTimesText } from './find-appointment-times.ts';
import { findTimesAtDeskText } from './find-times-at-desk.ts';
import { giveAppointmentBackText } from './give-appointment-back.ts';
import { holdAppointmentText } from './hold-appointment.ts';
import { leaveAppointmentText } from './leave-appointment.ts';
import { listAppointmentServicesText } from './list-appointment-services.ts';
import { listVisitsText } from './list-visits.ts';
import { mailAppointmentCodeText } from './mail-appointment-code.ts';
import { moveAppointmentText } from './move-appointment.ts';
import { readAppointmentText } from './read-appointment.ts';
import { readWaitErrorsText } from './read-wait-errors.ts';
import { takeTicketText } from './take-ticket.ts';

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
  findTimesAtDeskText,
  bookAtDeskText,
  listVisitsText,
  actOnVisitText,
  callNextText,
  readWaitErrorsText,
  takeTicketText,
] as const;
