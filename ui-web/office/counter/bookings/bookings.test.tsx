import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bookAtDeskCall } from '#adapters/wire/appointments/book-at-desk.ts';
import { findVisitsCall } from '#adapters/wire/appointments/desk/find-visits.ts';
import type { FoundVisit } from '#adapters/wire/appointments/desk/found-visit.ts';
import { giveVisitBackAtDeskCall } from '#adapters/wire/appointments/desk/give-visit-back-at-desk.ts';
import { listPeopleToCallCall } from '#adapters/wire/appointments/desk/list-people-to-call.ts';
import { moveVisitAtDeskCall } from '#adapters/wire/appointments/desk/move-visit-at-desk.ts';
import { noteCalledCall } from '#adapters/wire/appointments/desk/note-called.ts';
import type { PersonToCallAnswer } from '#adapters/wire/appointments/desk/person-to-call.ts';
import { findTimesAtDeskCall } from '#adapters/wire/appointments/find-times-at-desk.ts';
import { listAppointmentServicesCall } from '#adapters/wire/appointments/list-appointment-services.ts';
import { left, right } from '#domain/shared/result.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { type StubbedCall, stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { anOffice } from '../../shell/sample-office.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const service = (id: string, title: string, isCombinable = false) => ({
  id,
  title,
  summary: '',
  family: id,
  minutes: 15,
  minutesMore: 0,
  mostPeople: 4,
  isCombinable,
  papers: [`Papel de ${title}`],
  fee: '0.00',
  booker: 'anybody' as const,
});
const office = (id: string, title: string) => ({
  id,
  title,
  address: `Calle de ${title}`,
  coordinates: null,
  desks: [{ id: '1', title: 'Mesa 1' }],
});
const services = [service('padron', 'Empadronarme', true), service('certificado', 'Certificado', true)];
const many = Array.from({ length: 8 }, (_, n) => service(`mas-${n}`, `Otro trámite ${n}`));
const offices = [office('plaza', 'Plaza'), office('raval', 'Raval'), office('llena', 'Llena')];

const [early, late] = ['2026-11-23T08:00:00.000Z', '2026-11-24T15:00:00.000Z'];
const aVisit = (more: Partial<FoundVisit> = {}): FoundVisit => ({
  id: 'name-of-a',
  version: 2,
  state: 'confirmed',
  code: 'C-118',
  isBooked: true,
  services: ['padron'],
  people: 1,
  at: early,
  end: null,
  name: 'Amparo Soler',
  bookedDesk: '1',
  desk: null,
  place: null,
  since: null,
  forDesk: null,
  prefers: false,
  paid: null,
  note: null,
  changed: null,
  office: 'plaza',
  day: '2026-11-23',
  phone: '960 123 456',
  hasMail: false,
  isOpen: true,
  ...more,
});
const aCall: PersonToCallAnswer = {
  id: 'call-1',
  name: 'Pau Soler',
  phone: '+34 600 112 233',
  code: 'C-300',
  services: ['padron'],
  from: early,
  office: 'plaza',
  to: late,
  toOffice: 'raval',
  reason: 'No habrá luz',
  by: 'Rosa',
  at: early,
};

interface Desk {
  readonly refusals?: string[];
  readonly items?: readonly FoundVisit[];
  calls?: readonly PersonToCallAnswer[];
  readonly services?: typeof services;
}

/** A council that notes what is posted, and refuses as often as it has words for it. */
function deskCalls(desk: Desk) {
  const posted: unknown[] = [];
  const refusal = () => desk.refusals?.shift();
  const refusing = (where: string) =>
    left(where === 'lost' ? { kind: 'unreachable' } : { kind: 'appointmentRefused', where, faults: [] });
  const post = <T,>(name: string, body: unknown, answer: T) => {
    posted.push([name, body]);
    const where = refusal();
    return where === undefined ? right(answer) : refusing(where);
  };
  const found = desk.items ?? [];
  const calls: readonly StubbedCall[] = [
    stubCall(listAppointmentServicesCall, async () =>
      right({ services: desk.services ?? services, offices }),
    ),
    stubCall(findTimesAtDeskCall, async ({ office: asked, from }) => {
      posted.push(['times', asked, from]);
      const firsts = [
        { id: 'raval', first: late },
        { id: 'plaza', first: early },
        { id: 'llena', first: null },
      ];
      const days = [
        { day: '2026-11-23', times: [early, '2026-11-23T08:20:00.000Z'] },
        { day: '2026-11-24', times: [] },
        { day: '2026-11-25', times: ['2026-11-25T09:00:00.000Z'] },
      ];
      return right({ offices: firsts, days: asked === 'plaza' && from === null ? days : [] });
    }),
    stubCall(bookAtDeskCall, async ({ body }) => post('book', body, aVisit()) as never),
    stubCall(findVisitsCall, async ({ body }) => {
      posted.push(['find', body]);
      return right({ items: [...found], itemsCount: found.length + (found.length > 1 ? 5 : 0) });
    }),
    stubCall(
      giveVisitBackAtDeskCall,
      async ({ visit, body }) => post('back', [visit, body], aVisit({ state: 'cancelled' })) as never,
    ),
    stubCall(
      moveVisitAtDeskCall,
      async ({ visit, body }) =>
        post('move', [visit, body], aVisit({ code: 'C-300', at: late, office: 'raval' })) as never,
    ),
    stubCall(listPeopleToCallCall, async () =>
      right({ items: [...(desk.calls ?? [])], itemsCount: desk.calls?.length ?? 0 }),
    ),
    stubCall(noteCalledCall, async ({ body }) => {
      const done = post('called', body, { items: [], itemsCount: 0 });
      if (done._tag === 'Right') desk.calls = [];
      return done as never;
    }),
  ];
  return { calls, posted };
}

async function draw(part: 'dar' | 'citas', desk: Desk = {}) {
  history.replaceState(null, '', `/gestion/citas/mostrador/plaza/${part}`);
  const { calls, posted } = deskCalls(desk);
  const drawn = anOffice({ calls });
  render(drawn.office);
  await act(() => drawn.presenter.open());
  await screen.findByRole('heading', { level: 1, name: part === 'dar' ? 'Dar una cita' : 'Citas' });
  return posted;
}
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const write = (label: string | RegExp, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const tick = (label: string | RegExp) => act(async () => void fireEvent.click(screen.getByLabelText(label)));
const booked = (posted: readonly unknown[]) =>
  posted.filter((one): one is [string, Record<string, unknown>] => (one as unknown[])[0] === 'book');

/** Types everything but the time: the first one is chosen already. */
async function typeAll() {
  await tick('Empadronarme');
  await write('Nombre y apellidos', 'Amparo Soler');
  await write('DNI, NIE o pasaporte', '83143842S');
}

describe('an appointment for who calls', () => {
  it('is the first of all offices unless another one is chosen, and its code is read out and printed', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const posted = await draw('dar');
    expect(document.activeElement).toBe(screen.getByLabelText('Empadronarme'));
    expect(screen.getByText('Marca primero a qué viene y verás las horas libres.')).toBeTruthy();
    await typeAll();
    const times = screen.getAllByRole<HTMLInputElement>('radio');
    expect(times.map((one) => one.checked)).toEqual([true, false]);
    expect(times.map((one) => one.parentElement?.textContent)).toEqual([
      'Lunes 23 de noviembre, 9.00 Plaza',
      'Martes 24 de noviembre, 16.00 Raval',
    ]);
    await write(/^Teléfono/u, '960 123 456');
    expect(await faultsForAxe()).toEqual([]);
    await press('Dar esta cita');
    expect(booked(posted)).toEqual([
      [
        'book',
        {
          key: expect.any(String),
          services: ['padron'],
          people: 1,
          office: 'plaza',
          at: early,
          name: 'Amparo Soler',
          identity: '83143842S',
          phone: '960 123 456',
          email: '',
        },
      ],
    ]);
    const title = screen.getByRole('heading', { name: 'Cita dada C-118' });
    expect(document.activeElement).toBe(title);
    expect(screen.getAllByText('Papel de Empadronarme')).toHaveLength(2);
    expect(document.querySelector('body > div:last-child')?.textContent).not.toContain('Amparo');
    await press('Imprimir');
    expect(print).toHaveBeenCalledOnce();
    expect(await faultsForAxe()).toEqual([]);
    await press(/^Dar otra cita/u);
    expect(screen.getByLabelText<HTMLInputElement>('Nombre y apellidos').value).toBe('');
  });

  it('is at another office and day, of which the free times are listed', async () => {
    const posted = await draw('dar');
    await tick('Empadronarme');
    await write('Oficina', 'plaza');
    expect(within(screen.getByLabelText('Día')).getAllByRole('option')).toHaveLength(2);
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    await write('Día', '2026-11-25');
    expect(screen.getAllByRole('radio').map((one) => one.parentElement?.textContent)).toEqual(['10.00']);
    await write('Nombre y apellidos', 'Amparo');
    await write('DNI, NIE o pasaporte', '83143842S');
    await press('Dar esta cita');
    expect(booked(posted)[0]?.[1]).toMatchObject({ office: 'plaza', at: '2026-11-25T09:00:00.000Z' });
  });

  it('looks further ahead, and says if nothing is free there', async () => {
    const posted = await draw('dar');
    await tick('Empadronarme');
    await write('Oficina', 'plaza');
    await press('Ver más días');
    expect(posted.at(-1)).toEqual(['times', 'plaza', '2026-11-26']);
    expect(screen.getByText(/^No hay ninguna hora libre/u)).toBeTruthy();
    await press('Volver a los primeros días');
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });

  it('says at its field what is missing or wrong, and keeps what was typed', async () => {
    const posted = await draw('dar', { refusals: ['identityUnreadable', 'taken', 'hasOpen', 'dayFull2'] });
    await press('Dar esta cita');
    expect(screen.getByText('Marca a qué viene')).toBeTruthy();
    await tick('Empadronarme');
    await press('Dar esta cita');
    expect(screen.getByText('Escribe su nombre')).toBeTruthy();
    await write('Nombre y apellidos', 'Amparo');
    await press('Dar esta cita');
    expect(document.activeElement).toBe(screen.getByLabelText('DNI, NIE o pasaporte'));
    await write('DNI, NIE o pasaporte', '83143842A');
    await press('Dar esta cita');
    expect(screen.getByText(/^Ese número no es correcto/u)).toBeTruthy();
    const asked = posted.filter((one) => (one as unknown[])[0] === 'times').length;
    await press('Dar esta cita');
    expect(screen.getByText('Alguien acaba de coger esa hora. Elige otra.')).toBeTruthy();
    expect(posted.filter((one) => (one as unknown[])[0] === 'times')).toHaveLength(asked + 1);
    await press('Dar esta cita');
    expect(screen.getByText(/^Ya tiene una cita para esto/u)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Buscar la que ya tiene' })).toBeTruthy();
    await press('Dar esta cita');
    expect(screen.getByRole('alert').textContent).toBe('No se ha podido hacer. Vuelve a intentarlo.');
    expect(screen.getByLabelText<HTMLInputElement>('Nombre y apellidos').value).toBe('Amparo');
  });

  it('is one after a lost answer, and another one with another time', async () => {
    const posted = await draw('dar', { refusals: ['lost', 'lost'] });
    await typeAll();
    await press('Dar esta cita');
    expect(screen.getByRole('alert').textContent).toContain('nada se hace dos veces');
    await press('Dar esta cita');
    await tick(/Raval/u);
    await press('Dar esta cita');
    const keys = booked(posted).map(([, { key }]) => key);
    expect(keys[0]).toBe(keys[1]);
    expect(new Set(keys).size).toBe(2);
  });

  it('of a town with many services is found by letters and Enter', async () => {
    await draw('dar', { services: [...services, ...many] });
    const letters = screen.getByLabelText('Buscar trámite');
    expect(document.activeElement).toBe(letters);
    await write('Buscar trámite', 'CERTIF');
    await act(async () => void fireEvent.keyDown(letters, { key: 'Enter' }));
    expect(screen.getByLabelText<HTMLInputElement>('Certificado').checked).toBe(true);
    await write('Buscar trámite', 'zzz');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await write('Para cuántas personas', '3');
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });
});

describe('appointments at the counter', () => {
  it('are those of today in its office, then those of a person in any', async () => {
    const items = [
      aVisit(),
      aVisit({ id: 'b', code: 'C-200', state: 'missed', isOpen: false, phone: null, people: 3 }),
    ];
    const posted = await draw('citas', { items });
    expect(posted).toContainEqual(['find', { text: '', office: 'plaza', day: '2026-11-18' }]);
    expect(await screen.findByText(/Amparo Soler/u, { selector: 'li:first-child span' })).toBeTruthy();
    expect(screen.getByText('no vino')).toBeTruthy();
    expect(screen.getByText('Se ven 2; hay 5 más. Escribe algo más del nombre.')).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
    await write('Día', '2026-11-23');
    expect(posted.at(-1)).toEqual(['find', { text: '', office: 'plaza', day: '2026-11-23' }]);
    await write('Quién busca su cita', ' Soler ');
    await press('Buscar');
    expect(posted.at(-1)).toEqual(['find', { text: 'Soler', office: null, day: null }]);
    expect(screen.getByRole('heading', { name: '7 encontradas' })).toBeTruthy();
  });

  it('are given back with words to the person, once staff have seen whose they are', async () => {
    const posted = await draw('citas', { items: [aVisit()], refusals: ['changed'] });
    await press('Anular C-118');
    const dialog = screen.getByRole('dialog', { name: 'Anular la cita C-118' });
    expect(within(dialog).getByText(/^Amparo Soler · Lunes 23 de noviembre, 9.00/u)).toBeTruthy();
    expect(within(dialog).getByText('No dejó correo: quedará en «Por llamar».')).toBeTruthy();
    await write(/^Motivo/u, 'No habrá luz');
    await tick('Ya lo sabe: está aquí o al teléfono');
    await press('Anular la cita');
    expect(within(dialog).getByRole('alert').textContent).toContain('Alguien la ha cambiado a la vez');
    await press('Anular la cita');
    expect(posted.filter((one) => (one as unknown[])[0] === 'back').at(-1)).toEqual([
      'back',
      ['name-of-a', { day: '2026-11-23', reason: 'No habrá luz', isTold: true }],
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('C-118: anulada')).toBeTruthy();
  });

  it('are moved to a time of any office, and the new code is said', async () => {
    const posted = await draw('citas', { items: [aVisit({ hasMail: true })] });
    await press('Cambiar C-118');
    const dialog = screen.getByRole('dialog', { name: 'Cambiar la cita C-118' });
    expect(within(dialog).getByText('Le llegará un correo con lo que ha cambiado.')).toBeTruthy();
    await tick(/Raval/u);
    expect(await faultsForAxe()).toEqual([]);
    await press('Cambiar la cita');
    expect(posted.filter((one) => (one as unknown[])[0] === 'move').at(-1)).toEqual([
      'move',
      ['name-of-a', { day: '2026-11-23', toOffice: 'raval', at: late, reason: '', isTold: false }],
    ]);
    expect(
      screen.getByText('Cambiada: Martes 24 de noviembre, 16.00, Raval. Su código nuevo es C-300.'),
    ).toBeTruthy();
  });

  it('list first who is still to be called, those of the office before the others, with what to say', async () => {
    const posted = await draw('citas', {
      calls: [aCall, { ...aCall, id: 'call-2', name: 'Empar', phone: '', to: null, toOffice: null }],
      refusals: ['changed'],
    });
    const list = await screen.findByRole('region', { name: 'Por llamar en otras oficinas: 1 persona' });
    expect(within(list).getByRole('link', { name: '+34 600 112 233' }).getAttribute('href')).toBe(
      'tel:+34600112233',
    );
    expect(within(list).getByText(/Código C-300/u)).toBeTruthy();
    const here = screen.getByRole('region', { name: 'Por llamar: 1 persona' });
    expect(within(here).getByText(/^Anulada: Lunes 23 de noviembre, 9.00, Pla/u)).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
    await press('Pau Soler ya lo sabe');
    expect(screen.getByRole('alert')).toBeTruthy();
    await press('Pau Soler ya lo sabe');
    expect(posted.at(-1)).toEqual(['called', { person: 'call-1' }]);
    expect(screen.queryByRole('region', { name: /^Por llamar/u })).toBeNull();
  });
});
