import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { samplePaymentWords } from './examples.tsx';
import { PaymentBox, type PaymentStep } from './payment-box.tsx';

afterEach(cleanup);

function aBox(step: PaymentStep) {
  const onPay = vi.fn<() => void>();
  const onOpenAgain = vi.fn<() => void>();
  const costs = { id: 'pago', concept: 'Recogida', amount: '12,00 €', words: samplePaymentWords };
  render(
    <PaymentBox
      {...costs}
      step={step}
      error="Primero hay que pagar."
      onPay={onPay}
      onOpenAgain={onOpenAgain}
    />,
  );
  return { onPay, onOpenAgain };
}

describe('the payment of a request', () => {
  it.each([
    ['toPay', 'Pagar 12,00 €'],
    ['refused', 'Intentarlo otra vez'],
    ['failed', 'Intentarlo otra vez'],
  ] as const)('%s: can be begun', (step, name) => {
    const { onPay } = aBox(step);
    fireEvent.click(screen.getByRole('button', { name }));
    expect(onPay).toHaveBeenCalledOnce();
    expect(screen.getByText('Primero hay que pagar.')).toBeTruthy();
  });

  it('that is pending: its page can be opened again', () => {
    const { onOpenAgain } = aBox('waiting');
    fireEvent.click(screen.getByRole('button', { name: 'Abrir otra vez la página del banco' }));
    expect(onOpenAgain).toHaveBeenCalledOnce();
    expect(screen.getByRole('status').textContent).toBe('Esperando al banco…');
  });

  it('without a bank: says that it is not possible now, and can be tried again', () => {
    const { onPay } = aBox('noBank');
    expect(screen.getByRole('alert').textContent).toContain('todavía no tiene banco');
    fireEvent.click(screen.getByRole('button', { name: 'Intentarlo otra vez' }));
    expect(onPay).toHaveBeenCalledOnce();
  });

  it('that is being started: accepts no second press', () => {
    const { onPay } = aBox('creating');
    fireEvent.click(screen.getByRole('button'));
    expect(onPay).not.toHaveBeenCalled();
  });

  it('that is made: says so, and asks for nothing more', () => {
    aBox('paid');
    expect(screen.getByRole('status').textContent).toBe('Pago completado.');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText('Primero hay que pagar.')).toBeNull();
  });
});
