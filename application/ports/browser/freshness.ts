import type { Instant } from '#domain/shared/calendar-day.ts';

/**
 * How fresh what a page shows is: `asking` while the council has not answered yet, `offline` when it cannot be reached,
 * `newer` when it has answered otherwise than what is on show. `since` is when the oldest of it was seen.
 */
export type Freshness =
  | { readonly kind: 'fresh' }
  | { readonly kind: 'asking' | 'offline' | 'newer'; readonly since: Instant };
