import { useEffect } from 'react';
import type { RequestPresenter } from './presenter.ts';
import type { RequestScreenState } from './state.ts';

/** Where the browser has a line and the council did not answer, no event tells when it does: it is asked again, so often. */
const askAgain = 60_000;

/** Sends a request that waits as soon as there is a line, if its resident wants that; once, since its key stays. */
export function useSendWhenBack(state: RequestScreenState, presenter: Pick<RequestPresenter, 'send'>): void {
  const wanted = state.kind === 'open' && state.sending.kind === 'waiting' && state.sending.sendsWhenBack;
  useEffect(() => {
    if (!wanted) return undefined;
    const send = () => void presenter.send();
    const asking = setInterval(() => navigator.onLine && send(), askAgain);
    window.addEventListener('online', send);
    return () => {
      clearInterval(asking);
      window.removeEventListener('online', send);
    };
  }, [wanted, presenter]);
}
