import { readVenueCall } from '#adapters/wire/reservations/read-venue.ts';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeReservationCall } from '#adapters/wire/reservations/make-reservation.ts';
import { provesWork } from '#domain/scarcity/work/work-proof.ts';
import { left, right } from '#domain/shared/result.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { memoryShelf } from './samples/memory-shelf.ts';
import { aDeviceReservation, aVenue, aWeek, drawReservations } from './samples/reservations-page.tsx';

afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());

const press = (name: RegExp | string) =>
  act(async () => void fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement));
const choose = (name: RegExp | string) =>
  act(async () => void fireEvent.click(screen.getByRole('radio', { name })));
const write = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const refusing = (where: string, more: object = {}) =>
  stubCall(makeReservationCall, async () =>
    left({ kind: 'reservationRefused', where, faults: [{ kind: where, ...more }] } as never),
  );
/** Sunday at seven in the evening, on the first court. */
const sunday = 'domingo 22 de noviembre, a las 19.00, Pista 1: libre, con luz';

describe('the list of venues', () => {
  it('says what each is, where it is, and leads to its times', async () => {
    await drawReservations({ isList: true });
    const link = screen.getAllByRole('link', { name: 'Pabellón Nord' })[0];
    expect(link?.getAttribute('href')).toBe('/reservas/nord');
    expect(screen.getAllByText('Carrer de l’Esport, 2').length).toBeGreaterThan(0);
    expect(await faultsForAxe()).toEqual([]);
  });
});

describe('the times of a venue', () => {
  it('are a table of a week, in which each time that is not free says why', async () => {
    await drawReservations();
    expect(screen.getByRole('table').querySelector('caption')?.textContent).toBe(
      'Pista 1, del 18 nov. al 24 nov.: 16 horas libres',
    );
    for (const why of ['Temporada: Club de Voleibol.', 'La necesita el Ayuntamiento: Mesa electoral.'])
      expect(screen.getAllByText(why).length).toBeGreaterThan(0);
    expect(screen.getAllByText('cerrado por fiesta')).toHaveLength(5);
    expect(screen.getAllByText('Ocupada').length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: sunday })).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
  });

  it('are those of the place that the address names, or of the first one if the venue has no such place', async () => {
    await drawReservations({ place: 'pista-2' });
    expect(screen.getByRole('radio', { name: /^Pista 2/u, checked: true })).toBeTruthy();
    cleanup();
    await drawReservations({ place: 'piscina' });
    expect(screen.getByRole('radio', { name: /^Pista 1/u, checked: true })).toBeTruthy();
  });

  it('are those of a place that is chosen in one field where there are many', async () => {
    const many = Array.from({ length: 20 }, (_, n) => ({
      id: `p${n}`,
      title: { es: `Pista ${n}` },
      within: null,
    }));
    await drawReservations({ venue: { ...aVenue, places: many } });
    await act(
      async () =>
        void fireEvent.change(screen.getByLabelText('¿Qué quieres reservar?'), { target: { value: 'p7' } }),
    );
    expect(screen.getByText(/^Pista 7, del/u)).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
  });

  it('are gone through with the arrow keys, and are one stop of the Tab key', async () => {
    await drawReservations();
    const table = screen.getByRole('table');
    const stops = () => [...table.querySelectorAll<HTMLElement>('button[tabindex="0"]')];
    const [first] = stops();
    expect(stops()).toHaveLength(1);
    act(() => first?.focus());
    const key = (name: string) =>
      act(() => void fireEvent.keyDown(document.activeElement as Element, { key: name }));
    key('ArrowDown');
    expect(document.activeElement?.getAttribute('aria-label')).toContain(
      'miércoles 18 de noviembre, a las 17',
    );
    // Thursday, Friday and Saturday have none.
    key('ArrowRight');
    expect(document.activeElement?.getAttribute('aria-label')).toContain('domingo 22 de noviembre, a las 17');
    key('ArrowLeft');
    key('End');
    expect(document.activeElement?.getAttribute('aria-label')).toContain('martes 24 de noviembre, a las 19');
    key('Home');
    expect(document.activeElement).toBe(first);
    expect(stops()).toEqual([first]);
  });

  it('are a picture of one day with all places, and lists of days and times', async () => {
    await drawReservations();
    await press('Un día, todo');
    await press(/jueves 19 de noviembre/u);
    expect(screen.getAllByText('Club de Voleibol')).toHaveLength(6);
    await press('Lista');
    expect(screen.queryByRole('table')).toBeNull();
    const days = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(days).toContain('domingo 22 de noviembre 4 horas libres');
    expect(days).toContain('sábado 21 de noviembre cerrado por fiesta');
    expect(days).toContain('jueves 19 de noviembre sin horas libres');
    expect(await faultsForAxe()).toEqual([]);
  });

  it('say what else there is where nothing is free', async () => {
    const week = aWeek();
    const days = week.days.map((day) => ({
      ...day,
      places: day.places.map((one) => (one.place === 'pista-1' ? { ...one, starts: [] } : one)),
    }));
    await drawReservations({ week: { ...week, days } });
    expect(screen.getByText('Esta semana no queda nada libre aquí.')).toBeTruthy();
    await press(/^Pista 2, miércoles 18/u);
    expect(screen.getByText('Pista 2, 1 hora.', { exact: false })).toBeTruthy();
  });
});

describe('a reservation', () => {
  it('has its price before anything is typed, by person, hour and light', async () => {
    await drawReservations();
    await press(sunday);
    expect(screen.getByRole('radio', { name: /Vivo aquí 8,00/u })).toBeTruthy();
    expect(screen.getByRole('radio', { name: /Con abono 8,00.*solo en el mostrador/u })).toBeTruthy();
    await choose(/Vivo fuera 11,00/u);
    expect(screen.getByText('Luz, 1 hora')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Reservar y pagar 11,00/u })).toBeTruthy();
    // In the rules, and beside the price.
    expect(screen.getAllByText(/Si la dejas 24 horas antes o más/u)).toHaveLength(2);
    expect(screen.queryByText('Fecha de nacimiento')).toBeNull();
    expect(await faultsForAxe()).toEqual([]);
  });

  it.each([
    ['identityUnreadable', {}, /con su letra/u],
    ['notListed', {}, /no te encontramos en el padrón/u],
    ['weekIsFull', { most: 3 }, /Ya tienes 3 reservas esa semana/u],
    ['blocked', { until: Date.parse('2026-12-05T00:00:00Z') }, /hasta el 5 de diciembre de 2026/u],
    ['tooSoon', { minutes: 2880 }, /al menos 2 días antes/u],
    ['tooFar', { last: '2026-12-02' }, /hasta el miércoles 2 de diciembre/u],
    ['onlyAtDesk', {}, /en el mostrador/u],
    ['workNeeded', {}, /no ha podido hacer la comprobación/u],
    ['somethingNew', {}, /No ha podido ser/u],
  ])('that is refused for %s says what can be done', async (where, more, words) => {
    await drawReservations({ calls: [refusing(where, more)] });
    await press(sunday);
    await press(/^Reservar y pagar/u);
    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
  });

  it('that somebody faster has offers other times', async () => {
    await drawReservations({ calls: [refusing('taken')] });
    await press(sunday);
    await press(/^Reservar y pagar/u);
    expect(screen.getByText(/Alguien ha llegado antes/u)).toBeTruthy();
    await press('Pista 2, domingo 22 de noviembre, a las 19.00');
    expect(screen.queryByText(/Alguien ha llegado antes/u)).toBeNull();
    expect(screen.getByText('Pista 2, 1 hora.', { exact: false })).toBeTruthy();
  });

  it('that was lost on its way is sent again with its key, and a reload finds what was written', async () => {
    const keys: string[] = [];
    const lost = stubCall(makeReservationCall, async ({ body }) => {
      keys.push(body.key);
      return left({ kind: 'unreachable' });
    });
    const shelf = memoryShelf();
    await drawReservations({ calls: [lost], shelf });
    await press(sunday);
    await write('DNI o NIE', '12345678Z');
    await press(/^Reservar y pagar/u);
    expect(screen.getByText(/no se reserva dos veces/u)).toBeTruthy();
    await press(/^Reservar y pagar/u);
    expect(new Set(keys).size).toBe(1);
    expect(shelf.list('vilanova' as never)).toMatchObject([{ venue: 'nord', key: keys[0], answer: null }]);
    cleanup();
    await drawReservations({ shelf });
    expect(screen.getByLabelText<HTMLInputElement>('DNI o NIE').value).toBe('12345678Z');
    expect(screen.getByRole('button', { name: sunday }).getAttribute('aria-pressed')).toBe('true');
  });

  it('has a mail for news only if its holder wants, and a reminder while a day is left', async () => {
    const sent: object[] = [];
    const make = stubCall(makeReservationCall, async ({ body: { email, reminder } }) => {
      sent.push({ email, reminder });
      return right(aDeviceReservation());
    });
    await drawReservations({ calls: [make] });
    await press('miércoles 18 de noviembre, a las 19.00, Pista 1: libre, con luz');
    const mail = 'Correo electrónico (si quieres)';
    await write(mail, 'ana@correo.example');
    expect(screen.queryByLabelText('Recordarme la reserva el día antes')).toBeNull();
    await press(sunday);
    await act(async () => void fireEvent.click(screen.getByLabelText('Recordarme la reserva el día antes')));
    await write(mail, 'ana@correo');
    await press(/^Reservar y pagar/u);
    expect(screen.getByText(/Escribe un correo entero/u)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(mail));
    expect(await faultsForAxe()).toEqual([]);
    await write(mail, ' ana@correo.example ');
    await press(/^Reservar y pagar/u);
    await press(sunday);
    await press(/^Reservar y pagar/u);
    expect(sent).toEqual([
      { email: 'ana@correo.example', reminder: true },
      { email: null, reminder: false },
    ]);
  });

  it('is worked for by the device while much is held, and says so meanwhile', async () => {
    const asked = { kind: 'workNeeded', challenge: '5a'.repeat(32), minute: 7, tries: 64 } as const;
    const keys: string[] = [];
    let answer: (done: ReturnType<typeof right>) => void = () => {};
    const make = stubCall(makeReservationCall, async ({ body: { key, work } }) => {
      keys.push(key);
      if ((work ?? null) === null)
        return left({ kind: 'reservationRefused', where: 'workNeeded', faults: [asked] } as never);
      expect(provesWork(asked, work?.counters ?? [])).toBe(true);
      return new Promise((resolve) => void (answer = resolve as never));
    });
    vi.stubGlobal('Worker', undefined);
    await drawReservations({ calls: [make] });
    await press(sunday);
    await press(/^Reservar y pagar/u);
    expect(screen.getByText(/Tu dispositivo hace una comprobación/u)).toBeTruthy();
    // What does the work is loaded with it.
    await act(() => vi.waitFor(() => expect(keys).toHaveLength(2)));
    await act(async () => answer(right(aDeviceReservation())));
    expect(screen.queryByText(/Tu dispositivo hace una comprobación/u)).toBeNull();
    expect(screen.getByText('7K2Q-RA5D')).toBeTruthy();
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });

  it('of a hall says what it is for, and waits for a person of staff', async () => {
    const asked: (string | null | undefined)[] = [];
    const hall = { ...aVenue, needsApproval: true, deposit: 6000 };
    const make = stubCall(makeReservationCall, async ({ body }) => {
      asked.push(body.purpose);
      return right(aDeviceReservation({ state: 'requested', letters: null, refundNow: null }));
    });
    await drawReservations({ venue: hall, calls: [make] });
    await press(sunday);
    await press('Enviar la solicitud');
    expect(screen.getByText(/Di para qué es/u)).toBeTruthy();
    await write('¿Para qué es?', 'Ensayo de la banda');
    await press('Enviar la solicitud');
    expect(asked).toEqual(['Ensayo de la banda']);
    expect(screen.getByText('Solicitud enviada.')).toBeTruthy();
  });

  it('is made among twelve courts with long names', async () => {
    const long = 'Pista polideportiva cubierta número doce del complejo deportivo municipal de la Marjal';
    const places = Array.from({ length: 12 }, (_, n) => ({
      id: `p${n}`,
      title: { es: `${long} ${n}` },
      within: null,
    }));
    const venue = { ...aVenue, places };
    await drawReservations({ venue, week: aWeek(venue) });
    await press('Un día, todo');
    await act(async () => void fireEvent.click(screen.getByLabelText('También entre horas')));
    expect(screen.getAllByRole('columnheader')).toHaveLength(13);
    expect(await faultsForAxe()).toEqual([]);
  });
});

it('a venue that the council does not have is said to be none, and blames no server', async () => {
  await drawReservations({ calls: [stubCall(readVenueCall, async () => left({ kind: 'notFound' }))] });
  expect(screen.getByRole('heading', { name: 'Esta página no existe' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Instalaciones' }).getAttribute('href')).toBe('/reservas');
  expect(screen.queryByText(/No es culpa tuya/u)).toBeNull();
});
