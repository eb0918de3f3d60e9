import { useEffect } from 'react';
import { fromEvent, interval, merge, startWith } from 'rxjs';
import type { Payer } from './payer.ts';

/** How often the council is asked whether the bank has answered. */
const askEvery = 3000;

/**
 * While the bank's word on a payment may change, asks for its state: at once, at intervals, and when the payer returns
 * from the tab of the bank.
 */
export function useLookForPayment(isUndecided: boolean, payer: Pick<Payer, 'look'>): void {
  useEffect(() => {
    if (!isUndecided) return undefined;
    const asking = merge(interval(askEvery), fromEvent(window, 'focus'))
      .pipe(startWith(null))
      .subscribe(() => void payer.look());
    return () => asking.unsubscribe();
  }, [isUndecided, payer]);
}
