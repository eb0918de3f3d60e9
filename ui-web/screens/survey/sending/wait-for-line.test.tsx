import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OpenState } from '../state.ts';
import { useSendVoteWhenOnline } from './wait-for-line.ts';

const standing = (dialog: OpenState['dialog']) => ({ dialog }) as OpenState;
const back = () => window.dispatchEvent(new Event('online'));
afterEach(cleanup);

describe('a vote that waits for a connection', () => {
  it.each(['notSent', 'noAnswer'] as const)('is sent again when the connection returns (%s)', (kind) => {
    const send = vi.fn<() => Promise<void>>(async () => undefined);
    renderHook(() => useSendVoteWhenOnline(standing({ kind: 'refused', refusal: { kind } }), { send }));
    expect(send).not.toHaveBeenCalled();
    back();
    expect(send).toHaveBeenCalledOnce();
  });

  it('is not sent once the dialog is closed, nor after a definite refusal', () => {
    const send = vi.fn<() => Promise<void>>(async () => undefined);
    const { rerender } = renderHook(({ dialog }) => useSendVoteWhenOnline(standing(dialog), { send }), {
      initialProps: { dialog: { kind: 'refused', refusal: { kind: 'notSent' } } as OpenState['dialog'] },
    });
    rerender({ dialog: { kind: 'closed' } as OpenState['dialog'] });
    back();
    rerender({ dialog: { kind: 'refused', refusal: { kind: 'alreadyVoted' } } as OpenState['dialog'] });
    back();
    expect(send).not.toHaveBeenCalled();
  });
});

describe('a vote that a busy council sent back', () => {
  const busy = (): OpenState['dialog'] => ({
    kind: 'refused',
    refusal: { kind: 'busy', retryAfterSeconds: 3 },
  });
  afterEach(() => vi.useRealTimers());

  it('is sent once at its time, and again each time that it is sent back', () => {
    vi.useFakeTimers();
    const send = vi.fn<() => Promise<void>>(async () => undefined);
    const { rerender } = renderHook(({ dialog }) => useSendVoteWhenOnline(standing(dialog), { send }), {
      initialProps: { dialog: busy() },
    });
    vi.advanceTimersByTime(2999);
    expect(send).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect(send).toHaveBeenCalledOnce();
    rerender({ dialog: { kind: 'sending' } });
    rerender({ dialog: busy() });
    vi.advanceTimersByTime(3000);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('is not sent once the dialog is closed', () => {
    vi.useFakeTimers();
    const send = vi.fn<() => Promise<void>>(async () => undefined);
    const { rerender } = renderHook(({ dialog }) => useSendVoteWhenOnline(standing(dialog), { send }), {
      initialProps: { dialog: busy() },
    });
    rerender({ dialog: { kind: 'closed' } });
    vi.advanceTimersByTime(60_000);
    expect(send).not.toHaveBeenCalled();
  });
});
