import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { actOnVisitCall } from '#adapters/wire/appointments/act-on-visit.ts';
import { callNextCall } from '#adapters/wire/appointments/call-next.ts';
import { listAppointmentServicesCall } from '#adapters/wire/appointments/list-appointment-services.ts';
import { listVisitsCall } from '#adapters/wire/appointments/list-visits.ts';
import { readWaitErrorsCall } from '#adapters/wire/appointments/read-wait-errors.ts';
import { takeTicketCall } from '#adapters/wire/appointments/take-ticket.ts';
import type { CounterVisit } from '#adapters/wire/appointments/visit.ts';
import { left, right } from '#domain/shared/result.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { type StubbedCall, stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { anOffice } from '../shell/sample-office.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const asOf = '2026-11-18T11:00:00.000Z';
const visit = (code: string, more: Partial<CounterVisit> = {}): CounterVisit => ({
  id: code,
  version: 1,
  state: 'arrived',
  code,
  isBooked: code.startsWith('C'),
  services: ['padron'],
  people: 1,
  at: '2026-11-18T10:30:00.000Z',
  end: null,
  name: null,
  bookedDesk: null,
  desk: null,
  place: null,
  since: null,
  forDesk: null,
  prefers: false,
  paid: null,
  note: null,
  changed: asOf,
  ...more,
});
const waiting = (code: string, place: number, more: Partial<CounterVisit> = {}) =>
  visit(code, { place, since: `2026-11-18T10:${30 + place}:00.000Z`, ...more });

const service = {
  summary: '',
  family: 'f',
  minutes: 15,
  minutesMore: 0,
  mostPeople: 4,
  isCombinable: true,
  fee: '0.00',
  booker: 'anybody' as const,
};
const setup = {
  services: [
    { ...service, id: 'padron', title: 'Empadronarme', papers: ['DNI'] },
    { ...service, id: 'obras', title: 'Licencia de obra', papers: [], isCombinable: false },
    { ...service, id: 'boda', title: 'Boda', papers: [] },
  ],
  offices: [
    {
      id: 'plaza',
      title: 'Plaza',
      address: '',
      coordinates: null,
      desks: [
        { id: '1', title: 'Mostrador 1' },
        { id: '3', title: 'Mostrador 3' },
      ],
    },
    { id: 'raval', title: 'Raval', address: '', coordinates: null, desks: [{ id: '1', title: 'Mesa' }] },
  ],
};

interface Hall {
  items: readonly CounterVisit[];
  isAway?: boolean;
  closed?: { reason: string; services: string[] };
}

/** The council of one hall: what it lists is changed by the test, and what is posted is noted. */
function hallCalls(hall: Hall) {
  const posted: unknown[] = [];
  const calls: readonly StubbedCall[] = [
    stubCall(listAppointmentServicesCall, async () => right(setup)),
    stubCall(listVisitsCall, async () =>
      hall.isAway
        ? left({ kind: 'unreachable' })
        : right({
            items: [...hall.items],
            itemsCount: hall.items.length,
            asOf,
            desks: [
              { id: '1', title: 'Mostrador 1', services: ['padron'], isAtWork: true },
              { id: '3', title: 'Mostrador 3', services: ['padron', 'obras'], isAtWork: true },
            ],
            wait: { from: 5, to: 15, ahead: 2 },
            closed: hall.closed ?? null,
          }),
    ),
    stubCall(callNextCall, async ({ body }) => {
      posted.push(['next', body]);
      const next = hall.items.find(({ place }) => place === 1);
      hall.items = hall.items
        .filter(({ desk }) => desk !== '3')
        .map((one) => (one === next ? { ...one, state: 'called', desk: '3', place: null } : one));
      return right({ visit: next ?? null });
    }),
    stubCall(actOnVisitCall, async ({ visit: id, body }) => {
      posted.push([id, body]);
      const found = hall.items.find((one) => one.id === id);
      return found?.version === body.version
        ? right(found)
        : left({ kind: 'appointmentRefused', where: 'changed', faults: [] });
    }),
    stubCall(takeTicketCall, async ({ body }) => {
      posted.push(['ticket', body]);
      return right(waiting('A-050', 4));
    }),
    stubCall(readWaitErrorsCall, async () =>
      right({
        items: [
          { services: null, count: 20, within: 15, median: 4, most: 12 },
          { services: ['padron'], count: 20, within: 15, median: 4, most: 12 },
        ],
        itemsCount: 2,
      }),
    ),
  ];
  return { calls, posted };
}

async function draw(hall: Hall, path = '/gestion/citas/mostrador/plaza', isChosen = true) {
  if (isChosen) localStorage.setItem('counterDesk vilanova', JSON.stringify({ office: 'plaza', desk: '3' }));
  history.replaceState(null, '', path);
  const { calls, posted } = hallCalls(hall);
  const drawn = anOffice({ calls });
  render(drawn.office);
  await act(() => drawn.presenter.open());
  return posted;
}
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const key = (name: string) => act(async () => void fireEvent.keyDown(document.body, { key: name }));

const hallOf = (): Hall => ({
  items: [
    visit('C-118', { state: 'called', desk: '3', name: 'Empar', note: 'Recibo' }),
    waiting('A-042', 1),
    waiting('C-119', 2, { name: 'Pau', forDesk: '3' }),
    waiting('B-001', 3, { services: ['boda'] }),
    visit('A-039', { state: 'parked', version: 4 }),
    visit('C-121', { state: 'confirmed', name: 'Núria Ferrandis', version: 2 }),
    visit('C-130', { state: 'missed', name: 'Josep' }),
  ],
});

describe('the counter', () => {
  it('asks once where its browser is, and remembers it', async () => {
    await draw({ items: [] }, '/gestion/citas/mostrador', false);
    fireEvent.change(await screen.findByLabelText('Oficina'), { target: { value: 'plaza' } });
    fireEvent.change(screen.getByLabelText('Mostrador'), { target: { value: '3' } });
    await press('Empezar a atender');
    expect(await screen.findByRole('heading', { level: 1, name: 'Mostrador 3' })).toBeTruthy();
    expect(localStorage.getItem('counterDesk vilanova')).toBe('{"office":"plaza","desk":"3"}');
    await press('Cambiar de mostrador');
    expect(screen.getByLabelText('Mostrador')).toBeTruthy();
    expect(localStorage.getItem('counterDesk vilanova')).toBeNull();
  });

  it('shows whom it has, who waits for it and since when, and who is for others; with nothing for axe', async () => {
    await draw(hallOf());
    expect(await screen.findByRole('heading', { name: 'Estás atendiendo a C-118' })).toBeTruthy();
    expect(screen.getByText('DNI')).toBeTruthy();
    expect(screen.getByText('Apuntado: Recibo')).toBeTruthy();
    const list = screen.getByRole('region', { name: 'Esperan 2 personas' });
    const codes = [...list.querySelectorAll('li > b')].map((one) => one.textContent);
    expect(codes).toEqual(['A-042', 'C-119', 'B-001']);
    expect(within(list).getByText('1 persona para otros mostradores')).toBeTruthy();
    expect(within(list).getByText('29 min')).toBeTruthy();
    expect(within(list).getByText('Por qué va primero A-042')).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
  });

  it('ends one and calls the next by one key, and takes it back', async () => {
    const hall = hallOf();
    const posted = await draw(hall);
    await screen.findByRole('button', { name: /^Terminar y llamar a A-042/u });
    await key('Enter');
    expect(posted).toEqual([['next', { desk: '3', finished: 'C-118' }]]);
    expect(screen.getByRole('status').textContent).toBe('A-042: en la pantalla');
    expect(await screen.findByRole('heading', { name: 'Estás atendiendo a A-042' })).toBeTruthy();
    hall.items = [...hall.items, visit('C-118', { state: 'done', version: 3 })];
    await key('r');
    expect(posted.at(-1)).toEqual(['A-042', { act: 'call', version: 1, desk: '3' }]);
    await key('Enter');
    expect(posted.at(-1)).toEqual(['next', { desk: '3', finished: 'A-042' }]);
    expect(screen.getByRole('status').textContent).toBe('No espera nadie más');
    hall.items = [visit('A-042', { state: 'done', version: 3 })];
    await key('z');
    expect(posted.at(-1)).toEqual(['next', { desk: '3', finished: 'A-042' }]);
  });

  it('parks, misses and sends on who is before it, and says what a person has to bring', async () => {
    const hall = hallOf();
    const posted = await draw(hall);
    await screen.findByRole('heading', { name: 'Estás atendiendo a C-118' });
    await key('p');
    await key('n');
    expect(posted).toEqual([
      ['C-118', { act: 'park', version: 1, desk: '3' }],
      ['C-118', { act: 'miss', version: 1, desk: '3' }],
    ]);
    await key('o');
    fireEvent.change(screen.getByLabelText('Para qué'), { target: { value: 'obras' } });
    expect(within(screen.getByLabelText('Mostrador')).getAllByRole('option')).toHaveLength(2);
    await press('Pasar');
    expect(posted.at(-1)).toEqual([
      'C-118',
      { act: 'redirect', version: 1, desk: '3', to: null, services: ['obras'] },
    ]);
    await key('f');
    await press('Terminar y llamar');
    expect(screen.getByText('Escribe qué le falta')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Qué tiene que traer'), { target: { value: ' Contrato ' } });
    await press('Terminar y llamar');
    expect(posted.at(-1)).toEqual(['next', { desk: '3', finished: 'C-118', note: 'Contrato' }]);
  });

  it('finds who has arrived by letters or name, without accents, and who was missed', async () => {
    const posted = await draw(hallOf());
    await screen.findByRole('heading', { name: 'Faltan por llegar 2 citas' });
    await key('l');
    const find = screen.getByLabelText('Quién ha llegado: letras o nombre');
    expect(document.activeElement).toBe(find);
    fireEvent.change(find, { target: { value: 'nuria f' } });
    expect(screen.getByText('1 encontrada')).toBeTruthy();
    await press('C-121 ha llegado');
    fireEvent.change(find, { target: { value: 'c130' } });
    await press('C-130 ha llegado');
    expect(posted).toEqual([
      ['C-121', { act: 'arrive', version: 2, desk: '3' }],
      ['C-130', { act: 'arrive', version: 1, desk: '3' }],
    ]);
  });

  it('gives a ticket for what its office can do, and shows the code', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const posted = await draw(hallOf());
    await screen.findByRole('heading', { name: 'Estás atendiendo a C-118' });
    await key('t');
    const dialog = screen.getByRole('dialog', { name: 'Turno sin cita' });
    const group = within(dialog).getByRole('group', { name: 'A qué viene' });
    expect(within(group).getAllByRole('checkbox')).toHaveLength(2);
    await press('Dar turno');
    expect(within(dialog).getByText('Marca a qué viene')).toBeTruthy();
    fireEvent.click(within(dialog).getByLabelText('Empadronarme'));
    fireEvent.click(within(dialog).getByLabelText('Licencia de obra'));
    await press('Dar turno');
    expect(posted.at(-1)).toEqual([
      'ticket',
      { key: expect.any(String), services: ['obras'], people: 1, prefers: false },
    ]);
    const given = within(screen.getByRole('dialog', { name: 'Su turno' }));
    expect(given.getByText('A-050')).toBeTruthy();
    expect(await given.findByRole('img', { name: /^Código QR/u })).toBeTruthy();
    expect(given.queryByText(/Hoy está cerrado/u)).toBeNull();
    await press('Imprimir');
    expect(print).toHaveBeenCalledOnce();
  });

  it('lets who needs it go earlier, at the ticket or while they wait, and says by what rule', async () => {
    const hall = hallOf();
    hall.items = [...hall.items, waiting('A-060', 4, { prefers: true })];
    const posted = await draw(hall);
    await screen.findByText(/cuenta como si llevara 15 minutos más/u);
    expect(screen.getByText(/preferente/u, { selector: 'small' })).toBeTruthy();
    await press('Preferente: A-042');
    await press('A-060 ya no es preferente');
    expect(posted).toEqual([
      ['A-042', { act: 'prefer', version: 1, desk: '3' }],
      ['A-060', { act: 'unprefer', version: 1, desk: '3' }],
    ]);
    expect(screen.getByText('A-060: ya no es preferente')).toBeTruthy();
    await key('t');
    fireEvent.click(screen.getByLabelText('Empadronarme'));
    fireEvent.click(screen.getByLabelText(/^Necesita pasar antes/u));
    await press('Dar turno');
    expect(posted.at(-1)).toMatchObject(['ticket', { prefers: true }]);
  });

  it('says what is closed now, and gives tickets for it all the same', async () => {
    const hall = { ...hallOf(), closed: { reason: 'Fiesta local', services: ['padron'] } };
    const posted = await draw(hall);
    expect(await screen.findByText(/está cerrada: Fiesta local/u)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Cerrar un día en esta oficina' }).getAttribute('href')).toBe(
      '/gestion/citas/cierres/plaza',
    );
    await key('t');
    const dialog = within(screen.getByRole('dialog', { name: 'Turno sin cita' }));
    expect(dialog.queryByText(/Hoy está cerrado/u)).toBeNull();
    fireEvent.click(dialog.getByLabelText('Empadronarme'));
    expect(dialog.getByText('Hoy está cerrado para esto: Fiesta local')).toBeTruthy();
    await press('Dar turno');
    expect(posted.at(-1)).toMatchObject(['ticket', { services: ['padron'] }]);
    expect(screen.getAllByText('Hoy está cerrado para esto: Fiesta local')).toHaveLength(2);
    expect(await faultsForAxe()).toEqual([]);
  });

  it('says what a person has to pay, or paid over the web', async () => {
    const hall = hallOf();
    setup.services[0] = { ...service, id: 'padron', title: 'Empadronarme', papers: ['DNI'], fee: '2.00' };
    await draw(hall);
    expect(await screen.findByText('Tiene que pagar 2,00 €')).toBeTruthy();
    cleanup();
    hall.items = [visit('C-118', { state: 'called', desk: '3', name: 'Empar', paid: 200 })];
    await draw(hall);
    expect(await screen.findByText('Pagado por internet: 2,00 €')).toBeTruthy();
    setup.services[0] = { ...service, id: 'padron', title: 'Empadronarme', papers: ['DNI'] };
  });

  it('opens the pages of appointments by one key', async () => {
    await draw(hallOf());
    await screen.findByRole('heading', { name: 'Estás atendiendo a C-118' });
    await key('c');
    expect(window.location.pathname).toBe('/gestion/citas/mostrador/plaza/dar');
  });

  it('says that its list is old once the line drops, and that another desk was faster', async () => {
    const hall = hallOf();
    const posted = await draw(hall);
    await screen.findByRole('heading', { name: 'Aparcadas' });
    hall.items = hall.items.map((one) => (one.id === 'A-039' ? { ...one, version: 5 } : one));
    await press('Llamar a A-039');
    expect(posted.at(-1)).toEqual(['A-039', { act: 'call', version: 4, desk: '3' }]);
    expect(screen.getByRole('alert').textContent).toContain('Otro mostrador ha sido más rápido');
    hall.isAway = true;
    await key('p');
    expect(
      await screen.findByText('Sin conexión. Esto es lo último que sabemos, de las 12.00.'),
    ).toBeTruthy();
  });

  it('shows 300 people who wait a part at a time', async () => {
    await draw({ items: Array.from({ length: 300 }, (_, n) => waiting(`A-${n}`, n + 1, { since: asOf })) });
    const list = await screen.findByRole('region', { name: 'Esperan 300 personas' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(25);
    await press('Ver 275 más');
    expect(within(list).getAllByRole('listitem')).toHaveLength(300);
  });

  it('shows how wrong the waits were that people were told', async () => {
    await draw({ items: [] }, '/gestion/citas/mostrador/plaza/esperas');
    const row = (await screen.findByRole('rowheader', { name: 'Empadronarme' })).closest('tr');
    expect(row?.textContent).toBe('Empadronarme2075\u00a0%4 min12 min');
    expect(await faultsForAxe()).toEqual([]);
  });
});
