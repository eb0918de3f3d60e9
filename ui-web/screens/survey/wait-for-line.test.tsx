import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OpenState } from './state.ts';
import { useSendWhenBack } from './wait-for-line.ts';

const standing = (dialog: OpenState['dialog']) => ({ dialog }) as OpenState;
const back = () => window.dispatchEvent(new Event('online'));
afterEach(cleanup);

describe('a vote that no line took', () => {
  it.each(['notSent', 'noAnswer'] as const)('is sent again when the line is back (%s)', (kind) => {
    const send = vi.fn<() => Promise<void>>(async () => undefined);
    renderHook(() => useSendWhenBack(standing({ kind: 'refused', refusal: { kind } }), { send }));
    expect(send).not.toHaveBeenCalled();
    back();
    expect(send).toHaveBeenCalledOnce();
  });

  it('is not sent once the dialog is closed, nor after a definite no', () => {
    const send = vi.fn<() => Promise<void>>(async () => undefined);
    const { rerender } = renderHook(({ dialog }) => useSendWhenBack(standing(dialog), { send }), {
      initialProps: { dialog: { kind: 'refused', refusal: { kind: 'notSent' } } as OpenState['dialog'] },
    });
    rerender({ dialog: { kind: 'closed' } as OpenState['dialog'] });
    back();
    rerender({ dialog: { kind: 'refused', refusal: { kind: 'alreadyVoted' } } as OpenState['dialog'] });
    back();
    expect(send).not.toHaveBeenCalled();
  });
});
