import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useLookForPayment } from './look-for-payment.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('a payment is asked for at once, when its payer returns and, while it waits, every three seconds', () => {
  vi.useFakeTimers();
  const payer = { look: vi.fn<() => Promise<void>>(async () => undefined) };
  const { rerender } = renderHook((state) => useLookForPayment(state, payer), {
    initialProps: { isBegun: false, isUndecided: false },
  });
  vi.advanceTimersByTime(9000);
  expect(payer.look).not.toHaveBeenCalled();
  rerender({ isBegun: true, isUndecided: true });
  expect(payer.look).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(6000);
  expect(payer.look).toHaveBeenCalledTimes(3);
  window.dispatchEvent(new Event('focus'));
  expect(payer.look).toHaveBeenCalledTimes(4);
  rerender({ isBegun: true, isUndecided: false });
  expect(payer.look).toHaveBeenCalledTimes(5);
  vi.advanceTimersByTime(9000);
  expect(payer.look).toHaveBeenCalledTimes(5);
  window.dispatchEvent(new Event('focus'));
  expect(payer.look).toHaveBeenCalledTimes(6);
  rerender({ isBegun: false, isUndecided: false });
  window.dispatchEvent(new Event('focus'));
  expect(payer.look).toHaveBeenCalledTimes(6);
});
