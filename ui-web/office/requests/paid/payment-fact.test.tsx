import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { readStaffPaymentCall } from '#adapters/wire/payments/read-staff-payment.ts';
import type { Act } from '#domain/office/roles.ts';
import { right } from '#domain/shared/result.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { aReadPayment } from '../../payments/sample-payments.ts';
import { openDesk } from '../sample-desk.tsx';
import { aStaffRequest } from '../sample-request.ts';

afterEach(cleanup);

const path = '/gestion/solicitudes/2026-000001';

async function openPaid(acts?: readonly Act[]) {
  const asked: string[] = [];
  const payment = stubCall(readStaffPaymentCall, async ({ payment: order }) => {
    asked.push(order);
    return right(aReadPayment({ _id: order, amount: 12, returned: 4, status: 'used' }));
  });
  await openDesk({
    requests: [aStaffRequest({ payment: '2026AB12CD34' })],
    calls: [payment],
    path,
    ...(acts && { acts }),
  });
  await screen.findByRole('heading', { level: 2, name: 'Farola apagada' });
  return asked;
}

describe('beside a request that was paid for', () => {
  it('is what was paid and returned, with the way to its payment', async () => {
    await openPaid();
    const link = await screen.findByRole('link', { name: 'Ver el pago' });
    expect(link.getAttribute('href')).toBe('/gestion/pagos/2026AB12CD34');
    const fact = within(link.closest('div') as HTMLElement);
    expect(await fact.findByText(/^12,00\s€ · Usado$/u)).toBeTruthy();
    expect(fact.getByText(/^Devueltos: 4,00\s€$/u)).toBeTruthy();
  });

  it('is nothing for who sees no payments, and nothing is asked', async () => {
    expect(await openPaid(['request.read'])).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Ver el pago' })).toBeNull();
  });
});
