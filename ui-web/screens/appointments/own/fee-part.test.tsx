import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { payFeeCall } from '#adapters/wire/appointments/pay-fee.ts';
import { readAppointmentCall } from '#adapters/wire/appointments/read-appointment.ts';
import type { OwnVisit } from '#adapters/wire/appointments/visit.ts';
import { left, right } from '#domain/shared/result.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { aBookedService, anOwnVisit, drawAppointments, keptOf } from '../samples/appointments-page.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const due = { amount: 200, state: 'due', canPay: true, isRefused: false } as const;

/** An own appointment that costs two euros, and a bank that is there or not. */
async function draw(fee: OwnVisit['fee'], isThere = true) {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const posted: unknown[] = [];
  const visit = anOwnVisit({ fee: fee ?? null });
  await drawAppointments({
    kept: [keptOf(visit)],
    services: [aBookedService('padron', { fee: '2.00' })],
    calls: [
      stubCall(readAppointmentCall, async () => right(visit)),
      stubCall(payFeeCall, async ({ body }) => {
        posted.push(body);
        return isThere ? right({ payment: 'p', url: '/pay?token=t' }) : left({ kind: 'noBank' });
      }),
    ],
  });
  return { assign, posted, key: visit.id };
}
const press = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Pagar ahora/u })));

describe('what an own appointment costs', () => {
  it('is paid on the page of the bank by who wants to, or at the counter', async () => {
    const { assign, posted, key } = await draw(due);
    expect(screen.getByText(/^O págalo en el mostrador/u)).toBeTruthy();
    expect(screen.getByText('2,00 €, se paga ahora o en el mostrador')).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
    await press();
    expect(posted).toEqual([{ key, forward: '/citas' }]);
    expect(assign).toHaveBeenCalledWith('/pay?token=t');
  });

  it('says that the bank refused it, or is not there', async () => {
    const { assign } = await draw({ ...due, isRefused: true }, false);
    expect(screen.getByText(/^El banco no ha aceptado el pago/u)).toBeTruthy();
    await press();
    expect(screen.getByRole('alert').textContent).toContain('No se puede pagar ahora');
    expect(assign).not.toHaveBeenCalled();
    expect(await faultsForAxe()).toEqual([]);
  });

  it('says that it was paid, or goes back', async () => {
    await draw({ ...due, state: 'paid', canPay: false });
    expect(screen.getByText('2,00 €, pagado')).toBeTruthy();
    expect(screen.getByText(/^Si la devuelves antes de su hora, te devolvemos 2,00 €/u)).toBeTruthy();
    cleanup();
    await draw({ ...due, state: 'back', canPay: false });
    expect(screen.getByText(/^Te devolvemos 2,00 €/u)).toBeTruthy();
  });

  it('is paid at the counter only where the town has no bank', async () => {
    await draw({ ...due, canPay: false });
    expect(screen.getByText('2,00 €, se paga en el mostrador')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Pagar ahora/u })).toBeNull();
  });
});
