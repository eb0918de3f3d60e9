import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type CampaignReport,
  readCampaignReportCall,
} from '#adapters/wire/vouchers/settlements/campaign-report.ts';
import { left, right } from '#domain/shared/result.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { drawVoucherPage, soldCampaign } from '../samples/voucher-page.tsx';

afterEach(cleanup);

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('the accounts of a campaign', () => {
  const report: CampaignReport = {
    id: 'otono',
    title: soldCampaign.title,
    at: '2026-11-17T23:00:00Z',
    budget: '5000.00',
    spent: '1234.50',
    vouchers: [{ id: '1', title: { es: 'Bono de 20' }, given: 40, uses: 12, expired: 1 }],
    headings: [
      { headings: ['bakery'], shops: 5, amount: '1500.00' },
      { headings: ['toys', 'books'], shops: 3, amount: '100.25' },
    ],
  };
  const reported = (more: Partial<CampaignReport> = {}) =>
    stubCall(readCampaignReportCall, async () => right({ ...report, ...more }));

  it('are asked for by a button, and say in words and tables what was given, used and sold where', async () => {
    await drawVoucherPage({ calls: [reported()] });
    expect(screen.queryByText(/Se han gastado/u)).toBeNull();
    await press('Ver las cuentas');
    expect(await screen.findByText(/^Se han gastado 1\.234,50\s€\.$/u)).toBeTruthy();
    expect(screen.getByText(/Contado el 18 de noviembre/u)).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('El Ayuntamiento ha puesto');
    expect(screen.getByRole('row', { name: 'Bono de 20 40 12 1' })).toBeTruthy();
    expect(screen.getByRole('row', { name: /^Juguetes, Libros 3 100,25\s€$/u })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Descargar la tabla (CSV)' }).getAttribute('href')).toContain(
      '/otono/report.csv',
    );
    expect(await faultsForAxe()).toEqual([]);
  });

  it('say that they tell nothing of sales while too few shops have sold', async () => {
    const vouchers = report.vouchers.map((one) => ({ ...one, uses: null }));
    await drawVoucherPage({ calls: [reported({ spent: null, headings: null, vouchers })] });
    await press('Ver las cuentas');
    expect(await screen.findByText(/muy pocas tiendas: decir cuánto/u)).toBeTruthy();
    expect(screen.getByRole('row', { name: 'Bono de 20 40 todavía no 1' })).toBeTruthy();
    cleanup();
    await drawVoucherPage({
      calls: [stubCall(readCampaignReportCall, async () => left({ kind: 'unreachable' }))],
    });
    await press('Ver las cuentas');
    expect(await screen.findByText('No hemos podido cargar las cuentas')).toBeTruthy();
  });
});
