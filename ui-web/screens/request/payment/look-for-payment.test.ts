import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useLookForPayment } from './look-for-payment.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('a payment is asked for at once, every three seconds, and when its payer returns, until it no longer waits', () => {
  vi.useFakeTimers();
  const payer = { look: vi.fn<() => Promise<void>>(async () => undefined) };
  const { rerender } = renderHook(({ isWaiting }) => useLookForPayment(isWaiting, payer), {
    initialProps: { isWaiting: false },
  });
  vi.advanceTimersByTime(9000);
  expect(payer.look).not.toHaveBeenCalled();
  rerender({ isWaiting: true });
  expect(payer.look).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(6000);
  expect(payer.look).toHaveBeenCalledTimes(3);
  window.dispatchEvent(new Event('focus'));
  expect(payer.look).toHaveBeenCalledTimes(4);
  rerender({ isWaiting: false });
  vi.advanceTimersByTime(9000);
  window.dispatchEvent(new Event('focus'));
  expect(payer.look).toHaveBeenCalledTimes(4);
});
