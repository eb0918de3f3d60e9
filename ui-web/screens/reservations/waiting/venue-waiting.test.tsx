import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { readReservationsCall } from '#adapters/wire/reservations/read-reservations.ts';
import { joinVenueListCall } from '#adapters/wire/reservations/waiting/join-venue-list.ts';
import { leaveVenueListCall } from '#adapters/wire/reservations/waiting/leave-venue-list.ts';
import { readVenueWaitingCall } from '#adapters/wire/reservations/waiting/read-venue-waiting.ts';
import { takeVenueOfferCall } from '#adapters/wire/reservations/waiting/take-venue-offer.ts';
import type { VenueWaitingAnswer } from '#adapters/wire/reservations/waiting/venue-waiting.ts';
import { left, right } from '#domain/shared/result.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { memoryWaitingKeys } from '../../waiting/sample-keys.ts';
import { aDeviceReservation, aVenue, aWeek, drawReservations } from '../samples/reservations-page.tsx';

afterEach(cleanup);

const key = 'key-of-a-place-on-a-list-of-a-venue';
const aWait = (more: Partial<VenueWaitingAnswer> = {}): VenueWaitingAnswer => ({
  id: key,
  state: 'waiting',
  venue: { id: 'nord', title: aVenue.title },
  places: [{ id: 'pista-1', title: { es: 'Pista 1' } }],
  minutes: 60,
  people: 'vecinos',
  weekdays: [],
  from: '00:00',
  until: '24:00',
  firstDay: '2026-11-18',
  lastDay: '2026-12-16',
  joined: '2026-11-18T11:00:00.000Z',
  ahead: 2,
  offer: null,
  unanswered: 0,
  history: [{ act: 'join', at: '2026-11-18T11:00:00.000Z', office: null, start: null }],
  ...more,
});
const offered = aWait({
  state: 'offered',
  offer: {
    place: { id: 'pista-1', title: { es: 'Pista 1' } },
    at: '2026-11-20T18:00:00.000Z',
    end: '2026-11-20T19:00:00.000Z',
    until: '2026-11-18T12:00:00.000Z',
    total: 800,
  },
});
const full = {
  ...aWeek(),
  days: aWeek().days.map((day) => ({ ...day, places: day.places.map((one) => ({ ...one, starts: [] })) })),
};
const press = (name: RegExp | string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const part = () => within(screen.getByRole('region', { name: 'Lista de espera' }));
const waitingOnDevice = () => ({ venueWaitingKeys: memoryWaitingKeys([`nord/${key}`]) });

describe('the waiting list of a venue', () => {
  it('is offered where nothing is free, and asks only for what a place on it needs', async () => {
    const asked: unknown[] = [];
    await drawReservations({
      week: full,
      calls: [
        stubCall(joinVenueListCall, async ({ body }) => {
          asked.push(body);
          return asked.length === 1
            ? left({
                kind: 'reservationRefused',
                where: 'notListed',
                faults: [{ kind: 'notListed' }],
              } as const)
            : right(aWait());
        }),
      ],
    });
    expect(screen.getByRole('link', { name: 'Apuntarme a la lista de espera' }).getAttribute('href')).toBe(
      '#espera',
    );
    await press('Apuntarme a la lista de espera');
    expect(await faultsForAxe()).toEqual([]);
    const within = part();
    await act(async () => void fireEvent.click(within.getByLabelText('Pista 2')));
    await act(async () => void fireEvent.click(within.getByLabelText('Vivo fuera')));
    await act(
      async () =>
        void fireEvent.change(within.getByLabelText('DNI, NIE o pasaporte'), {
          target: { value: '12345678Z' },
        }),
    );
    await press('Apuntarme');
    expect(document.activeElement).toBe(within.getByLabelText('DNI, NIE o pasaporte'));
    await press('Apuntarme');
    expect(asked).toHaveLength(2);
    expect(asked[1]).toMatchObject({
      places: ['pista-1', 'pista-2'],
      minutes: 60,
      people: 'fuera',
      identity: '12345678Z',
      firstDay: '2026-11-18',
      lastDay: '2026-12-16',
      email: null,
    });
    expect((asked[0] as { key: string }).key).toBe((asked[1] as { key: string }).key);
    expect(part().getByText(/2 personas están antes que tú/u)).toBeTruthy();
    expect(part().queryByRole('button', { name: 'Apuntarme a la lista de espera' })).toBeNull();
  });

  it('shows what is offered with its price, and takes it to the reservations of the device', async () => {
    const taken: unknown[] = [];
    const own = aDeviceReservation({
      id: key,
      state: 'held',
      until: '2026-11-18T11:10:00.000Z',
      letters: null,
    });
    await drawReservations({
      ports: waitingOnDevice(),
      calls: [
        stubCall(readVenueWaitingCall, async () => right(offered)),
        stubCall(takeVenueOfferCall, async ({ body }) => {
          taken.push(body);
          return right(aWait({ state: 'booked' }));
        }),
        stubCall(readReservationsCall, async () => right({ items: taken.length === 0 ? [] : [own] })),
      ],
    });
    expect(part().getByText(/viernes 20 de noviembre, 19[.:]00 · Pista 1 · 8,00/u)).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
    await press('Me la quedo');
    expect(taken).toEqual([{ key, at: '2026-11-20T18:00:00.000Z' }]);
    expect(part().getByText('La hora es tuya.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Tus reservas' })).toBeTruthy();
  });

  it('says that an offer is over, and ends when its holder leaves', async () => {
    let isOver = false;
    await drawReservations({
      ports: waitingOnDevice(),
      calls: [
        stubCall(readVenueWaitingCall, async () => right(isOver ? aWait() : offered)),
        stubCall(takeVenueOfferCall, async () => {
          isOver = true;
          return left({ kind: 'reservationRefused', where: 'noOffer' } as const);
        }),
        stubCall(leaveVenueListCall, async () => right(aWait({ state: 'left', ahead: null }))),
      ],
    });
    await press('Me la quedo');
    expect(part().getByText('Esta oferta ha terminado. Sigues en la lista.')).toBeTruthy();
    await press('Salir de la lista');
    expect(part().getByText(/Has salido de la lista/u)).toBeTruthy();
    await press('Quitar de esta página');
    expect(part().queryByText(/Has salido de la lista/u)).toBeNull();
  });

  it('is not there for a hall that staff lend', async () => {
    await drawReservations({ venue: { ...aVenue, needsApproval: true } });
    expect(screen.queryByRole('region', { name: 'Lista de espera' })).toBeNull();
  });
});
