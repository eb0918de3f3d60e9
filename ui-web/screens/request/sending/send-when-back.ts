import { useEffect } from 'react';
import { filter, fromEvent, interval, merge } from 'rxjs';
import type { RequestPresenter } from '../presenter.ts';
import type { RequestScreenState } from '../state.ts';

/** Where the browser has a line and the council did not answer, no event tells when it does: it is asked again, so often. */
const askAgain = 60_000;

/** Sends a request that waits as soon as there is a line, if its resident wants that; once, since its key stays. */
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
