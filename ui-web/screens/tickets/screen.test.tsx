import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { giveTicketBackCall } from '#adapters/wire/tickets/give-ticket-back.ts';
import { leaveTicketsCall } from '#adapters/wire/tickets/leave-tickets.ts';
import { listTicketedEventsCall } from '#adapters/wire/tickets/list-events.ts';
import { orderTicketsCall } from '#adapters/wire/tickets/order-tickets.ts';
import type { OwnTicketsAnswer } from '#adapters/wire/tickets/own-tickets.ts';
import { readTicketedEventCall } from '#adapters/wire/tickets/read-event.ts';
import { readTicketsCall } from '#adapters/wire/tickets/read-tickets.ts';
import { transferTicketCall } from '#adapters/wire/tickets/transfer-ticket.ts';
import { left, right } from '#domain/shared/result.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { anEvent, anOrder, showTickets } from './samples/tickets-page.tsx';

afterEach(cleanup);

const press = (name: RegExp | string) =>
  act(async () => void fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement));
const write = (label: RegExp | string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const owning = (...items: readonly OwnTicketsAnswer[]) =>
  stubCall(readTicketsCall, async () => right({ items: [...items] }));

describe('the list of events', () => {
  it('says when each is and what it costs, and leads to it', async () => {
    await showTickets({ isList: true });
    const link = screen.getByRole('link', { name: 'Concierto' });
    expect(link.getAttribute('href')).toBe('/entradas/concierto');
    expect(screen.getByText(/^Viernes 4 de diciembre, 20\.00/u)).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
  });

  it('begins with what comes next, and has nothing that is over', async () => {
    const fair = { ...anEvent, id: 'feria', title: { es: 'Feria' }, next: '2027-03-19T20:00:00.000Z' };
    const past = { ...anEvent, id: 'cine', title: { es: 'Cine' }, next: null };
    const items = [fair, past, anEvent];
    const calls = [stubCall(listTicketedEventsCall, async () => right({ items, itemsCount: 3 }))];
    await showTickets({ isList: true, calls });
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Concierto', 'Feria']);
  });

  it('comes in the language of its reader, and anew in the next that they choose', async () => {
    const titles = { es: 'Concierto', va: 'Concert' } as const;
    const asked = stubCall(listTicketedEventsCall, async ({ lang }) => {
      const title = lang === 'va' ? { va: titles.va } : { es: titles.es };
      return right({ items: [{ ...anEvent, title }], itemsCount: 1 });
    });
    const { speak } = await showTickets({ isList: true, calls: [asked] });
    const shown = () => screen.getByRole('heading', { level: 3 });
    expect(shown().textContent).toBe(titles.es);
    await speak('va');
    expect(shown().textContent).toBe(titles.va);
  });

  it('has thirty on a page, and each page an address', async () => {
    const items = Array.from({ length: 61 }, (_, n) => ({ ...anEvent, id: `e${n}`, title: `Acto ${n}` }));
    const calls = [stubCall(listTicketedEventsCall, async () => right({ items, itemsCount: 61 }))];
    const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    for (const [page, first, many] of [
      ['', 'Acto 0', 30],
      ['page=2', 'Acto 30', 30],
      ['page=3', 'Acto 60', 1],
      ['page=99', 'Acto 60', 1],
    ] as const) {
      await showTickets({ isList: true, listPage: page, calls });
      expect([titles()[0], titles().length]).toEqual([first, many]);
      expect(screen.getByRole('link', { name: 'Página 2' }).getAttribute('href')).toBe('/entradas?page=2');
      cleanup();
    }
  });

  it('can be searched in all of its pages, in any words of a name or a place', async () => {
    const named = (n: number) => (n < 34 ? `Acto ${n}` : `Función ${n}`);
    const items = Array.from({ length: 80 }, (_, n) => ({ ...anEvent, id: `e${n}`, title: named(n) }));
    const calls = [stubCall(listTicketedEventsCall, async () => right({ items, itemsCount: 80 }))];
    await showTickets({ isList: true, calls, listPage: 'page=2' });
    const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles()[0]).toBe('Acto 30');
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Busca un acto' });
    await write('Busca un acto', 'funcion 79');
    expect(titles()).toEqual(['Función 79']);
    expect(screen.getByText('Se ve 1 de 80')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Página 2' })).toBeNull();
    await write('Busca un acto', 'funcion');
    expect(titles()).toHaveLength(30);
    await press('Ver más');
    expect(titles()).toHaveLength(46);
    expect(await faultsForAxe()).toEqual([]);
    await write('Busca un acto', 'zarzuela');
    expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([]);
    expect(screen.getByText(/^Entre 80 no hay nada con esas palabras/u)).toBeTruthy();
    await press('Quitar la búsqueda');
    expect([titles()[0], document.activeElement]).toEqual(['Acto 30', field]);
  });

  it('has no search as long as all are on one page', async () => {
    const items = Array.from({ length: 30 }, (_, n) => ({ ...anEvent, id: `e${n}`, title: `Acto ${n}` }));
    const calls = [stubCall(listTicketedEventsCall, async () => right({ items, itemsCount: 30 }))];
    await showTickets({ isList: true, calls });
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(30);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});

describe('an event that the council does not have', () => {
  it('is said to be missing, with the way to all of them', async () => {
    await showTickets({ calls: [stubCall(readTicketedEventCall, async () => left({ kind: 'notFound' }))] });
    expect(screen.getByText('Esta página no existe')).toBeTruthy();
    const all = screen.getByRole('link', { name: 'Ver todos los actos' });
    expect(all.getAttribute('href')).toBe('/entradas');
    expect(await faultsForAxe()).toEqual([]);
  });
});

describe('an order of tickets', () => {
  it('shows its price before anything is written, has seats of a list, and is sent once', async () => {
    const sent: unknown[] = [];
    const order = stubCall(orderTicketsCall, async ({ body }) => {
      sent.push(body);
      return right({ ...anOrder, id: body.key, state: 'held', until: '2026-11-18T11:10:00.000Z' });
    });
    await showTickets({ calls: [order] });
    await press('Una más: General');
    await press('Una más: General');
    expect(screen.getByText('Total').nextElementSibling?.textContent).toMatch(/^24,00/u);
    await press('Ver el plano y elegir');
    const plan = within(screen.getByRole('group', { name: /^Plano de .*General$/u }));
    expect(plan.getAllByRole('button', { name: /Libre$/u }).length).toBeGreaterThan(1);
    const seats = screen.getAllByRole('checkbox', { name: /^\d$/u });
    expect(seats).toHaveLength(2);
    for (const seat of seats) await act(async () => void fireEvent.click(seat));
    expect(await faultsForAxe()).toEqual([]);
    await press('Reservar y pagar');
    expect(sent).toMatchObject([
      {
        session: 'vie',
        identity: null,
        lines: [
          {
            type: 'general',
            count: 2,
            seats: [
              { row: 'A', number: 1 },
              { row: 'A', number: 3 },
            ],
          },
        ],
      },
    ]);
    expect(screen.getByRole('heading', { name: /^Concierto/u, level: 3 })).toBeTruthy();
  });

  it('asks who buys only for what is sold by person, and no more than each may have', async () => {
    await showTickets();
    await press('Una más: Vecinas y vecinos');
    await press('Una más: Vecinas y vecinos');
    expect(
      screen.getByRole('button', { name: 'Una más: Vecinas y vecinos' }).getAttribute('aria-disabled'),
    ).toBe('true');
    expect(screen.queryByRole('button', { name: 'Una más: Carné joven' })).toBeNull();
    await press('Pedir las entradas');
    expect(screen.getByText('Escribe tu DNI, NIE o pasaporte.')).toBeTruthy();
    await write(/^Tu correo/u, 'empar');
    await write(/^Tu DNI/u, '12345678Z');
    await press('Pedir las entradas');
    expect(screen.getByText('Revisa el correo: le falta algo.')).toBeTruthy();
  });

  it('says why it is refused where it can be mended', async () => {
    const refused = (where: string, more = {}) =>
      stubCall(orderTicketsCall, async () =>
        left({ kind: 'ticketRefused', where, faults: [{ kind: where, ...more }] } as never),
      );
    await showTickets({ calls: [refused('seatTaken', { seat: 'A-3' })] });
    await press('Reservar y pagar|Pedir las entradas'.split('|')[1] ?? '');
    expect(screen.getByText('Di cuántas entradas quieres.')).toBeTruthy();
    await press('Una más: General');
    await press('Reservar y pagar');
    expect(screen.getByText(/Alguien ha sido más rápido con la butaca A-3/u)).toBeTruthy();
  });

  it('is not offered before the sale, and a session that is called off is said', async () => {
    const [first, second] = anEvent.dates;
    const dates = [{ ...first, calledOff: 'Lluvia' }, second] as typeof anEvent.dates;
    await showTickets({ event: { saleFrom: '2027-01-01T09:00:00.000Z', dates } });
    expect(screen.getByText(/^Podrás pedirlas desde: viernes 1 de enero/u)).toBeTruthy();
    // Its other day is said although there is no form yet.
    expect(screen.getByText('Sábado 5 de diciembre, 20.00')).toBeTruthy();
    expect(screen.getByText(/Sesión anulada/u).parentElement?.textContent).toContain('Lluvia');
    expect(screen.queryByRole('button', { name: 'Pedir las entradas' })).toBeNull();
  });
});

describe('the tickets of this device', () => {
  it('are shown with their codes without a line, and are given back one by one', async () => {
    const given = {
      ...anOrder,
      tickets: anOrder.tickets.map((one, nth) =>
        nth === 0 ? { ...one, code: null, state: 'returned' as const, refundNow: null, refund: 1200 } : one,
      ),
    };
    await showTickets({
      isList: true,
      kept: [anOrder],
      calls: [stubCall(giveTicketBackCall, async () => right(given))],
    });
    expect(screen.getByText('Sin línea: se ve lo último que supimos.')).toBeTruthy();
    expect(screen.getByText('7K2Q-RA5D-3HT8')).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
    await press('Devolver');
    expect(screen.getByText(/Te llega 12,00/u)).toBeTruthy();
    await press('Devolver la entrada');
    expect(screen.getByText(/devuelta/u).textContent).toMatch(/devuelta\. Te devolvemos 12,00/u);
  });

  it('go to somebody else by name, who gets an address of their own', async () => {
    const sent: { readonly to: string }[] = [];
    const gone = {
      ...anOrder,
      tickets: anOrder.tickets.map((one, nth) =>
        nth === 0 ? { ...one, code: null, state: 'transferred' as const, refundNow: null } : one,
      ),
    };
    const transfer = stubCall(transferTicketCall, async ({ body }) => {
      sent.push(body);
      return right(gone);
    });
    await showTickets({ isList: true, kept: [anOrder], calls: [owning(anOrder), transfer] });
    await press('Dar a otra persona');
    await press('Dar la entrada');
    expect(screen.getByText('Escribe el nombre de la otra persona.')).toBeTruthy();
    await write(/^¿A nombre de quién/u, 'Empar Ferrer');
    await press('Dar la entrada');
    expect(sent).toMatchObject([{ name: 'Empar Ferrer', ticket: '7K2QRA5D3HT8' }]);
    expect(screen.getByText(new RegExp(`#concierto/${sent[0]?.to}$`, 'u'))).toBeTruthy();
  });

  it('say their place in the line, which can be left', async () => {
    const waiting = { ...anOrder, state: 'waiting' as const, before: 4, tickets: [], calendar: null };
    const calls = [
      owning(waiting),
      stubCall(leaveTicketsCall, async () => right({ ...waiting, state: 'left' as const })),
    ];
    await showTickets({ isList: true, kept: [waiting], calls });
    expect(screen.getByText('Hay 4 pedidos delante del tuyo.')).toBeTruthy();
    await press('Dejar la fila');
    expect(screen.getByText('Dejaste este pedido.')).toBeTruthy();
    await press('Quitar de la lista');
    expect(screen.queryByRole('heading', { name: 'Tus entradas' })).toBeNull();
  });
});
