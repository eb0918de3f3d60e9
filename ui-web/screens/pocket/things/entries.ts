import type { OwnReservationAnswer } from '#adapters/wire/reservations/own-reservation.ts';
import type { OwnTicketsAnswer } from '#adapters/wire/tickets/own-tickets.ts';
import type { PocketCode, PocketEntry } from '#domain/pocket/pocket-entry.ts';
import { shownLetters } from '#domain/vouchers/code/voucher-letters.ts';
import type { OwnAppointment } from '../../appointments/state.ts';
import type { HeldThings } from '../state.ts';

const quarterOfHour = 900_000;
const isToCome = new Set(['confirmed', 'arrived', 'called', 'parked', 'serving']);

/** The appointments that somebody still goes to. */
function ofAppointment({ visit, services, offices }: OwnAppointment): readonly PocketEntry[] {
  const { id, state, at, end, code } = visit;
  if (!isToCome.has(state)) return [];
  const begins = Date.parse(at);
  const title = services.find((one) => one.id === visit.services[0])?.title ?? '';
  return [
    {
      kind: 'appointment',
      id,
      at: begins,
      end: end === null ? begins + quarterOfHour : Date.parse(end),
      door: null,
      title,
      where: offices.flatMap((office) => [office.title, office.address]),
      codes: code === null ? [] : [{ qr: code, letters: code, title: '', note: '' }],
    },
  ];
}

function ofReservation({ id, state, venue, place, start, end, letters, entry }: OwnReservationAnswer) {
  if (!['booked', 'entered'].includes(state)) return [];
  const codes: readonly PocketCode[] =
    letters === null ? [] : [{ qr: letters, letters: shownLetters(letters), title: '', note: '' }];
  const door = entry === null ? null : Date.parse(entry.from);
  const [at, until] = [Date.parse(start), Date.parse(end)];
  const where = [venue.title];
  return [{ kind: 'reservation' as const, id, at, end: until, door, title: place.title, where, codes }];
}

function ofTickets({ id, event, session, tickets, state }: OwnTicketsAnswer): readonly PocketEntry[] {
  if (state !== 'granted') return [];
  const codes = tickets.flatMap((ticket): readonly PocketCode[] =>
    ticket.code === null
      ? []
      : [
          {
            qr: ticket.code,
            letters: shownLetters(ticket.id),
            title: ticket.type.title,
            note: [ticket.seat ?? '', ticket.name].filter((text) => text !== '').join(' · '),
          },
        ],
  );
  if (codes.length === 0) return [];
  const [at, end, door] = [session.start, session.end, session.doors].map((text) => Date.parse(text)) as [
    number,
    number,
    number,
  ];
  return [{ kind: 'ticket', id, at, end, door, title: event.title, where: [event.place], codes }];
}

/** What somebody has to go to, of all services. */
export const pocketEntries = (held: HeldThings): readonly PocketEntry[] => [
  ...held.appointments.flatMap(ofAppointment),
  ...held.reservations.flatMap(ofReservation),
  ...held.tickets.flatMap(ofTickets),
];
