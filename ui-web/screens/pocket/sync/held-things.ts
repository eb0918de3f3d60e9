import { listAppointmentServicesCall } from '#adapters/wire/appointments/list-appointment-services.ts';
import { isLeft } from '#domain/shared/result.ts';
import { visitsOfDevice } from '../../appointments/own-visits.ts';
import { applicationShelfOf } from '../../registrations/application-shelf.ts';
import { shelfOf } from '../../reservations/shelf.ts';
import { ticketShelfOf } from '../../tickets/ticket-shelf.ts';
import { pickupShelfOf } from '../../showcase/pickups/pickup-shelf.ts';
import { walletOf } from '../../vouchers/wallet.ts';
import type { HeldThings, PocketPorts } from '../state.ts';

/** The shelves of all services: what they keep on this device, and how it is brought up to date. */
export function shelvesOf(ports: PocketPorts) {
  const { realm, call, visits, clock } = ports;
  const pickups = pickupShelfOf(ports);
  const [appointments, reservations] = [visitsOfDevice(ports), shelfOf(ports)];
  const [tickets, applications, vouchers] = [
    ticketShelfOf(ports),
    applicationShelfOf(ports),
    walletOf(ports),
  ];
  const kept = (): HeldThings => ({
    appointments: appointments.kept(),
    reservations: reservations.kept(),
    tickets: tickets.kept(),
    applications: applications.kept().map(({ application }) => application),
    orders: vouchers.kept(),
    pickups: pickups
      .kept()
      .filter(({ state, until }) => state === 'waits' && Date.parse(until) > clock.now()),
  });
  const askVisits = async (): Promise<boolean> => {
    if (visits.list(realm).length === 0) return true;
    const names = await call(listAppointmentServicesCall, { realm });
    return !isLeft(names) && (await appointments.refresh(names.right)) !== null;
  };
  const askApplications = async (): Promise<boolean> => {
    const known = new Map(applications.kept().map((one) => [one.application.id, one.activity]));
    const items = await applications.ask();
    for (const one of items ?? []) applications.renew(one, known.get(one.id) ?? null);
    return items !== null;
  };
  return {
    kept,
    /** Asks the council for all of it. False: it did not answer for some. */
    ask: async (): Promise<boolean> => {
      const answered = await Promise.all([
        askVisits(),
        askApplications(),
        pickups.ask(),
        ...[reservations, tickets, vouchers].map(async (shelf) => (await shelf.ask()) !== null),
      ]);
      return answered.every((isAnswered) => isAnswered);
    },
  };
}
