import { useEffect } from 'react';
import { fromEvent, interval, merge, startWith } from 'rxjs';
import type { Payer } from './payer.ts';

/** How often the council is asked whether the bank has answered. */
const askEvery = 3000;

/**
 * While a payment is pending, asks for its state: at once, at intervals, and when the payer returns from the tab of
 * the bank.
 */
export function useLookForPayment(isWaiting: boolean, payer: Pick<Payer, 'look'>): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const asking = merge(interval(askEvery), fromEvent(window, 'focus'))
      .pipe(startWith(null))
      .subscribe(() => void payer.look());
    return () => asking.unsubscribe();
  }, [isWaiting, payer]);
}
