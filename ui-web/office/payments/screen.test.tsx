import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endRefundCall } from '#adapters/wire/payments/end-refund.ts';
import { listPaymentsCall } from '#adapters/wire/payments/list-payments.ts';
import { readStaffPaymentCall } from '#adapters/wire/payments/read-staff-payment.ts';
import { reconcilePaymentsCall } from '#adapters/wire/payments/reconcile-payments.ts';
import { refundPaymentCall } from '#adapters/wire/payments/refund-payment.ts';
import { settlePaymentCall } from '#adapters/wire/payments/settle-payment.ts';
import { readForStaffCall } from '#adapters/wire/requests/read-staff-request.ts';
import { type StaffRequest, staffRequest } from '#adapters/wire/requests/staff-request.ts';
import type { Act } from '#domain/office/roles.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import { aRequest } from '#fixtures/builders/data/council-request.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { type StubbedCall, stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { anOffice, somebody } from '../shell/sample-office.tsx';
import type { ReadPayment } from './read-payment.ts';
import { aComparison, aReadPayment } from './sample-payments.ts';

beforeEach(() => history.replaceState(null, '', '/gestion/pagos'));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

async function draw(calls: readonly StubbedCall[], acts?: readonly Act[]) {
  const drawn = anOffice({ calls, me: async () => right(somebody(acts)) });
  render(drawn.office);
  await act(() => drawn.presenter.open());
  await screen.findByRole('navigation', { name: 'Qué se ve' });
}

const totals = [
  { status: 'review', count: 1, amount: 12, returned: 0 },
  { status: 'used', count: 70, amount: 840, returned: 5 },
] as const;

/** The list over so many payments; says what was asked for. */
function list(count: number) {
  const asked: object[] = [];
  const stub = stubCall(listPaymentsCall, async (query) => {
    asked.push(query);
    const part = {
      concept: { es: 'Escola d’estiu' },
      subject: { kind: 'fee', id: 'activity/estiu' },
      part: 2,
    } as const;
    const others = [{ _id: '2', status: 'review' } as const, { _id: '3', status: 'pay', ...part } as const];
    const items =
      count === 0 ? [] : [aReadPayment(), ...others.map((one) => aReadPayment({ request: null, ...one }))];
    return right({ items, itemsCount: count, totals: [...totals] });
  });
  return { asked, stub };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const settled = () => act(async () => undefined);

describe('the list of payments', () => {
  it('has each with its state, amount and request, and the states with their numbers', async () => {
    const { stub } = list(71);
    await draw([stub]);
    const rows = await screen.findAllByRole('row');
    expect(
      rows.map((row) => [...row.children].map(({ textContent }) => textContent?.trim()).join(' | ')),
    ).toEqual([
      'Día | Para qué | Solicitud | Estado | Importe | Devuelto',
      '17 nov. | Recogida de enseres 2611180001 | 2026-000012 | Usado | 12,00\u00a0€ | –',
      '17 nov. | Recogida de enseres 2 | – | En revisión | 12,00\u00a0€ | –',
      '17 nov. | Escola d’estiu · Pago 2 3 | – | Pagado, sin usar | 12,00\u00a0€ | –',
    ]);
    expect(screen.getByRole('link', { name: 'Usados 70' })).toBeTruthy();
    expect(screen.getByText('1–50 de 71')).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
  });

  it('is filtered by what the address says, and writes it there', async () => {
    history.replaceState(
      null,
      '',
      '/gestion/pagos?estado=review&texto=2611&desde=2026-11-01&hasta=nunca&tras=50',
    );
    const { stub, asked } = list(71);
    await draw([stub]);
    await screen.findAllByRole('row');
    expect(asked).toEqual([
      {
        realm: 'vilanova',
        status: 'review',
        text: '2611',
        from: '2026-11-01',
        until: null,
        refunds: null,
        limit: 50,
        offset: 50,
      },
    ]);
    expect(screen.getByRole('link', { name: 'En revisión 1' }).getAttribute('aria-current')).toBe('true');
    fireEvent.change(screen.getByRole('combobox', { name: 'Devoluciones' }), {
      target: { value: 'waiting' },
    });
    press('Filtrar');
    await settled();
    expect(location.search).toBe('?estado=review&texto=2611&desde=2026-11-01&devoluciones=pendientes');
    fireEvent.click(screen.getByRole('link', { name: 'Quitar filtros' }));
    await settled();
    expect(location.search).toBe('');
  });

  it('says kindly that there are none, and that they could not be read', async () => {
    await draw([list(0).stub]);
    expect(await screen.findByText('Todavía no ha pagado nadie.')).toBeTruthy();
    cleanup();
    await draw([stubCall(listPaymentsCall, async () => left({ kind: 'unreachable' }))]);
    expect(await screen.findByText('No se han podido leer los pagos')).toBeTruthy();
  });

  it('is in the rail only for those who may read it', async () => {
    const drawn = anOffice({ me: async () => right(somebody(['comment.moderate'])) });
    render(drawn.office);
    await act(() => drawn.presenter.open());
    await screen.findByRole('heading', { level: 1, name: 'Aquí no hay nada' });
    expect(screen.queryByRole('link', { name: 'Pagos' })).toBeNull();
  });
});

type Sent = Either<{ readonly kind: string }, ReadPayment>;

/** One payment, as its calls change it. */
async function drawOne(
  before: ReadPayment,
  { after = right(before) as Sent, acts = undefined as readonly Act[] | undefined } = {},
) {
  history.replaceState(null, '', `/gestion/pagos/${before._id}?estado=review`);
  const sent: unknown[] = [];
  const request = JSON.parse(
    JSON.stringify(staffRequest(aRequest({ iid: '2026-000012', title: 'Un sofá', body: 'En la puerta.' }))),
  ) as StaffRequest;
  let now = before;
  const change = async (what: unknown) => {
    sent.push(what);
    if (after._tag === 'Right') now = after.right;
    return after as never;
  };
  await draw(
    [
      stubCall(readStaffPaymentCall, async () => right(now)),
      stubCall(readForStaffCall, async () => right(request)),
      stubCall(settlePaymentCall, ({ payment, body }) => change([payment, body])),
      stubCall(refundPaymentCall, ({ payment, body }) => change([payment, body])),
      stubCall(endRefundCall, ({ payment, number, body }) => change([payment, number, body])),
    ],
    acts,
  );
  await screen.findByRole('heading', { level: 2, name: 'Recogida de enseres' });
  return sent;
}

const submit = (name: string) => {
  const form = screen.getByRole('button', { name }).closest('form');
  if (form !== null) fireEvent.submit(form);
};
const explain = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Motivo' }), { target: { value } });

describe('one payment', () => {
  it('is read beside its request, with its history', async () => {
    const steps = [
      {
        number: 1,
        at: '2026-11-17T10:00:00Z',
        by: 'Pau',
        act: 'payment.settle',
        from: 'review',
        to: 'pay',
        words: 'En caja',
      },
    ];
    await drawOne(aReadPayment({ steps }));
    expect(await screen.findByRole('heading', { level: 3, name: 'Un sofá' })).toBeTruthy();
    expect(screen.getByText(/Pau cambió el pago de en revisión a pagado/u)).toBeTruthy();
    expect(screen.getByRole('link', { name: '‹ Los pagos' }).getAttribute('href')).toBe(
      '/gestion/pagos?estado=review',
    );
    expect(await faultsForAxe()).toEqual([]);
  });

  it('shows a treasurer no request, and a clerk nothing to press', async () => {
    await drawOne(aReadPayment(), { acts: ['payment.read', 'payment.refund'] });
    expect(screen.getByText('Es la 2026-000012. Tu papel no lee solicitudes.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Devolver…' })).toBeTruthy();
    cleanup();
    await drawOne(aReadPayment({ status: 'review' }), { acts: ['payment.read', 'request.read'] });
    expect(screen.queryByRole('button', { name: /Devolver|Resolver/u })).toBeNull();
  });

  it('is settled by hand with a choice and a reason', async () => {
    const review = aReadPayment({ status: 'review', left: 0, request: null });
    const sent = await drawOne(review, {
      after: right(aReadPayment({ status: 'pay', left: 0, request: null })),
    });
    submit('Resolver');
    expect(screen.getByText('Elige cómo acabó.')).toBeTruthy();
    expect(screen.getByText('Escribe el motivo.')).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
    fireEvent.click(screen.getByRole('radio', { name: /Darlo por pagado/u }));
    explain(' Pagó en caja. ');
    submit('Resolver');
    expect(await screen.findByText('Resuelto.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Resolver' })).toBeNull());
    expect(sent).toEqual([['2611180001', { to: 'pay', reason: 'Pagó en caja.' }]]);
  });

  it('is returned in part, once it is confirmed, under one key', async () => {
    const refund = {
      number: 1,
      amount: 5.5,
      state: 'asked',
      by: 'Neus',
      askedAt: '2026-11-18T10:00:00Z',
      endedAt: null,
    } as const;
    const sent = await drawOne(aReadPayment(), {
      after: right(aReadPayment({ left: 6.5, refunds: [refund] })),
    });
    const amount = screen.getByRole<HTMLInputElement>('textbox', { name: 'Importe' });
    expect(amount.value).toBe('12,00');
    for (const [written, fault] of [
      ['doce', 'Escribe un importe, por ejemplo 12,50.'],
      ['0', 'Escribe un importe, por ejemplo 12,50.'],
      ['12,01', 'Es más de lo que se puede devolver.'],
    ] as const) {
      fireEvent.change(amount, { target: { value: written } });
      submit('Devolver…');
      expect(screen.getByText(fault)).toBeTruthy();
    }
    fireEvent.change(amount, { target: { value: '5,5' } });
    explain('No se pudo recoger.');
    submit('Devolver…');
    const dialog = screen.getByRole('dialog', { name: '¿Devolver 5,50\u00a0€?' });
    expect(document.activeElement?.textContent).toBe('No devolver');
    expect(sent).toEqual([]);
    expect(await faultsForAxe()).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Devolver 5,50\u00a0€' }));
    expect(await screen.findByText('Pedido al banco, que aún no ha contestado.')).toBeTruthy();
    expect(sent).toEqual([
      ['2611180001', { amount: 5.5, reason: 'No se pudo recoger.', key: expect.stringMatching(/^key-/u) }],
    ]);
    // Its end is unknown: no other one can be asked for.
    expect(await screen.findByText(/Hay una devolución sin confirmar/u)).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'El banco la hizo' }));
    explain('Figura en Canales.');
    submit('Anotarlo');
    expect(await screen.findByText('Anotado.')).toBeTruthy();
    expect(sent.at(-1)).toEqual(['2611180001', '1', { to: 'done', reason: 'Figura en Canales.' }]);
  });

  it('whose refund the bank did not make is noted as returned another way, or returned again', async () => {
    const refund = {
      number: 2,
      amount: 12,
      state: 'refused',
      by: 'system',
      askedAt: '2026-11-18T10:00:00Z',
      endedAt: '2026-11-18T10:00:01Z',
    } as const;
    const sent = await drawOne(aReadPayment({ left: 12, refunds: [refund] }), {
      after: right(aReadPayment({ left: 0, refunds: [{ ...refund, state: 'done' }] })),
    });
    expect(screen.getByRole('button', { name: 'Devolver…' })).toBeTruthy();
    const form = screen.getByRole('group', { name: '¿Se ha devuelto de otra manera?' });
    fireEvent.click(within(form).getByRole('radio', { name: 'Ha vuelto de otra manera' }));
    const reason = form.closest('form')?.querySelector('textarea') as HTMLTextAreaElement;
    fireEvent.change(reason, { target: { value: 'Por transferencia.' } });
    expect(await faultsForAxe()).toEqual([]);
    submit('Anotarlo');
    expect(await screen.findByText('Anotado.')).toBeTruthy();
    expect(sent).toEqual([['2611180001', '2', { to: 'done', reason: 'Por transferencia.' }]]);
  });

  it('says what the bank or the council refused, and that a mail was not sent', async () => {
    for (const [after, words] of [
      [left({ kind: 'refundTooMuch' }), 'Es más de lo que se puede devolver.'],
      [left({ kind: 'unreachable' }), 'No se ha podido guardar. Vuelve a intentarlo.'],
      [right(aReadPayment({ unsent: 1 })), 'Hecho, pero el correo no ha salido.'],
    ] as const) {
      await drawOne(aReadPayment(), { after });
      explain('Se cobró de más.');
      submit('Devolver…');
      fireEvent.click(screen.getByRole('button', { name: 'Devolver 12,00\u00a0€' }));
      expect(await screen.findByText(words)).toBeTruthy();
      cleanup();
    }
  });

  it('that does not exist says so', async () => {
    history.replaceState(null, '', '/gestion/pagos/nada');
    await draw([stubCall(readStaffPaymentCall, async () => left({ kind: 'unknownPayment' }))]);
    expect(await screen.findByText(/Este pago no existe/u)).toBeTruthy();
  });
});

describe('comparing with the bank', () => {
  beforeEach(() => history.replaceState(null, '', '/gestion/pagos/banco'));
  const pick = (name: string, file: File) =>
    fireEvent.change(screen.getByLabelText(new RegExp(`Elegir archivo: ${name}`, 'u')), {
      target: { files: [file] },
    });
  const csv = new File(['Fecha;Importe\n'], 'operaciones.csv');

  it('shows what it would do before it does it, and settles only after a confirmation', async () => {
    const sent: object[] = [];
    await draw([
      stubCall(reconcilePaymentsCall, async ({ body }) => {
        sent.push(body);
        const isDone = sent.length > 2;
        return right(
          body.settle === true
            ? aComparison({ settled: ['2611180002'] })
            : aComparison(
                isDone
                  ? { entries: aComparison().entries.slice(0, 1), totals: aComparison().totals.slice(0, 1) }
                  : {},
              ),
        );
      }),
    ]);
    press('Comparar');
    expect(screen.getByText('Elige el archivo de operaciones de Redsys.')).toBeTruthy();
    expect(sent).toEqual([]);
    pick('Operaciones de Redsys', csv);
    expect(screen.getByText('operaciones.csv, 1 kB')).toBeTruthy();
    press('Comparar');
    expect(await screen.findByText('Se puede resolver 1: el banco lo dice claro.')).toBeTruthy();
    expect(sent).toEqual([{ redsys: btoa('Fecha;Importe\n'), norma43: null, settle: false }]);
    const [sums, entries] = screen.getAllByRole('table');
    // What does not match comes first, and is what is listed.
    expect(
      within(sums ?? document.body)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['en revisión', 'aquí no consta', 'coincide']);
    expect(entries?.textContent).toContain('2611180002 se dará por pagado');
    expect(await faultsForAxe()).toEqual([]);
    press('Resolver 1');
    expect(sent).toHaveLength(1);
    const dialog = screen.getByRole('dialog', { name: '¿Resolver 1 según el banco?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Resolver 1' }));
    expect(await screen.findByText('Resuelto 1.')).toBeTruthy();
    expect(sent.map((one) => (one as { settle: boolean }).settle)).toEqual([false, true, false]);
    expect(await screen.findByText('Todo cuadra.')).toBeTruthy();
  });

  it('takes a file that is dropped, and the movements of the account', async () => {
    const statement = {
      paidOut: [
        {
          days: [{ day: '2026-11-17', paid: 12, refunded: 0 }],
          lines: [{ line: 3, day: '2026-11-18', amount: 11.88, text: 'TPV' }],
          fee: 0.12,
        },
      ],
      notPaidOut: [{ day: '2026-11-18', paid: 12, refunded: 2 }],
      fees: [],
      others: [{ line: 5, day: '2026-11-18', amount: -3, text: 'Luz' }],
    };
    await draw(
      [stubCall(reconcilePaymentsCall, async () => right(aComparison({ statement })))],
      ['payment.read'],
    );
    const place = screen.getByText('Operaciones de Redsys (CSV)').closest('div') ?? document.body;
    fireEvent.dragOver(place);
    fireEvent.drop(place, { dataTransfer: { files: [csv] } });
    press('Comparar');
    expect(await screen.findByText('17 de noviembre: 11,88 € en 1 movimiento, comisión 0,12 €')).toBeTruthy();
    expect(screen.getByText('18 de noviembre: 12,00 € cobrado, 2,00 € devuelto')).toBeTruthy();
    expect(screen.getByText('18 de noviembre: -3,00 €, Luz')).toBeTruthy();
    // Who only reads sees what could be settled, and no button.
    expect(screen.queryByRole('button', { name: 'Resolver 1' })).toBeNull();
    press('Quitar operaciones.csv');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('names each fault of a file with its line, and compares nothing', async () => {
    const faults = [
      { kind: 'openQuote', line: 3 },
      { kind: 'notAnAmount', line: 4, columns: 'amount', found: '1,2,3' },
      { kind: 'notDigits', line: 5, columns: '11-16', found: 'x' },
      { kind: 'newer', line: 6 },
    ];
    await draw([
      stubCall(reconcilePaymentsCall, async () =>
        left({ kind: 'statementRefused', where: 'redsys', faults }),
      ),
    ]);
    pick('Operaciones de Redsys', csv);
    press('Comparar');
    expect(await screen.findByText('Línea 3: unas comillas no se cierran')).toBeTruthy();
    expect(screen.getByText('Línea 4, importe: no es un importe claro: 1,2,3')).toBeTruthy();
    expect(screen.getByText('Línea 5, columnas 11-16: aquí va un número: x')).toBeTruthy();
    expect(screen.getByText('Línea 6: newer')).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('refuses a file that is too large before it is sent, and says that the line broke', async () => {
    await draw([stubCall(reconcilePaymentsCall, async () => left({ kind: 'unreachable' }))]);
    const large = new File([new Uint8Array(4 * 1024 * 1024 + 1)], 'grande.csv');
    pick('Operaciones de Redsys', large);
    press('Comparar');
    expect(screen.getByText('El archivo pasa de 4 MiB.')).toBeTruthy();
    pick('Operaciones de Redsys', csv);
    press('Comparar');
    expect(await screen.findByText('No se ha podido comparar. Vuelve a intentarlo.')).toBeTruthy();
  });
});
