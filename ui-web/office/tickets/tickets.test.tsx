import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { listTicketedEventsCall } from '#adapters/wire/tickets/list-events.ts';
import { listBuyersToCallCall } from '#adapters/wire/tickets/office/buyers-to-call.ts';
import { callSessionOffCall } from '#adapters/wire/tickets/office/call-off.ts';
import { findTicketOrdersCall } from '#adapters/wire/tickets/office/find-orders.ts';
import { listOwedForTicketsCall } from '#adapters/wire/tickets/office/list-owed.ts';
import { readEventFiguresCall } from '#adapters/wire/tickets/office/read-figures.ts';
import { returnOwedForTicketsCall } from '#adapters/wire/tickets/office/return-owed.ts';
import { sellAtDeskCall } from '#adapters/wire/tickets/office/sell-at-desk.ts';
import { takeTicketBackCall } from '#adapters/wire/tickets/office/take-back.ts';
import { printTicketsCall } from '#adapters/wire/tickets/office/print-tickets.ts';
import { readTicketedEventCall } from '#adapters/wire/tickets/read-event.ts';
import { readSeatsCall } from '#adapters/wire/tickets/read-seats.ts';
import { left, right } from '#domain/shared/result.ts';
import { type Act, allActs } from '#domain/office/roles.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { anOffice, somebody } from '../shell/sample-office.tsx';
import { aStaffOrder, aTicketedPlay, someFigures, someSeats, someSoldTickets } from './sample-event.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type CallOff = (typeof someFigures)['sessions'][number]['callOff'];

/** Opens a part of the play in the office, with what was asked of the council. */
async function openEvent(path: string, acts: readonly Act[] = allActs, signed: CallOff = null) {
  history.replaceState(null, '', `/gestion/entradas${path}`);
  const asked: object[] = [];
  const noted = (body: object) => void asked.push(body);
  let callOff = signed;
  const { office, presenter } = anOffice({
    me: async () => right(somebody(acts)),
    calls: [
      stubCall(listTicketedEventsCall, async () => right({ items: [aTicketedPlay], itemsCount: 1 })),
      stubCall(readTicketedEventCall, async ({ id }) =>
        id === 'sequera' ? right(aTicketedPlay) : left({ kind: 'notFound' } as const),
      ),
      stubCall(readEventFiguresCall, async () => {
        const [session] = someFigures.sessions;
        return right({
          ...someFigures,
          sessions: session === undefined ? [] : [{ ...session, callOff }],
        });
      }),
      stubCall(callSessionOffCall, async ({ body }) => {
        noted(body);
        const by = [...(callOff?.by ?? []), 'Neus'];
        const isCalledOff = by.length > 1;
        callOff = { reason: body.reason, by, isCalledOff };
        return right({ isCalledOff, orders: 4, waits: isCalledOff ? 1 : 0 });
      }),
      stubCall(listBuyersToCallCall, async () => right({ items: [], unreachable: 0 })),
      stubCall(sellAtDeskCall, async ({ body }) => {
        noted(body);
        return body.lines[0]?.count === 9
          ? left({ kind: 'ticketRefused', where: 'tooManyTickets' } as const)
          : right(someSoldTickets);
      }),
      stubCall(findTicketOrdersCall, async ({ body: { text } }) =>
        right({ items: text === 'nadie' ? [] : [aStaffOrder] }),
      ),
      stubCall(printTicketsCall, async ({ body }) => {
        noted(body);
        return right(someSoldTickets);
      }),
      stubCall(readSeatsCall, async () => right(someSeats)),
      stubCall(takeTicketBackCall, async ({ body }) => {
        noted(body);
        const tickets = aStaffOrder.tickets.map((one) =>
          one.id === body.ticket ? { ...one, ended: 'returned' as const, refundNow: null } : one,
        );
        return right({ order: { ...aStaffOrder, tickets }, money: 'waits' as const });
      }),
      stubCall(listOwedForTicketsCall, async () =>
        right({
          items:
            asked.length > 0
              ? []
              : [{ order: aStaffOrder, what: '7K2QRA5D3HT8', amount: 800, payment: null }],
        }),
      ),
      stubCall(returnOwedForTicketsCall, async ({ body }) => {
        noted(body);
        return right(aStaffOrder);
      }),
    ],
  });
  render(office);
  await act(() => presenter.open());
  return asked;
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('lists the events and leads to each', async () => {
  await openEvent('');
  const link = await screen.findByRole('link', { name: 'La sequera i el mar' });
  expect(link.getAttribute('href')).toContain('/gestion/entradas/sequera');
  expect(screen.getByText(/^2 sesiones · la próxima/u)).toBeTruthy();
});

it('says that an event is missing', async () => {
  await openEvent('/otro');
  expect(await screen.findByText('Este acto no existe o ya no está publicado')).toBeTruthy();
});

it('shows the parts that a person may see, and says so of others', async () => {
  await openEvent('/sequera/ventas', ['payment.refund']);
  expect(await screen.findByText('Tu papel no permite ver esto')).toBeTruthy();
  const tabs = within(screen.getByRole('navigation', { name: 'Partes del acto' }));
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Devoluciones']);
});

it('has the figures of each session, and the money that they come to', async () => {
  await openEvent('/sequera');
  await screen.findByRole('heading', { name: 'Dinero' });
  const money = screen.getByText('Cobrado').parentElement?.parentElement;
  expect(money?.textContent).toMatch(/Cobrado95,00.*Devuelto8,00.*85,00.*2,00/u);
  const row = screen.getByRole('rowheader', { name: 'Sala' }).parentElement;
  expect(row?.textContent).toBe('Sala86122100');
  expect(screen.getByText(/General: 9 · En paro: 3/u)).toBeTruthy();
});

it('calls a session off with a reason by one person, and does it by another', async () => {
  const asked = await openEvent('/sequera/ventas');
  await screen.findByRole('heading', { name: 'Dinero' });
  fireEvent.click(screen.getByText('Anular esta sesión'));
  press('Firmar la anulación');
  expect(await screen.findByText('Escribe por qué se anula.')).toBeTruthy();
  expect(asked).toEqual([]);
  type(/^Por qué se anula/u, 'Lluvia');
  press('Firmar la anulación');
  expect(await screen.findByText(/Neus ha firmado la anulación de esta sesión: «Lluvia»/u)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Firmar y anular' })).toBeNull();
  cleanup();
  const again = await openEvent('/sequera/ventas', allActs, {
    reason: 'Lluvia',
    by: ['Pere'],
    isCalledOff: false,
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Firmar y anular' }));
  expect(again).toEqual([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Anular la sesión' }));
  expect(await screen.findByText(/4 pedidos han quedado sin efecto. 1 devolución espera/u)).toBeTruthy();
  expect(again).toEqual([{ session: 'vie', reason: 'Lluvia' }]);
});

it('sells at the desk, keeps what was typed when it is refused, and prints each ticket with its code', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  const asked = await openEvent('/sequera/taquilla');
  await screen.findByRole('heading', { name: 'Taquilla' });
  expect(screen.getAllByRole('option')).toHaveLength(1);
  press('Dar las entradas');
  expect(await screen.findByText('Escribe cuántas entradas son.')).toBeTruthy();
  type('General', '9');
  press('Vender y cobrar en efectivo');
  expect(await screen.findByText('Son demasiadas entradas para un pedido.')).toBeTruthy();
  type('General', '2x');
  expect(screen.getByText(/^2 entradas: 16,00/u)).toBeTruthy();
  press('Vender y cobrar en efectivo');
  expect(await screen.findByText(/^Cobra 16,00/u)).toBeTruthy();
  expect(asked[1]).toMatchObject({ session: 'vie', lines: [{ type: 'general', count: 2 }] });
  expect((asked[0] as { key: string }).key).not.toBe((asked[1] as { key: string }).key);
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  const papers = document.querySelectorAll('[data-printed] article');
  expect(papers).toHaveLength(2);
  expect(papers[0]?.querySelector('svg[role="img"]')?.getAttribute('aria-label')).toBe('7K2Q-RA5D-3HT8');
  expect(document.activeElement?.textContent).toContain('Siguiente persona');
  fireEvent.click(document.activeElement as HTMLElement);
  expect((await screen.findByLabelText('General')).getAttribute('value')).toBe('');
});

it('asks for the paper and the number of a person where a type needs it', async () => {
  const asked = await openEvent('/sequera/taquilla');
  await screen.findByRole('heading', { name: 'Taquilla' });
  vi.stubGlobal('print', vi.fn<() => void>());
  expect(screen.queryByLabelText('DNI, NIE o pasaporte')).toBeNull();
  type('En paro', '1');
  type('DNI, NIE o pasaporte', ' 12345678Z ');
  press('Vender y cobrar en efectivo');
  expect(await screen.findByText(/marca que lo has visto/u)).toBeTruthy();
  expect(asked).toEqual([]);
  fireEvent.click(screen.getByRole('checkbox'));
  press('Vender y cobrar en efectivo');
  await screen.findByText(/^Cobra/u);
  expect(asked).toMatchObject([{ lines: [{ type: 'parada', count: 1 }], identity: '12345678Z' }]);
});

it('gives the seats that somebody wants, chosen on the plan by the keyboard', async () => {
  const asked = await openEvent('/sequera/taquilla');
  await screen.findByRole('heading', { name: 'Taquilla' });
  vi.stubGlobal('print', vi.fn<() => void>());
  press('Elegir butacas en el plano');
  expect(await screen.findByText('Escribe primero cuántas entradas son.')).toBeTruthy();
  type('General', '2');
  const plan = within(screen.getByRole('group', { name: 'Plano de Sala. General' }));
  expect(plan.getByRole('button', { name: 'Fila A, butaca 1: Ocupada' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  fireEvent.click(plan.getByRole('button', { name: 'Fila A, butaca 1: Ocupada' }));
  plan.getByRole('button', { name: 'Fila A, butaca 2: Libre' }).focus();
  const go = (key: string) => fireEvent.keyDown(document.activeElement as HTMLElement, { key });
  go('ArrowDown');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Fila B, butaca [23]: Libre$/u);
  go('Home');
  fireEvent.click(document.activeElement as HTMLElement);
  go('End');
  fireEvent.click(document.activeElement as HTMLElement);
  expect(screen.getByText('General: 2 de 2 elegidas')).toBeTruthy();
  expect(await faultsForAxe()).toEqual([]);
  press('Vender y cobrar en efectivo');
  await screen.findByText(/^Cobra/u);
  const seats = [
    { row: 'B', number: 1 },
    { row: 'B', number: 4 },
  ];
  expect(asked).toMatchObject([{ lines: [{ type: 'general', count: 2, seats }] }]);
});

it('asks for the date of birth where a type is for an age', async () => {
  const asked = await openEvent('/sequera/taquilla');
  await screen.findByRole('heading', { name: 'Taquilla' });
  vi.stubGlobal('print', vi.fn<() => void>());
  type('Menores de 12', '1');
  type('DNI, NIE o pasaporte', '12345678Z');
  type('Fecha de nacimiento', '2016-05-03');
  press('Dar las entradas');
  await screen.findByText(/vendidas?\./u);
  expect(asked).toMatchObject([{ identity: '12345678Z', birthDay: '2016-05-03' }]);
});

it('prints an earlier sale of the desk again', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  const asked = await openEvent('/sequera/pedidos');
  await screen.findByRole('heading', { name: 'Buscar un pedido' });
  type('Letras de la entrada, o nombre', '7k2q ra5d 3ht8');
  press('Buscar');
  await screen.findByText(/ya ha entrado/u);
  press('Imprimir otra vez');
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(document.querySelectorAll('[data-printed] article')).toHaveLength(2);
  expect(asked).toEqual([{ order: aStaffOrder.name }]);
});

it('finds orders and takes a ticket back, saying what goes back first', async () => {
  const asked = await openEvent('/sequera/pedidos');
  await screen.findByRole('heading', { name: 'Buscar un pedido' });
  type('Letras de la entrada, o nombre', 'nadie');
  press('Buscar');
  expect(await screen.findByText('No hay ningún pedido así')).toBeTruthy();
  type('Letras de la entrada, o nombre', '7k2q ra5d 3ht8');
  press('Buscar');
  expect(await screen.findByText(/ya ha entrado/u)).toBeTruthy();
  press('Devolver: 7K2Q-RA5D-3HT8');
  expect(await screen.findByText(/Hay que devolver 8,00.* en efectivo/u)).toBeTruthy();
  expect(asked).toEqual([]);
  press('Devolver la entrada');
  expect(await screen.findByText(/El dinero espera en «Devoluciones»/u)).toBeTruthy();
  expect(asked).toEqual([{ order: aStaffOrder.name, ticket: '7K2QRA5D3HT8' }]);
  expect(screen.queryByRole('button', { name: /^Devolver: / })).toBeNull();
});

it('lists money that has not gone back, until somebody handed it over', async () => {
  const asked = await openEvent('/sequera/devoluciones');
  press(
    (await screen.findByRole('button', { name: /^Ya lo he entregado: 8,00/u })).getAttribute('aria-label') ??
      '',
  );
  expect(await screen.findByText('No hay nada por devolver')).toBeTruthy();
  expect(asked).toEqual([{ order: aStaffOrder.name, what: '7K2QRA5D3HT8', isHanded: true }]);
});
