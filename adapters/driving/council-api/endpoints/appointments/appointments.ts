import type { FastifyInstance } from 'fastify';
import type { ServerParts } from '../../composition/server-parts.ts';
import { closureEndpoints } from './closing/closures.ts';
import { officeLookEndpoints } from './closing/office-looks.ts';
import { counterEndpoints } from './counter.ts';
import { deskBookingEndpoints } from './desk-bookings.ts';
import { visitChangeEndpoints } from './visit-changes.ts';
import { hallEndpoints } from './hall.ts';
import { ownAppointmentEndpoints } from './own-appointments.ts';
import { peopleToCallEndpoints } from './people-to-call.ts';
import { publicAppointmentEndpoints } from './public-appointments.ts';
import { payFeeEndpoints } from './pay-fee.ts';
import { waitingEndpoints } from './waiting.ts';

/** Appointments, and the counter that serves them. */
export function appointmentEndpoints(server: FastifyInstance, council: ServerParts): void {
  publicAppointmentEndpoints(server, council);
  ownAppointmentEndpoints(server, council);
  deskBookingEndpoints(server, council);
  visitChangeEndpoints(server, council);
  peopleToCallEndpoints(server, council);
  payFeeEndpoints(server, council);
  waitingEndpoints(server, council);
  counterEndpoints(server, council);
  closureEndpoints(server, council);
  officeLookEndpoints(server, council);
  hallEndpoints(server, council);
}
