import type { Clock } from '#application/ports/clock.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';

/** A clock that goes by the council's server, whatever the clock of the device shows. */
export interface CouncilClock extends Clock {
  /** The server's time, in the words of an answer's `Date` header, as the answer arrives. */
  readonly heard: (date: string | null) => void;
}

/** What the browser says of how a page arrived. */
export type ArrivedPage = Pick<PerformanceNavigationTiming, 'type' | 'responseStart' | 'serverTiming'> & {
  readonly deliveryType?: string;
};

/** The name of the server's time among the times that come with a page (`Server-Timing`). */
const named = 'clock';
/** A smaller difference is the way of the answer, and no wrong clock. */
const tolerated = 5000;
/** A `Date` header has whole seconds: on average it is half a second old. */
const halfASecond = 500;

/**
 * When the server sent the page, and milliseconds since the page began; null if the page does not say so, or comes from
 * a store: its time is that of long ago.
 */
function sentAt(page: ArrivedPage | undefined): { readonly server: Instant; readonly after: number } | null {
  if (page === undefined || page.type === 'back_forward' || page.deliveryType === 'cache') return null;
  const written = page.serverTiming.find(({ name }) => name === named)?.description ?? '';
  return /^\d{12,14}$/u.test(written) ? { server: Number(written), after: page.responseStart } : null;
}

interface Device {
  /** The device's clock, which may be wrong or be set at any time. */
  readonly now: () => Instant;
  /** What its clock showed as the page began. */
  readonly began: Instant;
  /** Null: the page is a stored one. */
  readonly page: ArrivedPage | null;
}

/**
 * The device's clock, corrected by its difference from the server's: first from the page, then from each answer. Until
 * one of them has come, the device's clock counts.
 */
export function councilClock({ now, began, page }: Device): CouncilClock {
  let ahead = 0;
  const set = (server: Instant, device: Instant) => {
    const difference = device - server;
    ahead = Math.abs(difference) < tolerated ? 0 : difference;
  };
  const sent = page && sentAt(page);
  if (sent) set(sent.server, began + sent.after);
  return {
    now: () => now() - ahead,
    heard: (date) => {
      const server = Date.parse(date ?? '');
      if (!Number.isNaN(server)) set(server + halfASecond, now());
    },
  };
}

/** Whether the page is one that the service worker has stored. */
const isStored = () => document.querySelector<HTMLElement>('#page-facts')?.dataset['kept'] !== undefined;

/** The clock of this page; on the server, which draws pages too, there is no page. */
export const pageClock: CouncilClock = councilClock({
  now: () => Date.now(),
  // Not `performance.timeOrigin`: the device may have been set since.
  began: Date.now() - performance.now(),
  page:
    typeof document === 'undefined' || isStored()
      ? null
      : ((performance.getEntriesByType('navigation')[0] as ArrivedPage | undefined) ?? null),
});
