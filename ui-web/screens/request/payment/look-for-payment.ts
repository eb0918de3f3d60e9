import { useEffect } from 'react';
import { EMPTY, fromEvent, interval, merge, startWith } from 'rxjs';
import type { Payer } from './payer.ts';

/** How often the council is asked whether the bank has answered. */
const askEvery = 3000;

/**
 * Asks for the state of a payment that was begun: at once, when the payer returns from another tab and, while the bank's
 * word may change, at intervals. One that was paid may have been returned since.
 */
export function useLookForPayment(
  { isBegun, isUndecided }: { readonly isBegun: boolean; readonly isUndecided: boolean },
  payer: Pick<Payer, 'look'>,
): void {
  useEffect(() => {
    if (!isBegun) return undefined;
    const asking = merge(isUndecided ? interval(askEvery) : EMPTY, fromEvent(window, 'focus'))
      .pipe(startWith(null))
      .subscribe(() => void payer.look());
    return () => asking.unsubscribe();
  }, [isBegun, isUndecided, payer]);
}
