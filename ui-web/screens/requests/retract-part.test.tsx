import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { retractRequestCall } from '#adapters/wire/requests/retract-request.ts';
import { cents } from '#domain/shared/money.ts';
import { left, right } from '#domain/shared/result.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { pressAndWait } from '#ui-web/screens/request/samples/sample-screen.tsx';
import { aView, opened, reading } from './samples/sample-view.ts';

afterEach(cleanup);

describe('a sender who takes a request back', () => {
  const left17 = aView({
    title: '',
    body: '',
    status: 'Retirada',
    may: { reply: false, retract: false, files: false },
    paid: { id: '1234abcdef01', amount: cents(1200), returned: cents(0) },
  });

  it('is asked first and told what is erased and what stays, the payment too; and may leave it', async () => {
    let sent = 0;
    const retracting = stubCall(retractRequestCall, async () => {
      sent += 1;
      return right(left17);
    });
    await opened({ calls: [reading(aView({ paid: left17.paid })), retracting] });
    await pressAndWait('Retirar la solicitud');
    const dialog = screen.getByRole('dialog', { name: '¿Retirar la solicitud?' });
    for (const words of [/Se borra ahora/u, /Se queda hasta un año/u, /12,00\s€.*1234abcdef01/u])
      expect(dialog.textContent).toMatch(words);
    await pressAndWait('No, dejarla');
    expect([sent, screen.queryByRole('dialog')]).toEqual([0, null]);
    await pressAndWait('Retirar la solicitud');
    await pressAndWait('Sí, retirarla');
    expect(sent).toBe(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Has retirado esta solicitud.')).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('Has retirado esta solicitud.');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Avisos en la calle');
    expect(screen.queryByText('En la plaza')).toBeNull();
  });

  it('reads how much of a payment went back', async () => {
    const paid = { id: '1234abcdef01', amount: cents(1200), returned: cents(500) };
    await opened({ calls: [reading({ ...left17, paid })] });
    expect(screen.getByText(/^Devuelto: 5,00\s€\. Número de pago: 1234abcdef01/u)).toBeTruthy();
    expect(screen.getAllByText(/12,00\s€ \(1234abcdef01\)\. Devuelto: 5,00\s€/u)).not.toEqual([]);
    expect(screen.queryByText(/no se devuelve solo/u)).toBeNull();
  });

  it.each([
    [{ kind: 'requestOver' }, /ya la ha terminado/u],
    [{ kind: 'notSender' }, /Este dispositivo no envió/u],
    [{ kind: 'unreachable' }, /No hay conexión: no se ha retirado/u],
    [{ kind: 'unknownRequest' }, /No hemos podido retirarla/u],
  ] as const)('is told of a refusal %j', async (refusal, words) => {
    const refusing = stubCall(retractRequestCall, async () => left(refusal));
    await opened({ calls: [reading(aView()), refusing] });
    await pressAndWait('Retirar la solicitud');
    await pressAndWait('Sí, retirarla');
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});
