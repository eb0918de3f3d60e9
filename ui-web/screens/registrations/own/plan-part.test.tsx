import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { FeePartAnswer } from '#adapters/wire/registrations/fee-parts.ts';
import type { OwnApplicationAnswer } from '#adapters/wire/registrations/own-application.ts';
import { readOwnApplicationsCall } from '#adapters/wire/registrations/read-applications.ts';
import { right } from '#domain/shared/result.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { anActivity, anOwnApplication, showRegistrations } from '../samples/registrations-page.tsx';

afterEach(cleanup);

const part = (n: number, more: Partial<FeePartAnswer> = {}): FeePartAnswer => ({
  n,
  day: n === 1 ? null : `2027-${String(n).padStart(2, '0')}-01`,
  amount: 1000,
  owed: 1000,
  paid: 0,
  returned: 0,
  state: 'later',
  reason: null,
  ...more,
});
const paid = (n: number, more: Partial<FeePartAnswer> = {}) =>
  part(n, { state: 'paid', paid: 1000, ...more });

const shows = (more: Partial<OwnApplicationAnswer>) => {
  const place = { group: 'mati', segment: 'todos' };
  const one = { ...anOwnApplication, state: 'enrolled' as const, place, fee: 12_000, ...more };
  const calls = [stubCall(readOwnApplicationsCall, async () => right({ items: [one] }))];
  return showRegistrations({ isList: true, activity: { phase: 'places' }, kept: [one], calls });
};
const rows = () => screen.getAllByRole('listitem').filter((row) => row.hasAttribute('data-state'));

describe('the parts in which a place is paid', () => {
  it('are said with their day and how they are, with the way to pay the next one', async () => {
    const payment = { id: 'p', url: '/api/vilanova/payments/page?token=t', isRefused: false };
    const forgiven = part(3, { state: 'forgiven', owed: 0, reason: 'Lo pide Cáritas' });
    await shows({ parts: [paid(1), part(2, { state: 'overdue' }), forgiven, part(4)], payment, toPay: 1000 });
    const said = rows().map((row) => row.textContent);
    expect(said[0]).toMatch(/Pago 1 · al aceptar la plaza10,00.€Pagado/u);
    expect(said[1]).toMatch(/Pago 2 · 1 de febrero de 202710,00.€Atrasado/u);
    expect(said[2]).toContain('Ya no se pide · Motivo: Lo pide Cáritas');
    expect(screen.getByText(/^Hay un pago atrasado.*la plaza no se pierde sola/u)).toBeTruthy();
    expect(screen.getByText(/^Pagado: 10,00.€\. Por pagar: 20,00.€\.$/u)).toBeTruthy();
    const pay = screen.getByRole('link', { name: /^Pagar 10,00.€ · Pago 2$/u });
    expect(pay.getAttribute('href')).toBe(payment.url);
    // Nobody scrolls past twelve parts to find it.
    expect(rows()[0]?.compareDocumentPosition(pay)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Dejar la plaza' })));
    expect(screen.getByText(/Los pagos que aún no tocan ya no se te piden/u)).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
  });

  it('that are late are counted: they are paid one by one', async () => {
    await shows({ parts: [paid(1), part(2, { state: 'overdue' }), part(3, { state: 'overdue' })] });
    expect(screen.getByText(/^Hay 2 pagos atrasados\. Se pagan de uno en uno\./u)).toBeTruthy();
  });

  it('are all twelve, and say what went back and what is left once the place has ended', async () => {
    const ended = Array.from({ length: 10 }, (_, at) => part(at + 3, { state: 'ended', owed: 0 }));
    const parts = [paid(1, { returned: 400 }), part(2, { state: 'due', owed: 250 }), ...ended];
    await shows({ state: 'left', parts });
    expect(rows()).toHaveLength(12);
    expect(screen.getByText(/devuelto: 4,00/u)).toBeTruthy();
    expect(screen.getByText(/quedan 2,50/u)).toBeTruthy();
    expect(screen.getByText(/^Pagado: 6,00.€\. Por pagar: 2,50.€\.$/u)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Pagar/u })).toBeNull();
  });

  it('are read before a place is accepted, which costs its first part', async () => {
    const until = '2026-11-20T11:00:00.000Z';
    await shows({ state: 'offered', until, parts: [part(1, { state: 'due' }), part(2)] });
    expect(screen.getByRole('button', { name: /Aceptar la plaza de 10,00/u })).toBeTruthy();
    expect(rows()).toHaveLength(2);
  });

  it('are read at the activity, with their days', async () => {
    const plans = [
      {
        id: 'julio',
        title: { es: 'Todo julio' },
        price: 12_000,
        parts: [
          { day: null, amount: 6000 },
          { day: '2027-02-01', amount: 6000 },
        ],
      },
    ];
    await showRegistrations({ activity: { ...anActivity, plans } });
    expect(screen.getByText('En 2 pagos:')).toBeTruthy();
    expect(screen.getByText(/60,00.€ · 1 de febrero de 2027/u)).toBeTruthy();
  });
});
