import type { OwnApplicationAnswer } from '#adapters/wire/registrations/own-application.ts';
import type { OwnReservationAnswer } from '#adapters/wire/reservations/own-reservation.ts';
import type { OwnTicketsAnswer } from '#adapters/wire/tickets/own-tickets.ts';
import { heldAlertName } from '#domain/pocket/alerts/held-alert-name.ts';
import type { FoundAlert } from '#domain/pocket/alerts/pocket-alert.ts';
import type { OwnAppointment } from '../../appointments/state.ts';
import type { HeldThings } from '../state.ts';

type Found = readonly FoundAlert[];

/** The office closes on the day of an appointment: its person chooses another time, or has got one. */
function ofAppointment({ visit: { id, closed, state }, services }: OwnAppointment): Found {
  if (closed === null || (!closed.isOpen && state !== 'confirmed')) return [];
  const title = services[0]?.title ?? '';
  const when = Date.parse(closed.from);
  return [
    {
      id: `closed/${id}/${closed.from}`,
      kind: 'closed',
      title,
      when,
      path: '/citas',
      toldAs: heldAlertName('closed', id),
    },
  ];
}

function ofReservation({ id, state, place, start }: OwnReservationAnswer): Found {
  if (state !== 'refused' && state !== 'displaced') return [];
  const [title, when] = [place.title, Date.parse(start)];
  return [
    {
      id: `calledOff/${id}`,
      kind: 'calledOff',
      title,
      when,
      path: '/reservas',
      toldAs: heldAlertName('calledOff', id),
    },
  ];
}

function ofTickets({ id, state, event, session }: OwnTicketsAnswer): Found {
  const alert = { title: event.title, when: Date.parse(session.start), path: '/entradas' };
  if (state === 'calledOff')
    return [{ ...alert, id: `calledOff/${id}`, kind: 'calledOff', toldAs: heldAlertName('calledOff', id) }];
  if (!session.isMoved || state !== 'granted') return [];
  return [
    { ...alert, id: `moved/${id}/${session.start}`, kind: 'moved', toldAs: heldAlertName('moved', id) },
  ];
}

/** A place waits for the answer of its person. */
function ofApplication({ id, state, activity, until }: OwnApplicationAnswer): Found {
  if (state !== 'offered' || until === null) return [];
  const [title, when] = [activity.title, Date.parse(until)];
  return [
    {
      id: `offered/${id}/${until}`,
      kind: 'offered',
      title,
      when,
      path: '/inscripciones',
      toldAs: heldAlertName('offered', id),
    },
  ];
}

/** What the council did with what somebody holds. */
export const heldAlerts = (held: HeldThings): Found => [
  ...held.appointments.flatMap(ofAppointment),
  ...held.reservations.flatMap(ofReservation),
  ...held.tickets.flatMap(ofTickets),
  ...held.applications.flatMap(ofApplication),
];
