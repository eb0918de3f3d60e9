import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { decideReservationCall } from '#adapters/wire/reservations/office/decide-reservation.ts';
import { draftSeasonCall } from '#adapters/wire/reservations/office/draft-season.ts';
import { findStrikesCall } from '#adapters/wire/reservations/office/find-strikes.ts';
import { forgiveStrikeCall } from '#adapters/wire/reservations/office/forgive-strike.ts';
import { letInCall } from '#adapters/wire/reservations/office/let-in.ts';
import { listOwedMoneyCall } from '#adapters/wire/reservations/office/list-owed-money.ts';
import { listStrikesCall } from '#adapters/wire/reservations/office/list-strikes.ts';
import { listVenueDayCall } from '#adapters/wire/reservations/office/list-venue-day.ts';
import { listVenueEventsCall } from '#adapters/wire/reservations/office/list-venue-events.ts';
import { listVenueRequestsCall } from '#adapters/wire/reservations/office/list-venue-requests.ts';
import { listVenueSeasonsCall } from '#adapters/wire/reservations/office/list-venue-seasons.ts';
import { moveAtDeskCall } from '#adapters/wire/reservations/office/move-at-desk.ts';
import { payAtDeskCall } from '#adapters/wire/reservations/office/pay-at-desk.ts';
import { previewEventCall } from '#adapters/wire/reservations/office/preview-event.ts';
import { publishSeasonCall } from '#adapters/wire/reservations/office/publish-season.ts';
import { readVenueMonthCall } from '#adapters/wire/reservations/office/read-venue-month.ts';
import { reserveAtDeskCall } from '#adapters/wire/reservations/office/reserve-at-desk.ts';
import { returnAtDeskCall } from '#adapters/wire/reservations/office/return-at-desk.ts';
import { returnOwedMoneyCall } from '#adapters/wire/reservations/office/return-owed-money.ts';
import type { StaffReservationAnswer } from '#adapters/wire/reservations/office/staff-reservation.ts';
import { takePlaceCall } from '#adapters/wire/reservations/office/take-place.ts';
import { listVenuesCall } from '#adapters/wire/reservations/list-venues.ts';
import { readVenueCall } from '#adapters/wire/reservations/read-venue.ts';
import { readVenueWeekCall } from '#adapters/wire/reservations/read-venue-week.ts';
import type { VenueAnswer } from '#adapters/wire/reservations/venue.ts';
import { keyNumber } from '#domain/codes/signed-code.ts';
import { encodeReservationCode, signedReservation } from '#domain/reservations/reservation-code.ts';
import { left, right } from '#domain/shared/result.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { type StubbedCall, stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { noon } from '#ui-web/shell/samples/sample-council.ts';
import { anOffice, rightSignature } from '../shell/sample-office.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const person = { check: 'unchecked', minimumAge: null, maximumAge: null, needsBirthDay: false } as const;
const aVenue = (more: Partial<VenueAnswer> = {}): VenueAnswer => ({
  id: 'nord',
  publicKey: '',
  title: { es: 'Pabellón Nord' },
  summary: { es: 'Baloncesto' },
  address: '',
  arrival: '',
  spot: null,
  image: null,
  seasons: [],
  needsApproval: false,
  places: [
    { id: 'pista-1', title: { es: 'Pista 1' }, within: null },
    { id: 'pista-2', title: { es: 'Pista 2' }, within: null },
  ],
  people: [
    { ...person, id: 'vecinos', title: { es: 'Vivo aquí' } },
    { ...person, id: 'fuera', title: { es: 'Vivo fuera' } },
  ],
  rates: [{ places: [], people: ['vecinos'], weekdays: [], opens: '00:00', closes: '24:00', perHour: 600 }],
  light: { places: [], perHour: 200, dusk: Array.from({ length: 12 }, () => '18:00') },
  deposit: 0,
  rules: {
    windowDays: 14,
    leadMinutes: 0,
    shortest: 60,
    longest: 120,
    step: 30,
    perWeek: 3,
    gap: 0,
    before: 0,
    after: 0,
  },
  terms: [],
  strikes: { most: 3, withinDays: 90, blockedDays: 30 },
  entry: { early: 10, late: 15 },
  ...more,
});
const aRow = (more: Partial<StaffReservationAnswer> = {}): StaffReservationAnswer => ({
  name: 'h8o340.aaa',
  state: 'booked',
  holder: 'f00ba4c1',
  place: 'pista-1',
  people: 'vecinos',
  purpose: '',
  start: '2026-11-18T17:00:00Z',
  end: '2026-11-18T18:00:00Z',
  total: 800,
  deposit: 0,
  depositKept: null,
  back: null,
  isCash: false,
  forgiven: null,
  reason: '',
  ...more,
});
const aDay = (items: readonly StaffReservationAnswer[], more: object = {}) =>
  stubCall(listVenueDayCall, async () => right({ items: [...items], events: [], walkIns: [], ...more }));
const aWeek = stubCall(readVenueWeekCall, async () =>
  right({
    minutes: 60,
    days: [
      {
        day: '2026-11-18',
        isOpen: true,
        hours: [],
        closed: null,
        dusk: '18:00',
        places: [
          {
            place: 'pista-1',
            starts: Array.from({ length: 8 }, (_, at) => `2026-11-18T${String(12 + at)}:00:00Z`),
            clubs: [],
            events: [],
          },
          { place: 'pista-2', starts: [], clubs: [], events: [] },
        ],
      },
    ],
  }),
);

/** The code of a reservation of court 1 that has begun, and the key with which it is checked. */
function aSignedReservation() {
  const raw = new Uint8Array(32).fill(1);
  const signed = signedReservation({
    key: keyNumber(raw),
    letters: '7K2QRA5D',
    place: 'pista-1',
    start: noon,
    end: noon + 3_600_000,
  });
  const code = encodeReservationCode(signed, rightSignature);
  return { code, publicKey: Buffer.from(raw).toString('base64') };
}

async function draw(part: string, calls: readonly StubbedCall[], venue: Partial<VenueAnswer> = {}) {
  history.replaceState(null, '', `/gestion/instalaciones${part}`);
  const drawn = anOffice({
    calls: [...calls, stubCall(readVenueCall, async () => right(aVenue(venue)))],
  });
  render(drawn.office);
  await act(() => drawn.presenter.open());
}
const press = (name: string | RegExp, at = 0) =>
  act(async () => {
    fireEvent.click(screen.getAllByRole('button', { name })[at] as HTMLElement);
  });
const fill = (label: string | RegExp, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const submit = (label: string | RegExp) =>
  act(async () => {
    const form = screen.getByLabelText(label).closest('form');
    if (form !== null) fireEvent.submit(form);
  });

/** A browser with a camera, in whose picture these codes are. */
function withCamera(stream: object, codes: () => readonly string[]) {
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: async () => stream },
  });
  Object.defineProperties(HTMLMediaElement.prototype, {
    readyState: { configurable: true, get: () => 4 },
    HAVE_CURRENT_DATA: { configurable: true, get: () => 2 },
    srcObject: { configurable: true, value: null, writable: true },
    play: { configurable: true, value: async () => undefined },
  });
  const detector = class {
    detect = async () => codes().map((rawValue) => ({ rawValue }));
  };
  vi.stubGlobal('BarcodeDetector', Object.assign(detector, { getSupportedFormats: async () => ['qr_code'] }));
}

describe('the venues of the office', () => {
  it('let in whose code the camera sees, and say what to do where there is none', async () => {
    const sent: unknown[] = [];
    await draw('/nord', [
      aDay([]),
      aWeek,
      stubCall(letInCall, async ({ body }) => {
        sent.push(body);
        return right({ isAgain: false, reservation: aRow({ state: 'entered' }) });
      }),
    ]);
    await screen.findByRole('region', { name: 'Pista 1' });
    await press('Leer con la cámara');
    expect(await screen.findByText(/No hay cámara/u)).toBeTruthy();
    await press('Leer con la cámara');
    const stop = vi.fn<() => void>();
    withCamera({ getTracks: () => [{ stop }] }, () => ['7K2QRA5D']);
    await press('Leer con la cámara');
    expect(await screen.findByText(/^Ha entrado: Pista 1/u)).toBeTruthy();
    expect(sent).toEqual([{ letters: '7K2QRA5D' }]);
    await press('Leer con la cámara');
    expect(stop).toHaveBeenCalled();
    expect(sent).toHaveLength(1);
    vi.unstubAllGlobals();
  });

  it('collect what an approved hall waits for, with its letters and a receipt on paper', async () => {
    const asked: unknown[] = [];
    const printed: string[] = [];
    window.print = () => void printed.push(document.querySelector('[data-printed]')?.textContent ?? '');
    const held = aRow({ state: 'held', place: 'pista-2' });
    await draw('/nord', [
      aDay([held]),
      aWeek,
      stubCall(payAtDeskCall, async ({ body }) => {
        asked.push(body);
        return asked.length === 1
          ? left({ kind: 'reservationRefused', where: 'notHeld' } as const)
          : right({
              letters: '7K2QRA5D',
              code: 'CR1:',
              reservation: aRow({ state: 'booked', isCash: true }),
            });
      }),
    ]);
    await screen.findByRole('region', { name: 'Pista 2' });
    await press('Cobrar');
    expect(await screen.findByRole('dialog', { name: /Cobrar 8,00/u })).toBeTruthy();
    await press('Pagado con tarjeta');
    expect(screen.getByText(/su plazo para pagar ha terminado/u)).toBeTruthy();
    await press('Pagado con tarjeta');
    expect(asked).toEqual([
      { reservation: held.name, by: 'card' },
      { reservation: held.name, by: 'card' },
    ]);
    expect(await faultsForAxe()).toEqual([]);
    await press('Imprimir el recibo');
    expect(printed.join()).toMatch(/Pabellón Nord.*Pista 2.*8,00.*con tarjeta.*7K2Q-RA5D/u);
  });

  it('are listed, and say what to do if there are none', async () => {
    const { id, title, summary, address, spot, image, needsApproval } = aVenue({ needsApproval: true });
    await draw('', [
      stubCall(listVenuesCall, async () =>
        right({ items: [{ id, title, summary, address, spot, image, needsApproval }], itemsCount: 1 }),
      ),
    ]);
    const link = await screen.findByRole('link', { name: 'Pabellón Nord' });
    expect(link.getAttribute('href')).toContain('/gestion/instalaciones/nord');
    expect(screen.getByText('Se aprueba una a una')).toBeDefined();
    expect(await faultsForAxe()).toEqual([]);
    cleanup();
    await draw('', [stubCall(listVenuesCall, async () => right({ items: [], itemsCount: 0 }))]);
    expect(await screen.findByText('Todavía no hay instalaciones que se puedan reservar')).toBeDefined();
  });
});

describe('the day of a venue', () => {
  it('shows who is where, who has not come and what is free, and nobody by name', async () => {
    const event = {
      id: 'mesa',
      places: ['pista-2'],
      from: '2026-11-18T18:00:00Z',
      until: '2026-11-18T20:00:00Z',
      reason: 'Mesa electoral',
    };
    await draw('/nord', [
      aDay(
        [
          aRow({ name: 'a', start: '2026-11-18T10:30:00Z', end: '2026-11-18T11:30:00Z' }),
          aRow({ name: 'b', place: 'pista-2', people: '', purpose: 'Club de Pilota' }),
          aRow({ name: 'c', state: 'missed', forgiven: 'La puerta' }),
          aRow({ name: 'd', state: 'ended' }),
        ],
        { events: [event] },
      ),
      aWeek,
    ]);
    const court = await screen.findByRole('region', { name: 'Pista 1' });
    expect(within(court).getByText('Aún no ha llegado')).toBeDefined();
    expect(within(court).getByText('Falta perdonada: La puerta')).toBeDefined();
    expect(within(court).queryByText('Caducada')).toBeNull();
    const other = screen.getByRole('region', { name: 'Pista 2' });
    expect(within(other).getByText('Club de Pilota')).toBeDefined();
    expect(within(other).getByText('Mesa electoral')).toBeDefined();
    expect(within(other).getByText('No queda ninguna hora libre.')).toBeDefined();
    expect(within(other).queryByRole('button', { name: 'Devolver' })).toBeNull();
    expect(document.body.textContent).not.toContain('f00ba4c1');
    await press('Ver las 8 horas');
    expect(within(court).getAllByRole('button', { name: /^Reservar Pista 1/u })).toHaveLength(8);
    expect(await faultsForAxe()).toEqual([]);
  });

  it('offers no hour of another day while the chosen one is on its way', async () => {
    const next = Promise.withResolvers<void>();
    const day = stubCall(listVenueDayCall, async (asked) => {
      if (asked.day !== '2026-11-18') await next.promise;
      return right({ items: [], events: [], walkIns: [] });
    });
    await draw('/nord', [day, aWeek]);
    const hours = () => screen.queryAllByRole('button', { name: /^Reservar Pista 1/u });
    await waitFor(() => expect(hours()).toHaveLength(6));
    await press('Día siguiente');
    expect(hours()).toEqual([]);
    next.resolve();
    await waitFor(() => expect(hours()).toHaveLength(6));
  });

  it('lets in by letters, and says in words why not', async () => {
    const sent: unknown[] = [];
    await draw('/nord', [
      aDay([]),
      aWeek,
      stubCall(letInCall, async ({ body }) => {
        sent.push(body);
        return body.letters === 'bad'
          ? left({ kind: 'reservationRefused', where: 'givenUp' } as never)
          : right({ isAgain: false, reservation: aRow() });
      }),
    ]);
    await screen.findByRole('region', { name: 'Pista 1' });
    await fill('Letras de quien llega', ' 7K2Q-RA5D ');
    await submit('Letras de quien llega');
    expect(screen.getByText('Ha entrado: Pista 1, 18.00–19.00.')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Letras de quien llega').value).toBe('');
    await fill('Letras de quien llega', 'bad');
    await submit('Letras de quien llega');
    expect(screen.getByText(/^Ha llegado tarde/u)).toBeDefined();
    expect(sent).toEqual([{ letters: '7K2Q-RA5D' }, { letters: 'bad' }]);
  });

  it('lets in by a signed code without a line, and notes it when the line is back', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { code, publicKey } = aSignedReservation();
    let [line, sent] = ['away', 0];
    await draw(
      '/nord',
      [
        aDay([]),
        aWeek,
        stubCall(letInCall, async () => {
          sent += 1;
          if (line === 'away') return left({ kind: 'unreachable' });
          return line === 'late'
            ? left({ kind: 'reservationRefused', where: 'givenUp' } as never)
            : right({ isAgain: false, reservation: aRow() });
        }),
      ],
      { publicKey },
    );
    await screen.findByRole('region', { name: 'Pista 1' });
    const shows = async (text: string) => {
      await fill('Letras de quien llega', text);
      await submit('Letras de quien llega');
    };
    await shows('7K2Q-RA5D');
    expect(screen.getByText(/^No hay conexión\. Sin ella solo vale el código/u)).toBeDefined();
    await shows(`${code.slice(0, -3)}000`);
    expect(await screen.findByText(/^Ese código no lo ha hecho/u)).toBeDefined();
    await shows(code);
    expect(await screen.findByText(/^Sin conexión, pero el código es auténtico: Pista 1/u)).toBeDefined();
    expect(screen.getByText(/^Queda 1 entrada por apuntar/u)).toBeDefined();
    await act(async () => void (await vi.advanceTimersByTimeAsync(15_000)));
    expect(screen.getByText(/^Queda 1 entrada/u)).toBeDefined();
    line = 'late';
    await act(async () => void (await vi.advanceTimersByTimeAsync(15_000)));
    expect(
      screen.getByText(/entró sin conexión y no se ha podido apuntar\. Ha llegado tarde/u),
    ).toBeDefined();
    expect(screen.queryByText(/por apuntar/u)).toBeNull();
    line = 'there';
    await shows(code);
    expect(screen.getByText(/^Ha entrado: Pista 1/u)).toBeDefined();
    expect(sent).toBe(6);
  });

  it('reserves for a person at the desk, with the price first and the letters after', async () => {
    const sent: { readonly key: string; readonly minutes: number }[] = [];
    await draw('/nord', [
      aDay([]),
      aWeek,
      stubCall(reserveAtDeskCall, async ({ body }) => {
        sent.push(body);
        if (sent.length === 1) return left({ kind: 'reservationRefused', where: 'taken' } as never);
        const hours = { start: '2026-11-18T17:00:00Z', end: '2026-11-18T18:30:00Z' };
        const place = { id: 'pista-1', title: 'Pista 1' };
        return right({ state: 'booked', total: 1200, letters: '7K2QRA5D', place, ...hours } as never);
      }),
    ]);
    await screen.findByRole('region', { name: 'Pista 1' });
    await press('Ver las 8 horas');
    await press('Reservar Pista 1 a las 18.00');
    expect(screen.getByText('Luz, 60 minutos')).toBeDefined();
    expect(screen.getAllByText(/^8,00\s€$/u)).toHaveLength(1);
    await fill('NIF, NIE o pasaporte', '12345678Z');
    await submit('NIF, NIE o pasaporte');
    expect(screen.getByText('Otra persona lo ha cogido. Elige otra hora.')).toBeDefined();
    await fill('Quién es', 'fuera');
    expect(screen.getByText('A esa hora no hay precio para esa persona.')).toBeDefined();
    await fill('Quién es', 'vecinos');
    await fill('Cuánto tiempo', '90');
    expect(await faultsForAxe()).toEqual([]);
    await submit('NIF, NIE o pasaporte');
    expect(screen.getAllByText('7K2Q-RA5D')).toBeDefined();
    expect(screen.getByText(/^Cobra 12,00\s€ en efectivo\.$/u)).toBeDefined();
    expect(sent).toMatchObject([
      { place: 'pista-1', people: 'vecinos', start: '2026-11-18T17:00:00Z', minutes: 60 },
      { minutes: 90, identity: '12345678Z' },
    ]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  });

  it('gives what is left of an hour to who walks in, paid by card', async () => {
    const sent: unknown[] = [];
    const start = '2026-11-18T17:20:00.000Z';
    await draw('/nord', [
      aDay([], { walkIns: [{ place: 'pista-2', start, minutes: [40, 70] }] }),
      aWeek,
      stubCall(reserveAtDeskCall, async ({ body }) => {
        sent.push(body);
        const hours = { start, end: '2026-11-18T18:30:00Z' };
        const place = { id: 'pista-2', title: 'Pista 2' };
        return right({ state: 'booked', total: 933, letters: '7K2QRA5D', place, ...hours } as never);
      }),
    ]);
    await screen.findByRole('region', { name: 'Pista 2' });
    await press('Reservar Pista 2 desde ahora');
    expect(screen.getByText('Uso, 40 minutos')).toBeDefined();
    expect(screen.getByText('40 minutos, hasta las 19.00')).toBeDefined();
    await fill('Cuánto tiempo', '70');
    await fill('Cómo paga', 'card');
    await fill('NIF, NIE o pasaporte', '12345678Z');
    expect(await faultsForAxe()).toEqual([]);
    await submit('NIF, NIE o pasaporte');
    expect(screen.getByText(/^Cobra 9,33\s€ con el datáfono\.$/u)).toBeDefined();
    expect(screen.getByText(/con tarjeta/u)).toBeDefined();
    expect(sent).toMatchObject([{ place: 'pista-2', start, minutes: 70, by: 'card' }]);
  });

  it('gives back and moves for a holder, by the name that the list has', async () => {
    const sent: unknown[] = [];
    await draw('/nord', [
      aDay([aRow()]),
      aWeek,
      stubCall(returnAtDeskCall, async ({ body }) => {
        sent.push(body);
        const back = { refund: 400, kept: 400 };
        return right({ money: 'cash', reservation: aRow({ state: 'returned', back }) });
      }),
      stubCall(moveAtDeskCall, async ({ body }) => {
        sent.push(body);
        return right(aRow({ start: body.start }));
      }),
    ]);
    await screen.findByRole('region', { name: 'Pista 1' });
    await press('Devolver');
    await press('Devolverla');
    expect(screen.getByText(/^Devuelta\. Entrega 4,00\s€ en efectivo\.$/u)).toBeDefined();
    await press('Cambiar de hora');
    expect(await faultsForAxe()).toEqual([]);
    await press(/^Cambiar$/u);
    expect(screen.getByText(/^Cambiada: Pista 1/u)).toBeDefined();
    expect(sent).toEqual([
      { reservation: 'h8o340.aaa' },
      { reservation: 'h8o340.aaa', place: 'pista-1', start: '2026-11-18T12:00:00Z' },
    ]);
  });
});

describe('what is decided of a venue', () => {
  it('shows what is in the way of a request, and refuses only with a reason', async () => {
    const sent: unknown[] = [];
    const asked = aRow({ state: 'requested', purpose: 'Asamblea', deposit: 6000, total: 6000 });
    await draw(
      '/nord/solicitudes',
      [
        stubCall(listVenueRequestsCall, async () =>
          right({
            items: [
              { asked, others: [aRow({ name: 'x', state: 'requested' })], events: [] },
              { asked: { ...asked, name: 'y' }, others: [aRow({ name: 'z' })], events: [] },
            ],
          }),
        ),
        stubCall(decideReservationCall, async ({ body }) => {
          sent.push(body);
          return right({ ...asked, state: body.isApproved ? 'held' : 'refused' });
        }),
      ],
      { needsApproval: true },
    );
    expect(await screen.findByText(/^También lo ha pedido otra persona/u)).toBeDefined();
    expect(screen.getByText(/^No se puede aprobar/u)).toBeDefined();
    expect(screen.getAllByRole('button', { name: 'Aprobar' })).toHaveLength(1);
    expect(await faultsForAxe()).toEqual([]);
    await press('Aprobar');
    expect(screen.getByText(/^Aprobada\. Quien la pidió tiene tres días/u)).toBeDefined();
    await press('No aprobar', 1);
    await submit('Por qué no se aprueba');
    expect(screen.getByText('Escribe el motivo.')).toBeDefined();
    await fill('Por qué no se aprueba', 'Obras');
    await submit('Por qué no se aprueba');
    expect(sent).toEqual([
      { reservation: 'h8o340.aaa', isApproved: true, reason: '' },
      { reservation: 'y', isApproved: false, reason: 'Obras' },
    ]);
  });

  it('takes places for an event only after showing who loses what', async () => {
    const sent: unknown[] = [];
    await draw('/nord/actos', [
      stubCall(listVenueEventsCall, async () =>
        right({
          items: [
            {
              event: {
                id: 'e',
                places: ['pista-1'],
                from: '2026-11-18T17:00:00Z',
                until: '2026-11-18T19:00:00Z',
                reason: 'Fiesta',
              },
              losers: [
                aRow({ state: 'displaced' }),
                aRow({ name: 'm' }),
                aRow({ name: 'r', state: 'returned' }),
              ],
            },
          ],
        }),
      ),
      stubCall(previewEventCall, async () => right({ displaced: [aRow()] })),
      stubCall(takePlaceCall, async ({ body }) => {
        sent.push(body);
        return right({ displaced: [aRow({ state: 'displaced' })] });
      }),
    ]);
    expect(await screen.findByText('aún no ha elegido')).toBeDefined();
    expect(screen.getByText('ha elegido esta otra hora')).toBeDefined();
    expect(screen.getByText('ha recuperado su dinero')).toBeDefined();
    await press('Ver a quién afecta');
    expect(screen.getByText('Escribe los dos días y las dos horas.')).toBeDefined();
    await act(async () => void fireEvent.click(screen.getByLabelText('Pista 2')));
    await fill('Desde las', '18:00');
    await fill('Hasta las', '20:30');
    await fill('Motivo', 'Mesa electoral');
    await press('Ver a quién afecta');
    expect(screen.getByText('1 persona pierde su reserva')).toBeDefined();
    // Who loses what is looked at again after a change.
    await fill('Hasta las', '21:00');
    expect(screen.queryByText('1 persona pierde su reserva')).toBeNull();
    await press('Ver a quién afecta');
    expect(await faultsForAxe()).toEqual([]);
    await press('Ocupar y quitar 1 reserva');
    expect(screen.getByText('Hecho: 1 persona tiene que elegir.')).toBeDefined();
    expect(sent).toMatchObject([
      {
        places: ['pista-2'],
        from: '2026-11-18T17:00:00.000Z',
        until: '2026-11-18T20:00:00.000Z',
        reason: 'Mesa electoral',
      },
    ]);
    await act(async () => void fireEvent.click(screen.getByLabelText(/^Cerrar toda la instalación/u)));
    expect(screen.queryByLabelText('Desde las')).toBeNull();
    await fill('Primer día', '2026-11-20');
    await fill('Último día', '2026-11-21');
    await fill('Motivo', 'Obras');
    await press('Ver a quién afecta');
    await press('Ocupar y quitar 1 reserva');
    expect(sent.at(-1)).toMatchObject({
      places: aVenue().places.map(({ id }) => id),
      from: '2026-11-19T23:00:00.000Z',
      until: '2026-11-21T23:00:00.000Z',
      reason: 'Obras',
    });
  });

  it('forgives a strike for a reason, and returns money that waits', async () => {
    const sent: unknown[] = [];
    const missed = aRow({ state: 'missed' });
    await draw('/nord/faltas', [
      stubCall(listStrikesCall, async () =>
        right({
          items: [
            {
              holder: 'f00ba4c1',
              count: 0,
              blockedUntil: '2026-12-18T17:00:00Z',
              missed: [missed, { ...missed, name: 'f', forgiven: 'La puerta' }],
            },
          ],
        }),
      ),
      stubCall(findStrikesCall, async () => right({ items: [] })),
      stubCall(forgiveStrikeCall, async ({ body }) => {
        sent.push(body);
        return right(missed);
      }),
    ]);
    expect(await screen.findByText('Persona F00BA4')).toBeDefined();
    expect(screen.getByText(/^No puede reservar hasta el viernes 18 de diciembre/u)).toBeDefined();
    await press(/^Perdonar la falta: Pista 1/u);
    await fill('Por qué se perdona', 'Avería');
    expect(await faultsForAxe()).toEqual([]);
    await submit('Por qué se perdona');
    expect(screen.getByText('Perdonada: ya no cuenta.')).toBeDefined();
    await fill(/^NIF, NIE o pasaporte/u, '00000001R');
    await submit(/^NIF, NIE o pasaporte/u);
    expect(screen.getByText(/^Sin faltas en esta instalación/u)).toBeDefined();
    expect(screen.queryByText('Persona F00BA4')).toBeNull();
    await press('Ver todas');
    expect(screen.getByText('Persona F00BA4')).toBeDefined();
    cleanup();
    await draw('/nord/devoluciones', [
      stubCall(listOwedMoneyCall, async () =>
        right({
          items: [{ reservation: aRow({ state: 'returned' }), what: 'back', amount: 800, payment: '2611' }],
        }),
      ),
      stubCall(returnOwedMoneyCall, async ({ body }) => {
        sent.push(body);
        return body.isHanded ? right(aRow()) : left({ kind: 'reservationRefused', where: 'failed' } as never);
      }),
    ]);
    expect(await screen.findByText(/^8,00\s€ por una reserva devuelta$/u)).toBeDefined();
    await press('Pedirlo otra vez al banco');
    expect(screen.getByText(/^El banco no lo ha aceptado/u)).toBeDefined();
    await press('Ya lo he entregado');
    expect(screen.getByText('Apuntado: entregado en mano.')).toBeDefined();
    expect(sent).toEqual([
      { reservation: 'h8o340.aaa', reason: 'Avería' },
      { reservation: 'h8o340.aaa', isHanded: false },
      { reservation: 'h8o340.aaa', isHanded: true },
    ]);
  });

  it('shows what a month came to, to be taken away', async () => {
    const sums = { count: 2, minutes: 150, missed: 1, paid: 1600, refunded: 400, income: 1200, deposit: 0 };
    await draw('/nord/mes', [
      stubCall(readVenueMonthCall, async ({ month }) =>
        right({
          month: month ?? '',
          all: { ...sums, minutes: 74_070 },
          places: [{ place: 'pista-1', ...sums }],
        }),
      ),
    ]);
    const row = await screen.findByRole('row', { name: /^Pista 1/u });
    expect(row.textContent).toMatch(/2,5/u);
    expect(screen.getByText('1.234,5')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Descargar la tabla (CSV)' });
    expect(link.getAttribute('href')).toBe(
      '/api/vilanova/staff/reservations/venues/nord/month/export?month=2026-11&format=csv',
    );
    expect(await faultsForAxe()).toEqual([]);
  });
});

describe('a season in the office', () => {
  const turn = {
    round: 1,
    club: 'volei',
    wish: 'volei-1',
    weeks: ['2026-12-07', '2026-12-14'],
    uses: [{ day: '2026-12-11', at: '19:00', minutes: 90, places: ['pista-2'], isReplacement: false }],
    refused: ['2026-12-14'],
    refusals: [
      {
        slot: { weekday: 5, at: '19:00', minutes: 90 },
        place: 'pista-2',
        days: ['2026-12-18'],
        obstacle: { kind: 'taken', club: 'pilota', wish: 'pilota-1', round: 1, by: 'tier' },
      },
    ],
  } as const;

  it('is pasted, planned, compared and published, and kept on the device while it is typed', async () => {
    const sent: unknown[] = [];
    const published: unknown[] = [];
    const calls = [
      stubCall(listVenueSeasonsCall, async () => right({ items: [] })),
      stubCall(draftSeasonCall, async ({ body }) => {
        sent.push(body);
        const uses = sent.length === 1 ? turn.uses : [];
        return right({
          season: { ...body, places: [], before: 0, after: 0, closures: [] },
          turns: [{ ...turn, uses }],
          hash: `hash ${sent.length}`,
        } as never);
      }),
      stubCall(publishSeasonCall, async ({ body }) => {
        published.push(body.hash);
        return right({ displaced: [] });
      }),
    ];
    await draw('/nord/temporadas', calls);
    await screen.findByText('Todavía no se ha publicado ninguna.');
    await press('Ver el reparto');
    expect(screen.getByText('Hace falta un nombre y al menos una petición.')).toBeDefined();
    await fill('Nombre', 'Temporada 2027');
    await fill('Clubes', 'Volei;1;74\nPilota;2;41');
    await fill('Lo que piden', 'Volei;viernes;19:00;90;pista 2\nJudo;viernes;19:00;90;pista 2');
    await fill('Otras horas', 'sábado;9;14');
    await fill('Cierres', '24/12/2026;;;Navidad\n19/3;;;Fallas');
    await press('Ver el reparto');
    expect(screen.getByText(/^Línea 2 .*ese club no está en la lista/u)).toBeDefined();
    expect(screen.getByText(/^Línea 2 .*el día se escribe así/u)).toBeDefined();
    cleanup();
    await draw('/nord/temporadas', calls);
    await screen.findByText('Todavía no se ha publicado ninguna.');
    expect(screen.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Temporada 2027');
    await fill('Lo que piden', 'Volei;viernes;19:00;90;pista 2');
    await fill('Cierres', '24/12/2026;;;Navidad\n19/3/2027;17;20;Fallas;pista 2');
    await press('Ver el reparto');
    expect(screen.getByText('1 de 2 semanas · Pista 2')).toBeDefined();
    expect(screen.getByText(/que es de un nivel que elige antes\./u)).toBeDefined();
    expect(await faultsForAxe()).toEqual([]);
    await press('Ver el reparto');
    expect(screen.getByText('1 menos que antes')).toBeDefined();
    await press('Publicar la temporada');
    await vi.waitFor(() => expect(screen.getByText('¿Publicar este reparto?')).toBeDefined());
    await press('Publicar la temporada', 1);
    expect(screen.getByText('Publicada. Nadie ha perdido su reserva.')).toBeDefined();
    expect(published).toEqual(['hash 2']);
    const christmas = { place: null, day: '2026-12-24', opens: '00:00', closes: '24:00', why: 'Navidad' };
    const fallas = { place: 'pista-2', day: '2027-03-19', opens: '17:00', closes: '20:00', why: 'Fallas' };
    expect(sent[0]).toMatchObject({ closures: [christmas, fallas] });
    expect((sent[0] as { hours: readonly object[] }).hours.at(-1)).toEqual({
      weekday: 6,
      opens: '09:00',
      closes: '14:00',
    });
    expect(sent[0]).toMatchObject({
      id: 'temporada-2027',
      from: '2026-11-30',
      clubs: [{ id: 'volei' }, { id: 'pilota' }],
      wishes: [{ club: 'volei', weekday: 5, at: '19:00', places: ['pista-2'] }],
    });
  });
});
