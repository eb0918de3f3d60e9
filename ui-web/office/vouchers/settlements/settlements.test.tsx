import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  approveRunCall,
  checkSaleCall,
  drawRunSampleCall,
  exportRunCall,
  noteBankCall,
} from '#adapters/wire/vouchers/settlements/act-on-run.ts';
import { closeRunCall, listRunsCall, setPayerCall } from '#adapters/wire/vouchers/settlements/list-runs.ts';
import { readRunCall, readSampleSaleCall } from '#adapters/wire/vouchers/settlements/read-run.ts';
import type { RunAnswer, RunsAnswer } from '#adapters/wire/vouchers/settlements/run.ts';
import { left, right } from '#domain/shared/result.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { type StubbedCall, stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { anOffice } from '../../shell/sample-office.tsx';

afterEach(cleanup);

const at = '2026-11-18T08:00:00Z';
const settled = (n: number, status: RunAnswer['settlements'][number]['status']) => ({
  id: `1-${String(n).padStart(4, '0')}`,
  shop: `s${n}`,
  name: `Tienda con un nombre muy largo número ${n}`,
  ibanEnd: '1332',
  amount: 123_456,
  carried: 0,
  borne: 0,
  status,
  reason: '',
});
const aRun = (more: Partial<RunAnswer> = {}): RunAnswer => ({
  number: 1,
  from: at,
  until: at,
  by: 'Neus',
  payer: null,
  settlements: [settled(1, 'closed')],
  sample: null,
  hash: 'a803206573b505dd'.repeat(4),
  waiting: null,
  approvals: [],
  turn: null,
  refused: 'notSampled',
  maySettle: true,
  files: [],
  steps: [
    { number: 1, at, by: 'Neus', act: 'settlement.close', to: '123456' },
    { number: 2, at, by: 'Pau', act: 'settlement.returned', to: '1-0001', words: 'AC04' },
  ],
  ...more,
});
const sampled = {
  seed: '6 2 4',
  by: 'Neus',
  sales: [{ id: 'x1', number: 'B-0001-1', shop: 'Forn', isSuspicious: true, check: null }],
};

async function openPlace(path: string, calls: readonly StubbedCall[]): Promise<void> {
  history.replaceState(null, '', `/gestion/bonos/otono/liquidaciones${path}`);
  const { office, presenter } = anOffice({ calls });
  render(office);
  await act(() => presenter.open());
}
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => {
    fireEvent.click(button);
  });
};
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the settlements of a campaign in the office', () => {
  it('are closed, and say who pays; what is refused is said in words', async () => {
    const none: RunsAnswer = { payer: null, carried: -500, maySettle: true, payerSteps: [], runs: [] };
    const asked: object[] = [];
    const answers = [left({ kind: 'settlementRefused', where: 'nothingOwed' } as const), right(aRun())];
    let runs: RunsAnswer = none;
    await openPlace('', [
      stubCall(listRunsCall, async () => right(runs)),
      stubCall(closeRunCall, async () => answers.shift() ?? right(aRun())),
      stubCall(setPayerCall, async ({ body }) => {
        asked.push(body);
        return asked.length === 1
          ? left({ kind: 'settlementRefused', where: 'iban' } as const)
          : right({ ...none, payer: body });
      }),
    ]);
    await press('Cerrar lo que se debe ahora');
    expect(screen.getByRole('alert').textContent).toBe('Ahora no se debe nada a ninguna tienda.');
    runs = {
      ...none,
      runs: [
        { number: 1, from: at, until: at, by: 'Neus', amount: 500, states: [{ status: 'closed', count: 3 }] },
      ],
    };
    await press('Cerrar lo que se debe ahora');
    expect((await screen.findByRole('link', { name: 'Liquidación 1' })).getAttribute('href')).toBe(
      '/gestion/bonos/otono/liquidaciones/1',
    );
    write('IBAN', 'ES00');
    await press('Guardar la cuenta');
    expect(screen.getByLabelText('IBAN').getAttribute('aria-invalid')).toBe('true');
    await press('Guardar la cuenta');
    expect(asked).toHaveLength(2);
    expect(await faultsForAxe()).toEqual([]);
  });

  it('say what the council bears of vouchers that were used twice, if it bears something', async () => {
    const [first, ...others] = aRun().settlements;
    if (first === undefined) throw new Error('a run without settlements');
    const bears = aRun({ settlements: [{ ...first, borne: 4000 }, ...others] });
    await openPlace('/1', [stubCall(readRunCall, async () => right(bears))]);
    expect(await screen.findByRole('columnheader', { name: /^De ello, por bonos/u })).toBeDefined();
    expect(screen.getByText(/^40,00\s€$/u)).toBeDefined();
    cleanup();
    await openPlace('/1', [stubCall(readRunCall, async () => right(aRun()))]);
    await screen.findAllByRole('columnheader');
    expect(screen.queryByRole('columnheader', { name: /^De ello/u })).toBeNull();
  });

  it('are sampled, and a wrong sale needs words', async () => {
    const asked: object[] = [];
    const sale = {
      id: 'x1',
      number: 'B-0001-1',
      campaign: 'otono',
      at,
      price: '20.00',
      lines: [],
      amount: '10.00',
      rest: '10.00',
      status: 'finished' as const,
      reversibleUntil: at,
      isTicketRepeated: true,
      offline: null,
    };
    await openPlace('/1', [
      stubCall(readRunCall, async () => right(aRun())),
      stubCall(drawRunSampleCall, async ({ body }) => {
        asked.push(body);
        return right(aRun({ sample: sampled }));
      }),
      stubCall(readSampleSaleCall, async () => right({ sale, shop: 'Forn', ticket: 'AAAA', photo: null })),
      stubCall(checkSaleCall, async ({ body }) => {
        asked.push(body);
        const check = { isRight: false, words: body.words, by: 'Neus' };
        return right(
          aRun({ sample: { ...sampled, sales: sampled.sales.map((one) => ({ ...one, check })) } }),
        );
      }),
    ]);
    await screen.findByText('Falta sacar la muestra.');
    expect(screen.getByText(/Pau anotó transferencias devueltas: 1-0001\. «AC04»/u)).toBeTruthy();
    write('Semilla', '6 2 4');
    await press('Sacar la muestra');
    await press('Mirar B-0001-1');
    expect((await screen.findByAltText('El tique')).getAttribute('src')).toBe('data:;base64,AAAA');
    await press('No está bien: anular la venta');
    expect(asked).toHaveLength(1);
    write('Qué has visto', 'Es de otra tienda');
    await press('No está bien: anular la venta');
    expect(asked).toEqual([
      { seed: '6 2 4', size: 20 },
      { sale: 'x1', isRight: false, words: 'Es de otra tienda' },
    ]);
    expect(screen.getByText(/Es de otra tienda/u)).toBeTruthy();
  });

  it('are signed, exported and paid, also with 300 shops', async () => {
    const asked: object[] = [];
    const many = (status: 'closed' | 'approved' | 'exported') => ({
      settlements: Array.from({ length: 300 }, (_, n) => settled(n, status)),
    });
    const sample = { ...sampled, sales: [] };
    const file = { number: 0, id: '1-1-otono', by: 'Neus', at, day: '2026-11-30', transfers: 300, amount: 5 };
    await openPlace('/1', [
      stubCall(readRunCall, async () =>
        right(aRun({ sample, turn: 'second', refused: null, ...many('closed') })),
      ),
      stubCall(approveRunCall, async () =>
        right(
          aRun({
            sample,
            refused: 'nothingToSign',
            approvals: [{ hash: 'h', at, by: ['A', 'B'] }],
            ...many('approved'),
          }),
        ),
      ),
      stubCall(exportRunCall, async ({ body }) => {
        asked.push(body);
        return right(aRun({ sample, refused: 'nothingToSign', files: [file], ...many('exported') }));
      }),
      stubCall(noteBankCall, async ({ body }) => {
        asked.push(body);
        return right(aRun({ sample, files: [file], ...many('exported') }));
      }),
    ]);
    await press(/Firmar y aprobar/u);
    fireEvent.click(screen.getByLabelText(/He leído las 300 tiendas/u));
    await press(/Firmar y aprobar/u);
    write('Día de pago', '2026-11-30');
    await press('Hacer el archivo (SEPA)');
    expect(screen.getByRole('link', { name: 'Descargar 1-1-otono' }).getAttribute('href')).toContain(
      '/staff/vouchers/campaigns/otono/settlements/1/files/0',
    );
    fireEvent.click(screen.getByLabelText('Tienda con un nombre muy largo número 7'));
    await press('El banco las ha devuelto');
    write('Motivo del banco', 'AC04');
    await press('El banco las ha devuelto');
    expect(asked).toEqual([
      { day: '2026-11-30' },
      { settlements: ['1-0007'], outcome: 'returned', reason: 'AC04' },
    ]);
  });
});
