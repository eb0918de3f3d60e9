import { holdAppointmentCall } from '#adapters/wire/appointments/hold-appointment.ts';
import { moveAppointmentCall } from '#adapters/wire/appointments/move-appointment.ts';
import { joinWaitingListCall } from '#adapters/wire/appointments/waiting/join-waiting-list.ts';
import type { Call, CallRefusal } from '#adapters/wire/call.ts';
import { askInternallyCall } from '#adapters/wire/intranet/request-calls.ts';
import type { RefusalTag } from '#adapters/wire/refusals.ts';
import { sendApplicationCall } from '#adapters/wire/registrations/send-application.ts';
import { makeReservationCall } from '#adapters/wire/reservations/make-reservation.ts';
import { moveReservationCall } from '#adapters/wire/reservations/move-reservation.ts';
import { joinVenueListCall } from '#adapters/wire/reservations/waiting/join-venue-list.ts';
import { setAsideCall } from '#adapters/wire/showcase/set-aside.ts';
import { orderTicketsCall } from '#adapters/wire/tickets/order-tickets.ts';
import { orderVouchersCall } from '#adapters/wire/vouchers/order-vouchers.ts';
import type { Portal } from '#domain/access/portals.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { closedPortals } from '../contents/closed-portals.ts';
import type { ServerParts } from '../composition/server-parts.ts';

interface OfPortal {
  readonly portal: Portal;
  readonly refusal: RefusalTag;
}

const appointments: OfPortal = { portal: 'appointments', refusal: 'appointmentRefused' };
const reservations: OfPortal = { portal: 'reservations', refusal: 'reservationRefused' };

/**
 * The calls by which a person asks a front-end for something new. What they have they read, finish, pay and give back
 * while it is closed, and they keep the ways of appeal.
 */
const asking: ReadonlyMap<Call, OfPortal> = new Map<Call, OfPortal>([
  [holdAppointmentCall, appointments],
  [moveAppointmentCall, appointments],
  [joinWaitingListCall, appointments],
  [makeReservationCall, reservations],
  [moveReservationCall, reservations],
  [joinVenueListCall, reservations],
  [orderTicketsCall, { portal: 'tickets', refusal: 'ticketRefused' }],
  [orderVouchersCall, { portal: 'vouchers', refusal: 'voucherRefused' }],
  [setAsideCall, { portal: 'marketplace', refusal: 'pickupRefused' }],
  [askInternallyCall, { portal: 'intranet', refusal: 'intranetRefused' }],
  [sendApplicationCall, { portal: 'registrations', refusal: 'registrationRefused' }],
]);

/** The refusal of a call that asks for something new of a front-end which the town has switched off; null if it may go on. */
export async function refusedByClosing(
  council: ServerParts,
  call: Call,
  realm: RealmId,
): Promise<CallRefusal<RefusalTag> | null> {
  const of = asking.get(call);
  if (of === undefined || !(await closedPortals(council, realm)).includes(of.portal)) return null;
  return { kind: of.refusal, where: 'portalClosed', faults: [{ kind: 'portalClosed' }] };
}
