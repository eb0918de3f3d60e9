import { useEffect } from 'react';
import type { RequestPresenter } from './presenter.ts';
import type { RequestScreenState } from './state.ts';

/** Sends a request that waits as soon as there is a line, if its resident wants that; once, since its key stays. */
export function useSendWhenBack(state: RequestScreenState, presenter: Pick<RequestPresenter, 'send'>): void {
  const wanted = state.kind === 'open' && state.sending.kind === 'waiting' && state.sending.sendsWhenBack;
  useEffect(() => {
    if (!wanted) return undefined;
    const send = () => void presenter.send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [wanted, presenter]);
}
