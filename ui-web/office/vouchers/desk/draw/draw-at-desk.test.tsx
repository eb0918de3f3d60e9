import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lookUpPersonCall, type PersonAtDeskAnswer } from '#adapters/wire/vouchers/desk/look-up-person.ts';
import { readVoucherDeskCall, type VoucherDesk } from '#adapters/wire/vouchers/desk/read-voucher-desk.ts';
import { issueAtDeskCall } from '#adapters/wire/vouchers/issue-at-desk.ts';
import type { OwnOrderAnswer } from '#adapters/wire/vouchers/own-order.ts';
import { left, right } from '#domain/shared/result.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { anOffice } from '../../../shell/sample-office.tsx';

const print = vi.fn<() => void>();
beforeEach(() => vi.stubGlobal('print', print));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  print.mockClear();
  localStorage.clear();
});

const type = { id: '1', title: { es: 'De veinte' }, face: 2000, price: 1000, uses: 1, left: 0 };
const tally = { vouchers: 0, returned: 0, cash: 0 };
const drawn: VoucherDesk = {
  id: 'otono',
  title: { es: 'Bonos de otoño' },
  state: 'notYet',
  issue: { from: '2026-11-21T08:00:00Z', until: '2026-12-15T23:00:00Z' },
  types: [type],
  areas: [],
  left: 0,
  minimumAge: null,
  today: { all: tally, own: tally },
  draw: { from: '2026-11-10T08:00:00Z', until: '2026-11-20T23:00:00Z', isOpen: true, lot: 2, days: 7 },
};
const entry = {
  code: 'k7qd2m9xw3fp',
  state: 'entered' as const,
  position: null,
  until: null,
  type: '1',
  count: 2,
  amount: 2000,
};
const person = (more: Partial<PersonAtDeskAnswer> = {}): PersonAtDeskAnswer => ({
  most: 0,
  types: [{ type: '1', most: 0 }],
  has: [],
  owed: [],
  ...more,
});
const entered: OwnOrderAnswer = {
  id: 'key',
  state: 'entered',
  at: '2026-11-18T11:00:00Z',
  lines: [{ type: '1', count: 2 }],
  amount: 2000,
  until: null,
  extended: 0,
  payment: null,
  vouchers: [],
  campaign: {
    id: 'otono',
    title: { es: 'Bonos de otoño' },
    lastDay: '2026-12-31',
    types: [{ ...type, minimum: 0 }],
  },
  entry: { draw: 'bonos:otono', code: 'k7qd2m9xw3fp', position: null, sealed: null },
};

type Issue = Parameters<typeof stubCall<typeof issueAtDeskCall>>[1];

/** The desk with this person before it. */
async function before(found: PersonAtDeskAnswer, issue: Issue, desk: Partial<VoucherDesk> = {}) {
  history.replaceState(null, '', '/gestion/bonos/otono/mostrador');
  const office = anOffice({
    calls: [
      stubCall(lookUpPersonCall, async () => right(found)),
      stubCall(readVoucherDeskCall, async () => right({ ...drawn, ...desk })),
      stubCall(issueAtDeskCall, issue),
    ],
  });
  render(office.office);
  await act(() => office.presenter.open());
  const field = await screen.findByLabelText('NIF, NIE o pasaporte');
  await act(async () => {
    fireEvent.change(field, { target: { value: '12345678z' } });
    const form = field.closest('form');
    if (form !== null) fireEvent.submit(form);
  });
}
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

it('a person is put down for the draw with two presses of Enter, and takes a receipt home', async () => {
  const sent: unknown[] = [];
  await before(person(), async ({ body }) => {
    sent.push(body);
    return right(entered);
  });
  expect(screen.getByText('Sorteo: se puede apuntar hasta el 20 de noviembre')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Apuntar al sorteo' }));
  expect(await faultsForAxe()).toEqual([]);
  await press('Apuntar al sorteo');
  expect(sent).toMatchObject([{ identity: '12345678z', lines: [{ type: '1', count: 2 }], birthDay: null }]);
  expect(print).toHaveBeenCalledOnce();
  expect(screen.getByText(/k7qd2m9xw3fp, en |con estas letras, en .*\/sorteos\/bonos:otono/u)).toBeDefined();
  expect(screen.getByText(/desde el 21 de noviembre de 2026 a las 9\.00\. Se guardan 7 días/u)).toBeDefined();
  expect(await faultsForAxe()).toEqual([]);
});

it('the type is chosen if there are several, the day of birth is asked from an age on, and a refusal says why', async () => {
  const sent: unknown[] = [];
  const refused: Issue = async ({ body }) => {
    sent.push(body);
    return left({ kind: 'voucherRefused', where: 'alreadyEntered', faults: [{}] } as never);
  };
  const types = [type, { ...type, id: '2', title: { es: 'De cinco' } }];
  await before(person(), refused, { types, minimumAge: 16 });
  fireEvent.click(screen.getByRole('radio', { name: 'De cinco' }));
  fireEvent.change(screen.getByLabelText(/nacimiento/u), { target: { value: '2001-02-03' } });
  expect(await faultsForAxe()).toEqual([]);
  await press('Apuntar al sorteo');
  expect(sent).toMatchObject([{ lines: [{ type: '2', count: 2 }], birthDay: '2001-02-03' }]);
  expect(screen.getByText('Ya está en el sorteo.')).toBeDefined();
});

it('a person in the draw is told how it stands, and has the lot that they won for cash', async () => {
  const sent: unknown[] = [];
  const issue: Issue = async ({ body }) => {
    sent.push(body);
    return left({ kind: 'voucherRefused', where: 'notHeld', faults: [{}] } as never);
  };
  await before(person({ entry }), issue);
  expect(screen.getByText('Está en el sorteo')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Apuntar al sorteo' })).toBeNull();
  cleanup();
  const draw = { from: '', until: '', isOpen: false, lot: 2, days: 7 };
  await before(person({ entry: { ...entry, state: 'waiting', position: 143 } }), issue, { draw });
  expect(screen.getByText('Espera turno: fue el puesto 143')).toBeDefined();
  cleanup();
  const until = '2026-11-28T08:00:00Z';
  await before(person({ entry: { ...entry, state: 'offered', position: 3, until } }), issue, {
    draw,
    state: 'open',
  });
  expect(screen.getByText('Le tocan 2: De veinte')).toBeDefined();
  expect(screen.queryByText('Ahora no puede tener más')).toBeNull();
  expect(screen.getByText(/^20,00\s€$/u)).toBeDefined();
  expect(await faultsForAxe()).toEqual([]);
  await press(/^Dar/u);
  expect(sent).toMatchObject([{ lines: [{ type: '1', count: 2 }], isLot: true }]);
  expect(screen.getByText(/No tiene bonos guardados/u)).toBeDefined();
  cleanup();
  await before(person(), issue, { draw });
  expect(screen.queryByRole('button', { name: 'Apuntar al sorteo' })).toBeNull();
});
