import { useEffect } from 'react';
import { filter, fromEvent, interval, merge } from 'rxjs';
import type { RequestPresenter } from '../presenter.ts';
import type { RequestScreenState } from '../state.ts';

/**
 * If the browser has a connection and the council did not answer, no event says when it does: it is asked again at
 * this interval.
 */
const askAgain = 60_000;

/**
 * Sends a request that waits as soon as there is a connection, if its resident wants that; once, since its key stays.
 */
export function useSendRequestWhenOnline(
  state: RequestScreenState,
  presenter: Pick<RequestPresenter, 'send'>,
): void {
  const wanted = state.kind === 'open' && state.sending.kind === 'waiting' && state.sending.sendsWhenBack;
  useEffect(() => {
    if (!wanted) return undefined;
    const later = interval(askAgain).pipe(filter(() => navigator.onLine));
    const sending = merge(later, fromEvent(window, 'online')).subscribe(() => void presenter.send());
    return () => sending.unsubscribe();
  }, [wanted, presenter]);
}
