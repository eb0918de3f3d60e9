import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lookUpPersonCall, type PersonAtDeskAnswer } from '#adapters/wire/vouchers/desk/look-up-person.ts';
import { readVoucherDeskCall, type VoucherDesk } from '#adapters/wire/vouchers/desk/read-voucher-desk.ts';
import { replaceVoucherCall } from '#adapters/wire/vouchers/desk/replace-voucher.ts';
import { returnVoucherAtDeskCall } from '#adapters/wire/vouchers/desk/return-voucher-at-desk.ts';
import { issueAtDeskCall } from '#adapters/wire/vouchers/issue-at-desk.ts';
import type { OwnOrderAnswer } from '#adapters/wire/vouchers/own-order.ts';
import { left, right } from '#domain/shared/result.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { type StubbedCall, stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { anOffice } from '../../shell/sample-office.tsx';

const print = vi.fn<() => void>();
beforeEach(() => vi.stubGlobal('print', print));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  print.mockClear();
  localStorage.clear();
});

const type = { id: '1', title: { es: 'De veinte' }, face: 2000, price: 1000, uses: 1 };
const aTally = { vouchers: 5, returned: 0, cash: 5000 };
const aDesk = (more: Partial<VoucherDesk> = {}): VoucherDesk => ({
  id: 'otono',
  title: { es: 'Bonos de otoño' },
  state: 'open',
  issue: { from: '2026-11-01T08:00:00Z', until: '2026-12-15T23:00:00Z' },
  types: [{ ...type, left: 40 }],
  areas: [],
  left: 40,
  minimumAge: null,
  today: { all: { vouchers: 5, returned: 0, cash: 5000 }, own: { vouchers: 2, returned: 0, cash: 2050 } },
  ...more,
});
const had = (name: string, back: number | null = null) => ({
  name,
  type: '1',
  uses: 1,
  used: 0,
  issuedAt: '2026-11-10T08:00:00Z',
  back,
});
const aPerson = (more: Partial<PersonAtDeskAnswer> = {}): PersonAtDeskAnswer => ({
  most: 3,
  types: [{ type: '1', most: 3 }],
  has: [],
  owed: [],
  ...more,
});
const anOrder = (id: string, count = 1): OwnOrderAnswer => ({
  id,
  state: 'granted',
  at: '2026-11-18T11:00:00Z',
  lines: [{ type: '1', count }],
  amount: 1000 * count,
  until: null,
  extended: 0,
  payment: null,
  vouchers: Array.from({ length: count }, (_, n) => ({
    id: `7K2QRA5D${id.slice(-3).toUpperCase().padStart(3, '0')}${n}`,
    type: '1',
    code: 'CV1:TEST',
    uses: 1,
    used: 0,
    status: 'granted',
    returnsUntil: null,
  })),
  campaign: {
    id: 'otono',
    title: { es: 'Bonos de otoño' },
    lastDay: '2026-12-31',
    types: [{ ...type, minimum: 0 }],
  },
});

async function draw(calls: readonly StubbedCall[], desk: Partial<VoucherDesk> = {}) {
  history.replaceState(null, '', '/gestion/bonos/otono/mostrador');
  const drawn = anOffice({
    calls: [...calls, stubCall(readVoucherDeskCall, async () => right(aDesk(desk)))],
  });
  render(drawn.office);
  await act(() => drawn.presenter.open());
  return screen.findByLabelText('NIF, NIE o pasaporte');
}
const looked = (person: PersonAtDeskAnswer) => stubCall(lookUpPersonCall, async () => right(person));
/** Enter in a field sends its form. */
const enter = (field: HTMLElement, value: string) =>
  act(async () => {
    fireEvent.change(field, { target: { value } });
    const form = field.closest('form');
    if (form !== null) fireEvent.submit(form);
  });
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('giving vouchers at a desk', () => {
  it('takes a number and two presses of Enter: what is proposed is given, cashed, printed, and the next one can come', async () => {
    const sent: unknown[] = [];
    const field = await draw([
      looked(aPerson()),
      stubCall(issueAtDeskCall, async ({ body }) => {
        sent.push(body);
        return right(anOrder('order', 3));
      }),
    ]);
    expect(screen.getByText(/^2 bonos · 20,50\s€ en efectivo$/u)).toBeDefined();
    await enter(field, '12345678z');
    expect(screen.getByText('Puede tener 3 bonos más')).toBeDefined();
    const count = screen.getByLabelText(/^De veinte/u);
    expect(document.activeElement).toBe(count);
    expect(screen.getByText(/^30,00\s€$/u)).toBeDefined();
    expect(await faultsForAxe()).toEqual([]);
    await enter(count, '3');
    expect(sent).toMatchObject([
      { identity: '12345678z', lines: [{ type: '1', count: 3 }], birthDay: null, area: null },
    ]);
    expect(screen.getByText(/^Cobra 30,00\s€ en efectivo\.$/u)).toBeDefined();
    await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(document.querySelectorAll('[data-sheet] svg')).toHaveLength(3);
    expect(document.activeElement?.textContent).toContain('Siguiente persona');
    await press(/^Siguiente persona/u);
    expect(document.activeElement).toBe(field);
    expect((field as HTMLInputElement).value).toBe('');
    expect(document.querySelector('[data-sheet]')).toBeNull();
  });

  it('says why not, at once and in words, and leaves the person there', async () => {
    const refusal = { kind: 'voucherRefused', where: 'hasMost', faults: [{ kind: 'hasMost', most: 2 }] };
    const field = await draw(
      [
        looked(aPerson({ types: [{ type: '1', most: 1 }] })),
        stubCall(issueAtDeskCall, async () => left(refusal as never)),
      ],
      { minimumAge: 16, areas: [{ id: 'n', title: { es: 'Norte' } }] },
    );
    await enter(field, '12345678z');
    fireEvent.change(screen.getByLabelText(/^Fecha de nacimiento/u), { target: { value: '1984-03-02' } });
    fireEvent.change(screen.getByLabelText('Barrio o zona donde vive'), { target: { value: 'n' } });
    await enter(screen.getByLabelText(/^De veinte/u), '1');
    expect(screen.getByText('Ya tiene 2: es lo máximo por persona.')).toBeDefined();
    expect(screen.getByText('Puede tener 3 bonos más')).toBeDefined();
  });

  it('gives nothing to a person who may have no more, or who is not found', async () => {
    const field = await draw([looked(aPerson({ most: 0, types: [{ type: '1', most: 0 }] }))]);
    await enter(field, '12345678z');
    expect(screen.getByText('Ahora no puede tener más')).toBeDefined();
    expect(document.activeElement?.textContent).toContain('Siguiente persona');
    cleanup();
    const where = { kind: 'voucherRefused', where: 'notListed' } as never;
    const again = await draw([stubCall(lookUpPersonCall, async () => left(where))]);
    await enter(again, '00000001R');
    expect(screen.getByText(/^No está en el registro de esta campaña/u)).toBeDefined();
    expect(document.activeElement).toBe(again);
  });

  it('sends the same again when an answer was lost', async () => {
    const keys: string[] = [];
    const field = await draw([
      looked(aPerson()),
      stubCall(issueAtDeskCall, async ({ body }) => {
        keys.push(body.key);
        return keys.length === 1 ? left({ kind: 'unreachable' }) : right(anOrder('order'));
      }),
    ]);
    await enter(field, '12345678z');
    await enter(screen.getByLabelText(/^De veinte/u), '1');
    expect(screen.getByText(/^Quizá ya esté hecho/u)).toBeDefined();
    await press('Enviar otra vez');
    expect(screen.getByText('1 bono dado')).toBeDefined();
    expect(keys[1]).toBe(keys[0]);
  });
});

describe('replacing lost vouchers at a desk', () => {
  it('asks first, gives one new for each, and collects nothing', async () => {
    const sent: string[] = [];
    const field = await draw([
      looked(aPerson({ has: [had('aaa'), had('bbb')] })),
      stubCall(replaceVoucherCall, async ({ body }) => {
        sent.push(body.name);
        return right(anOrder(body.name));
      }),
    ]);
    await enter(field, '12345678z');
    fireEvent.click(screen.getByText('Ha perdido el móvil o el papel'));
    await press('Cambiar los 2');
    expect(sent).toEqual([]);
    expect(screen.getByText(/^Los 2 códigos que tenía dejan de valer/u)).toBeDefined();
    expect(await faultsForAxe()).toEqual([]);
    await press('Sí, cambiar los 2');
    expect(sent).toEqual(['aaa', 'bbb']);
    expect(screen.getByText('2 bonos nuevos')).toBeDefined();
    expect(screen.queryByText(/^Cobra/u)).toBeNull();
  });

  it('shows what was given also if the last one was refused', async () => {
    let asked = 0;
    const field = await draw([
      looked(aPerson({ has: [had('aaa'), had('bbb')] })),
      stubCall(replaceVoucherCall, async ({ body }) => {
        asked += 1;
        const refusal = { kind: 'voucherRefused', where: 'notGranted' } as never;
        return asked === 2 ? left(refusal) : right(anOrder(body.key));
      }),
    ]);
    await enter(field, '12345678z');
    await press('Cambiar los 2');
    await press('Sí, cambiar los 2');
    expect(screen.getByText('1 bono nuevo')).toBeDefined();
  });
});

describe('cash that is given back at a desk', () => {
  const receipt = (number: string, amount: number) => ({
    number,
    type: '1',
    amount,
    by: 'Neus',
    at: '2026-11-18T11:00:00Z',
  });

  it('is asked about once more, given, and printed as a receipt that is signed', async () => {
    const sent: unknown[] = [];
    const field = await draw(
      [
        looked(aPerson({ has: [had('a', 1000), had('b')] })),
        stubCall(returnVoucherAtDeskCall, async ({ body }) => {
          sent.push(body);
          return right(receipt('R-9B1F0C77AD', 1000));
        }),
      ],
      { today: { all: aTally, own: { ...aTally, returned: 2 } } },
    );
    expect(screen.getByText(/· 2 devueltos$/u)).toBeDefined();
    await enter(field, '12345678z');
    fireEvent.click(screen.getByText('Quiere devolver un bono que pagó aquí'));
    await press(/^Devolver: 10,00\s€$/u);
    expect(await faultsForAxe()).toEqual([]);
    await press(/^Sí, devolverlo y dar 10,00\s€$/u);
    expect(sent).toEqual([{ identity: '12345678z', name: 'a' }]);
    expect(screen.getByText(/^Da 10,00\s€ en efectivo$/u)).toBeDefined();
    expect(document.querySelector('[data-receipt]')?.textContent).toMatch(/R-9B1F0C77AD.*Neus.*Firma/u);
    expect(print).toHaveBeenCalledOnce();
    expect(document.activeElement?.textContent).toContain('Siguiente persona');
  });

  it('waits for who returned over the web; of several, those that were paid are shown if one is refused', async () => {
    let calls = 0;
    const owed = ['a', 'b'].map((name) => ({ name, type: '1', back: 1000 }));
    const field = await draw([
      looked(aPerson({ owed })),
      stubCall(returnVoucherAtDeskCall, async () => {
        calls += 1;
        return calls === 1
          ? right(receipt('R-1', 1000))
          : left({ kind: 'voucherRefused', where: 'notSoldHere' } as never);
      }),
    ]);
    await enter(field, '12345678z');
    expect(screen.getByText(/^Devolvió 2 bonos por la web y no los ha cobrado: 20,00\s€\.$/u)).toBeDefined();
    await press(/^Dar 20,00\s€$/u);
    expect(screen.getByText(/^Da 10,00\s€ en efectivo$/u)).toBeDefined();
  });

  it('says why it is not given, and stays with the person', async () => {
    const field = await draw([
      looked(aPerson({ has: [had('a', 1000)] })),
      stubCall(returnVoucherAtDeskCall, async () =>
        left({ kind: 'voucherRefused', where: 'returnIsOver', faults: [] } as never),
      ),
    ]);
    await enter(field, '12345678z');
    fireEvent.click(screen.getByText('Quiere devolver un bono que pagó aquí'));
    await press(/^Devolver: 10,00\s€$/u);
    await press(/^Sí, devolverlo/u);
    expect(screen.getByText('El plazo para devolverlo ha terminado.')).toBeDefined();
    expect(screen.getByText('Puede tener 3 bonos más')).toBeDefined();
  });
});
