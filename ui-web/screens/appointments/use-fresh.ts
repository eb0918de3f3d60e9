import { useEffect } from 'react';
import { usePlace } from '#ui-web/shell/council-context.ts';
import type { AppointmentsPresenter } from './presenter.ts';
import type { AppointmentsPage } from './state.ts';

/** How often an appointment that is near is asked for, in milliseconds. */
const often = 20_000;
/** From how long before its time on it is near. */
const near = 2 * 3_600_000;

/** Asks again when the page comes into view and, near the time of an appointment or in its queue, every few seconds. */
export function useFresh({ own }: AppointmentsPage, { refresh }: AppointmentsPresenter): void {
  const { now } = usePlace().council.clock;
  const isNear = own.some(
    ({ visit: { state, at } }) =>
      ['arrived', 'called', 'parked', 'serving'].includes(state) ||
      (state === 'confirmed' && Math.abs(Date.parse(at) - now()) < near),
  );
  useEffect(() => {
    const ask = () => document.visibilityState === 'visible' && void refresh();
    document.addEventListener('visibilitychange', ask);
    const timer = isNear ? setInterval(ask, often) : undefined;
    return () => {
      document.removeEventListener('visibilitychange', ask);
      clearInterval(timer);
    };
  }, [isNear, refresh]);
}
