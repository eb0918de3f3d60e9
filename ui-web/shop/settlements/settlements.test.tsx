import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  listOwnSettlementsCall,
  type OpenedSettlement,
  type OwnSettlement,
  readOwnSettlementCall,
} from '#adapters/wire/vouchers/settlements/own-settlements.ts';
import type { SaleSeen } from '#adapters/wire/vouchers/sales/sale.ts';
import { left, right } from '#domain/shared/result.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { shopSpeech } from '../i18n/shop-speech.ts';
import { drawInShop, ownBakery, sampleMeans } from '../sample-shop.tsx';
import { reportAsCsv } from './save-report.ts';
import { settlementReport } from './settlement-report.ts';
import { Settlements } from './settlements.tsx';

afterEach(cleanup);

const settlement: OwnSettlement = {
  id: '2-0419',
  campaign: 'otono',
  title: { es: 'Bonos de otoño' },
  from: '2026-11-16T20:00:00.000Z',
  until: '2026-11-17T20:00:00.000Z',
  amount: '12.00',
  carried: '-5.00',
  borne: '5.00',
  status: 'returned',
  reason: 'AC04',
  sample: { drawn: 2, checked: 1, wrong: 1 },
};
const sale = (number: string, amount: string): SaleSeen => ({
  id: number,
  number,
  campaign: 'otono',
  at: '2026-11-17T09:00:00.000Z',
  price: '1240.50',
  lines: [],
  amount,
  rest: '0.00',
  status: 'finished',
  reversibleUntil: '2026-11-17T09:15:00.000Z',
  isTicketRepeated: false,
  offline: null,
});
const opened: OpenedSettlement = {
  settlement,
  since: settlement.from,
  sales: [sale('B-0419-9', '10.00'), sale('=B+1', '10.00')],
  takenBack: [sale('B-0419-2', '5.00')],
  corrections: [{ number: 'B-0419-3', amount: '-3.00' }],
  late: '0.00',
  checks: [
    { number: 'B-0419-9', isRight: false, words: 'No se lee el importe' },
    { number: '=B+1', isRight: null, words: '' },
  ],
};

const openSettlements = (items: readonly OwnSettlement[], signedOut = vi.fn<() => void>()) =>
  drawInShop(
    <Settlements own={ownBakery} signedOut={signedOut} />,
    sampleMeans([
      stubCall(listOwnSettlementsCall, async () => right({ items: [...items] })),
      stubCall(readOwnSettlementCall, async () => right(opened)),
    ]),
  );

describe('the settlements of a shop', () => {
  it('are listed with what became of each, and opened with every sale that they pay', async () => {
    await openSettlements([settlement, { ...settlement, id: '1-0419', status: 'paid', carried: '0.00' }]);
    expect(await screen.findByText('Lo ha devuelto el banco · AC04')).toBeTruthy();
    expect(screen.getAllByText('Se miran 2 ventas, 1 ya miradas · 1 no está bien')).toHaveLength(2);
    expect(screen.getByText(/^Se han descontado 5,00\s€ de antes$/u)).toBeTruthy();
    expect(screen.getAllByText(/^La campaña cubre 5,00\s€ de bonos que se usaron dos veces$/u)).toHaveLength(
      2,
    );
    expect(screen.getByText('Pagado en Bonos de otoño').nextSibling?.textContent).toMatch(/^12,00\s€$/u);
    const [first] = screen.getAllByRole('button', { name: /^Ver la liquidación/u });
    await act(async () => fireEvent.click(first as HTMLElement));
    expect(await screen.findByText('Motivo del banco: AC04')).toBeTruthy();
    expect(screen.getByText('B-0419-2')).toBeTruthy();
    expect(screen.getByText('Correcciones de ventas sin línea').closest('div')?.textContent).toMatch(
      /-3,00\s€$/u,
    );
    expect(
      screen.getByText(/no está bien: se descontará de la siguiente · No se lee el importe/u),
    ).toBeTruthy();
    expect(screen.getAllByText('Te abonamos')[0]?.closest('div')?.textContent).toMatch(
      /^Te abonamos12,00\s€$/u,
    );
  });

  it('are none at first, and lead to the door once the shop is out', async () => {
    await openSettlements([]);
    expect(await screen.findByText(/Aún no hay ninguna liquidación/u)).toBeTruthy();
    cleanup();
    const signedOut = vi.fn<() => void>();
    await drawInShop(
      <Settlements own={ownBakery} signedOut={signedOut} />,
      sampleMeans([
        stubCall(listOwnSettlementsCall, async () => left({ kind: 'shopNotAuthorised' } as const)),
      ]),
    );
    await waitFor(() => expect(signedOut).toHaveBeenCalledOnce());
  });
});

describe('the file of a settlement', () => {
  it('adds up to what is paid in a spreadsheet, and has no cell that one would run', async () => {
    const speech = await shopSpeech('es', 'es');
    await speech.later();
    const csv = reportAsCsv(settlementReport({ own: ownBakery, opened, timeZone: 'Europe/Madrid', speech }));
    const [heading = '', ...rows] = csv.replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(csv.startsWith('\uFEFF')).toBe(true);
    expect(heading).toBe('Venta;Día;Hora;Qué es;Compra;Te abonamos');
    expect(rows[0]).toBe('B-0419-9;2026-11-17;10:00;Venta;1240,50;10,00');
    const cents = rows.map((row) => Number(row.split(';').at(-1)?.replace(',', '')));
    expect(cents.reduce((sum, one) => sum + one, 0)).toBe(1200);
    expect(rows.flatMap((row) => row.split(';')).filter((cell) => /^[=+@]/u.test(cell))).toEqual([]);
    expect(rows[1]?.startsWith("'=B+1;")).toBe(true);
  });
});
